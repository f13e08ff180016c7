import { type ComponentChildren, createContext } from 'preact'
import { useContext, useState } from 'preact/hooks'
import { type Session, useSession } from './session/session.tsx'

const storageKey = 'developer'

type Choice = { readonly isOn: boolean; readonly choose: (isOn: boolean) => void }

const DeveloperContext = createContext<Choice>({ isOn: false, choose: () => undefined })

/** Whether the console shows what only developers need, such as API keys and calls as code. */
export const useDeveloper = (): Choice => useContext(DeveloperContext)

/** Growers rarely program. Enterprises and operators do. */
function isUsual(session: Session): boolean {
  if (session.kind !== 'signedIn') return false
  const { account, user } = session.session
  return account.type === 'enterprise' || user.role !== 'user'
}

/** Stores the choice in the browser. */
export function DeveloperProvider({ children }: { children: ComponentChildren }) {
  const session = useSession()
  const [chosen, setChosen] = useState(localStorage.getItem(storageKey))
  const isOn = chosen === null ? isUsual(session) : chosen === 'on'
  const choose = (on: boolean) => {
    const value = on ? 'on' : 'off'
    localStorage.setItem(storageKey, value)
    setChosen(value)
  }
  return <DeveloperContext.Provider value={{ isOn, choose }}>{children}</DeveloperContext.Provider>
}
