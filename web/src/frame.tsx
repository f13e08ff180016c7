import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { ErrorBoundary, useLocation } from 'preact-iso'
import { Toasts } from './components/toasts.tsx'
import { useDeveloper } from './developer.tsx'
import { maySee } from './guard.tsx'
import { LanguageChoice, useLanguage } from './language-choice.tsx'
import { lazyPart } from './lazy-part.tsx'
import { Offline } from './offline.tsx'
import { groups, type Page } from './page.ts'
import { pages } from './pages.ts'
import { signOut } from './session/authentication.ts'
import { type Session, useSession } from './session/session.tsx'
import { t } from './texts/t.ts'

/** The erasure notice loads on demand, because few accounts are being erased. */
const ErasureNotice = lazyPart(() =>
  import('./components/erasure-notice.tsx').then((module) => module.ErasureNotice),
)

/** Moves the focus to the new page, where screen readers and keyboard users then continue. */
export const focusPage = (): void => document.getElementById('page')?.focus({ preventScroll: true })

/** The frame of every page: navigation, language choice and toasts. */
export function Frame({ children }: { children: ComponentChildren }) {
  const session = useSession()
  const { path } = useLocation()
  // The explorer of the reference has its own main landmark, and a page may have only one.
  const Main = path === '/docs' ? 'div' : 'main'
  const shownMain = useRef(Main)
  useLayoutEffect(() => {
    // Changing the element renders its content again, and the router then treats it as the first
    // page.
    if (shownMain.current !== Main) focusPage()
    shownMain.current = Main
  }, [Main])
  useLanguage()
  const isSignedIn = session.kind === 'signedIn'
  // The explorer of the reference has a navigation of its own.
  const layout = !isSignedIn ? 'alone' : path === '/docs' ? 'folded' : ''
  return (
    <div class={`frame ${layout}`}>
      <a class="skip" href="#page">
        {t('common.skip')}
      </a>
      <header class="bar">
        <a class="brand" href="/">
          <img src="/favicon.svg" alt="" width="28" height="28" /> Plant Analysis
        </a>
        {isSignedIn && (
          <button type="button" class="menu-button" popovertarget="navigation">
            {t('common.menu')}
          </button>
        )}
      </header>
      {session.kind === 'signedIn' && <Navigation key={path} session={session} />}
      <Main id="page" class="main" tabIndex={-1}>
        <Offline />
        {session.kind === 'signedIn' && session.session.erasure && (
          <ErrorBoundary>
            <ErasureNotice />
          </ErrorBoundary>
        )}
        {children}
      </Main>
      {isSignedIn && <BottomBar path={path} />}
      <Toasts />
    </div>
  )
}

const mainPages = [
  {
    address: '/',
    label: 'common.photo',
    drawing: 'M3 8h4l2-3h6l2 3h4v12H3ZM12 10a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
  },
  {
    address: '/compare',
    label: 'common.groupPlants',
    drawing: 'M12 21v-9M12 15C5 15 4 10 4 6c5 0 8 3 8 9ZM12 12c0-5 3-8 8-8 0 5-2 8-8 8Z',
  },
  {
    address: '/history',
    label: 'common.history',
    drawing: 'M4 12a8 8 0 1 0 3-6L4 8M4 4v4h4M12 8v5l3 2',
  },
] as const

/** The pages that a grower needs most, within reach of a thumb. Shown on phones only. */
function BottomBar({ path }: { path: string }) {
  return (
    <nav class="bottom-bar" aria-label={t('common.mainPages')}>
      {mainPages.map(({ address, label, drawing }) => (
        <a key={address} href={address} aria-current={path === address ? 'page' : undefined}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d={drawing} />
          </svg>
          {t(label)}
        </a>
      ))}
    </nav>
  )
}

function Navigation({ session }: { session: Session & { kind: 'signedIn' } }) {
  const { path } = useLocation()
  const { isOn, choose } = useDeveloper()
  const seen = pages.filter(
    ({ access, navigation }) =>
      navigation && (isOn || navigation.group !== 'developers') && maySee(session, access),
  )
  return (
    <nav id="navigation" popover="auto" aria-label={t('common.navigation')}>
      {groups.map((group) => {
        const links = seen.filter(({ navigation }) => navigation?.group === group)
        return links.length > 0 && <Links key={group} title={group} links={links} path={path} />
      })}
      <footer>
        <LanguageChoice />
        <label class="choice">
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ currentTarget }) => choose(currentTarget.checked)}
          />
          {t('common.developerTools')}
        </label>
        <p class="quiet">{session.email}</p>
        <button type="button" onClick={() => void signOut()}>
          {t('common.signOut')}
        </button>
      </footer>
    </nav>
  )
}

const titles = {
  plants: 'common.groupPlants',
  developers: 'common.groupDevelopers',
  account: 'common.groupAccount',
  operators: 'common.groupOperators',
} as const

function Links({
  title,
  links,
  path,
}: {
  title: keyof typeof titles
  links: readonly Page[]
  path: string
}) {
  return (
    <section>
      <h2>{t(titles[title])}</h2>
      <ul>
        {links.map((page) => (
          <li key={page.path}>
            <a href={page.path} aria-current={path === page.path ? 'page' : undefined}>
              {page.navigation && t(page.navigation.label)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
