import type { ComponentChildren } from 'preact'
import { Loading } from './loading.tsx'
import { Problem } from './problem.tsx'

type Reading<T> = { data: T | undefined; error: unknown; refetch: () => unknown }

/** Shows what was read, or that it is on its way, or why it did not come. */
export function Read<T>({
  from,
  children,
}: {
  from: Reading<T>
  children: (data: T) => ComponentChildren
}) {
  if (from.data !== undefined) return <>{children(from.data)}</>
  if (from.error) return <Problem error={from.error} retry={() => void from.refetch()} />
  return <Loading />
}
