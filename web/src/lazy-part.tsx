import type { ComponentType } from 'preact'
import { lazy } from 'preact-iso'
import { Problem } from './components/problem.tsx'
import { loadPart } from './load-part.ts'

/**
 * A component that is loaded when it is first shown. Shows an error if the loading fails. With
 * Preact's `lazy` alone, the page would wait for ever, and no error boundary would notice.
 */
export const lazyPart = <P,>(load: () => Promise<ComponentType<P>>) =>
  lazy(() =>
    loadPart(load()).catch(
      (error: unknown): ComponentType<P> =>
        () => <Problem error={error} />,
    ),
  )
