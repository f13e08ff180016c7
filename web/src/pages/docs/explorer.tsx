import { useEffect, useRef, useState } from 'preact/hooks'
import { Loading } from '../../components/loading.tsx'
import { Problem } from '../../components/problem.tsx'
import { loadPart } from '../../load-part.ts'
import { appToken, identityToken } from '../../session/authentication.ts'
import styles from './explorer.css?inline'

/** The request that the explorer is about to send. */
type RequestEvent = CustomEvent<{ request: { options: { headers: Headers } } }>

type ExplorerElement = HTMLElement & {
  setAuthenticationConfiguration: (scheme: string, value: { token: string }) => Promise<void>
}

/** What the samples contain instead of a credential, by header and scheme of the definition. */
const samples = {
  authorization: { scheme: 'identityToken', token: '$TOKEN' },
  'x-api-key': { scheme: 'apiKey', token: '$KEY' },
} as const

/** Shows in the samples how a call is authorised. Each sample has one credential. */
function showCredential(explorer: ExplorerElement, usesKey: boolean): void {
  for (const [header, { scheme, token }] of Object.entries(samples)) {
    const isUsed = (header === 'x-api-key') === usesKey
    // Rejects while the explorer has no definition, which it then gets with its next load.
    explorer
      .setAuthenticationConfiguration(scheme, { token: isUsed ? token : '' })
      .catch(() => undefined)
  }
}

/** A token is valid for an hour. The explorer sends a request without waiting for a new token. */
const tokenRefreshMs = 5 * 60_000

/** The explorer scrolls at most 150 ms after it has the definition. */
const settleMs = 200

/**
 * Shows openapi-explorer with the service's definition. Calls from the explorer use the token of
 * the signed-in user or an API key. The page keeps both credentials in memory only.
 */
export function Explorer({
  apiUrl,
  apiKey,
  signedIn,
}: {
  apiUrl: string
  apiKey: string
  signedIn: boolean
}) {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'shown' | { error: unknown }>('loading')
  const credential = useCredential(apiKey, signedIn)
  const usesKey = useRef(false)
  usesKey.current = apiKey !== '' || !signedIn
  useEffect(() => {
    const shown = place.current?.firstElementChild as ExplorerElement | null | undefined
    if (state === 'shown' && shown) showCredential(shown, usesKey.current)
  }, [usesKey.current])
  useEffect(() => {
    const authorise = (event: Event) => {
      const { headers } = (event as RequestEvent).detail.request.options
      for (const name of Object.keys(samples)) headers.delete(name)
      for (const [name, value] of Object.entries(credential.current)) headers.set(name, value)
    }
    let left = false
    loadPart(import('openapi-explorer')).then(
      () => {
        if (left) return
        const explorer = document.createElement('openapi-explorer')
        explorer.addEventListener('request', authorise)
        explorer.addEventListener('spec-loaded', ({ target }) => {
          settle(target as HTMLElement)
          showCredential(target as ExplorerElement, usesKey.current)
        })
        for (const [name, value] of Object.entries(settings(apiUrl)))
          explorer.setAttribute(name, value)
        place.current?.replaceChildren(explorer)
        explorer.shadowRoot?.adoptedStyleSheets.push(styleSheet())
        confine(explorer)
        setState('shown')
      },
      (error: unknown) => setState({ error }),
    )
    return () => {
      left = true
    }
  }, [apiUrl])
  return (
    <>
      {state === 'loading' && <Loading />}
      {typeof state === 'object' && <Problem error={state.error} />}
      <div ref={place} class="explorer" />
    </>
  )
}

/** The styles lie in the explorer's own part of the page, so that no other page loads them. */
function styleSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  return sheet
}

/**
 * Hides the explorer's content from the explorer itself once the user has left the page. A moment
 * after the explorer has the definition, it looks for the part to show. If the explorer found the
 * part on the next page, it would write the part's name into the address of that page.
 */
function confine(explorer: HTMLElement): void {
  const { shadowRoot } = explorer
  const { pathname } = window.location
  const isShown = () => explorer.isConnected && window.location.pathname === pathname
  const get = () => (isShown() ? shadowRoot : document.createDocumentFragment())
  Object.defineProperty(explorer, 'shadowRoot', { get })
}

/**
 * Keeps the explorer from taking the focus and moving the page when it scrolls to its start position.
 * Also makes the explorer's scrolling parts reachable by keyboard, even parts without a link.
 */
function settle(explorer: HTMLElement): void {
  explorer.inert = true
  const { scrollX, scrollY } = window
  setTimeout(() => {
    if (explorer.isConnected) scrollTo(scrollX, scrollY)
    explorer.inert = false
    explorer.shadowRoot?.querySelector('main')?.setAttribute('tabindex', '0')
  }, settleMs)
}

function settings(apiUrl: string): Record<string, string> {
  return {
    'spec-url': `${apiUrl}/v1/openapi.json`,
    'server-url': apiUrl,
    'hide-server-selection': 'true',
    // The page itself asks for the credentials.
    'hide-authentication': 'true',
    collapse: 'true',
    'fetch-credentials': 'omit',
  }
}

/** Keeps the credential headers of calls up to date. Visitors without a key send no such header. */
function useCredential(apiKey: string, signedIn: boolean) {
  const header = useRef<Record<string, string>>({})
  useEffect(() => {
    if (apiKey || !signedIn) {
      header.current = apiKey ? { 'x-api-key': apiKey } : {}
      return undefined
    }
    const renew = async () => {
      const [token, ofApp] = await Promise.all([identityToken(), appToken()])
      header.current = {
        authorization: `Bearer ${token}`,
        ...(ofApp && { 'x-firebase-appcheck': ofApp }),
      }
    }
    void renew()
    const timer = setInterval(() => void renew(), tokenRefreshMs)
    return () => clearInterval(timer)
  }, [apiKey, signedIn])
  return header
}
