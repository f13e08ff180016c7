import type { Output } from '@plant-analysis/client'
import { useQuery } from '@tanstack/preact-query'
import { type ComponentChildren, createContext } from 'preact'
import { useContext, useEffect, useState } from 'preact/hooks'
import { request } from '../api/request.ts'
import { language } from '../texts/t.ts'
import { wasSignedIn, watchUser } from './authentication.ts'

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

export const useSession = (): Session => useContext(SessionContext)

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
  useEffect(() => {
    const watch = () =>
      void watchUser((user) =>
        setPerson(user && { uid: user.uid, email: user.email, emailVerified: user.emailVerified }),
      ).catch(setFault)
    if (wasSignedIn()) watch()
    else addEventListener('sign-in', watch, { once: true })
    return () => removeEventListener('sign-in', watch)
  }, [])
  const opened = useQuery({
    queryKey: ['session', person?.uid],
    queryFn: () => request('account.openSession', { body: { language } }),
    enabled: !!person,
    staleTime: 60_000,
  })
  const session: Session = fault
    ? { kind: 'failed', error: fault, retry: () => location.reload() }
    : sessionOf(person, opened)
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>
}

type Opened = { data: SignedIn['session'] | undefined; error: unknown; refetch: () => unknown }

function sessionOf(person: Person | null | undefined, { data, error, refetch }: Opened): Session {
  if (person === undefined) return { kind: 'unknown' }
  if (person === null) return { kind: 'nobody' }
  if (data) return { kind: 'signedIn', ...person, session: data }
  return error ? { kind: 'failed', error, retry: () => void refetch() } : { kind: 'unknown' }
}
