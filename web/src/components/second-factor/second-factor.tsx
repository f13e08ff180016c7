import type { MultiFactorError } from 'firebase/auth'
import { ErrorBoundary } from 'preact-iso'
import { lazyPart } from '../../lazy-part.tsx'
import { codeOf } from '../error-words.ts'

/** The dialog loads on demand, because few users have a second factor. */
const AskForCode = lazyPart(() => import('./ask-for-code.tsx').then((module) => module.AskForCode))

/** Asks for the code of a second factor if a sign-in has failed for lack of it. */
export function SecondFactor({ error, onDone }: { error: unknown; onDone: () => void }) {
  if (codeOf(error) !== 'auth/multi-factor-auth-required') return null
  return (
    <ErrorBoundary>
      <AskForCode error={error as MultiFactorError} onDone={onDone} />
    </ErrorBoundary>
  )
}
