import type { ComponentType } from 'preact'
import { lazy } from 'preact-iso'
import { Problem } from './components/problem.tsx'
import { loadPart } from './load-part.ts'

/**
 * A component that is loaded when it is first shown. Where it does not load, what says so takes its
 * place: `lazy` by itself waits for ever, and no boundary of errors hears of it.
 */
export const lazyPart = (load: () => Promise<ComponentType>) =>
  lazy(() => loadPart(load()).catch((error: unknown) => () => <Problem error={error} />))
