import type { ComponentChildren } from 'preact'
import { Loading } from './loading.tsx'
import { Problem } from './problem.tsx'

type Reading<T> = { data: T | undefined; error: unknown; refetch: () => unknown }

/** Shows a loading sign until an answer arrives, and then shows the answer or the error. */
export function Read<T>({
  from,
  loading = <Loading />,
  children,
}: {
  from: Reading<T>
  loading?: ComponentChildren
  children: (data: T) => ComponentChildren
}) {
  if (from.data !== undefined) return <>{children(from.data)}</>
  if (from.error) return <Problem error={from.error} retry={() => void from.refetch()} />
  return <>{loading}</>
}
