import type { Output } from '@plant-analysis/client'
import { useQuery } from '@tanstack/preact-query'
import { type ComponentChildren, createContext } from 'preact'
import { useCallback, useContext, useEffect, useState } from 'preact/hooks'
import { request } from '../api/request.ts'
import { language } from '../texts/t.ts'
import { wasSignedIn, watchUser } from './authentication.ts'
import { startWorker } from './worker.ts'

type SignedIn = {
  readonly kind: 'signedIn'
  readonly uid: string
  readonly email: string | null
  readonly emailVerified: boolean
  readonly session: Output<'account.openSession'>
}

export type Session =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | SignedIn

type Person = {
  readonly uid: string
  readonly email: string | null
  readonly emailVerified: boolean
}

const SessionContext = createContext<Session>({ kind: 'unknown' })
const StartContext = createContext(() => {})

export const useSession = (): Session => useContext(SessionContext)

/** Starts to watch for a user, after a visitor has signed in. */
export const useStartSession = (): (() => void) => useContext(StartContext)

/** The session on a page that requires a sign-in. Throws on any other page. */
export function useSignedIn(): SignedIn {
  const session = useSession()
  if (session.kind !== 'signedIn') throw new Error('this page requires a sign-in')
  return session
}

/** Opens the session of the signed-in user. For a new user, this call also creates the account. */
export function SessionProvider({ children }: { children: ComponentChildren }) {
  const [person, setPerson] = useState<Person | null | undefined>(wasSignedIn() ? undefined : null)
  const [fault, setFault] = useState<unknown>(null)
  const [isWatching, setWatching] = useState(wasSignedIn)
  useEffect(() => {
    if (!isWatching) return
    watchUser((user) =>
      setPerson(user && { uid: user.uid, email: user.email, emailVerified: user.emailVerified }),
    ).catch(setFault)
    // A browser without workers, or with a full disk, only has no console without a network.
    startWorker().catch(() => undefined)
  }, [isWatching])
  const start = useCallback(() => setWatching(true), [])
  const opened = useQuery({
    queryKey: ['session', person?.uid],
    queryFn: () => request('account.openSession', { body: { language } }),
    enabled: !!person,
    staleTime: 60_000,
  })
  const session: Session = fault
    ? { kind: 'failed', error: fault, retry: () => location.reload() }
    : sessionOf(person, opened)
  return (
    <StartContext.Provider value={start}>
      <SessionContext.Provider value={session}>{children}</SessionContext.Provider>
    </StartContext.Provider>
  )
}

type Opened = { data: SignedIn['session'] | undefined; error: unknown; refetch: () => unknown }

function sessionOf(person: Person | null | undefined, { data, error, refetch }: Opened): Session {
  if (person === undefined) return { kind: 'unknown' }
  if (person === null) return { kind: 'nobody' }
  if (data) return { kind: 'signedIn', ...person, session: data }
  return error ? { kind: 'failed', error, retry: () => void refetch() } : { kind: 'unknown' }
}
