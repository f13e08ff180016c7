import type { ComponentChildren } from 'preact'
import { Loading } from './loading.tsx'
import { Problem } from './problem.tsx'

type Reading<T> = { data: T | undefined; error: unknown; refetch: () => unknown }

/** Shows an answer once it is there, and before that its loading or its error. */
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
