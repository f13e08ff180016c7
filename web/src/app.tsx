import { QueryClientProvider } from '@tanstack/preact-query'
import { useErrorBoundary, useState } from 'preact/hooks'
import { LocationProvider, Route, Router, useLocation } from 'preact-iso'
import { queryClient } from './api/query-client.ts'
import { Problem } from './components/problem.tsx'
import { DeveloperProvider } from './developer.tsx'
import { Frame, focusPage } from './frame.tsx'
import { Guard } from './guard.tsx'
import { LanguageProvider, useLanguage } from './language-choice.tsx'
import { lazyPart } from './lazy-part.tsx'
import { NotFound } from './not-found.tsx'
import type { Page } from './page.ts'
import { pages } from './pages.ts'
import { SessionProvider } from './session/session.tsx'
import { loadTexts } from './texts/t.ts'

/** A page with its texts. The browser loads the code and the texts when the page is first shown. */
function routeOf({ path, access, area, shares = area, load }: Page) {
  const Shown = lazyPart(async () => {
    const [{ Page: Loaded }] = await Promise.all([load(), loadTexts(area), loadTexts(shares)])
    return Loaded
  })
  const Guarded = () => {
    useLanguage()
    return (
      <Guard access={access}>
        <Shown />
      </Guard>
    )
  }
  return { path, Guarded }
}

const routes = pages.map(routeOf)

export function App() {
  return (
    <LocationProvider>
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <DeveloperProvider>
            <LanguageProvider>
              <Frame>
                <Pages />
              </Frame>
            </LanguageProvider>
          </DeveloperProvider>
        </SessionProvider>
      </QueryClientProvider>
    </LocationProvider>
  )
}

/** Shows the page of the address. If the page fails, the navigation stays usable. */
function Pages() {
  const { path } = useLocation()
  const [failed, setFailed] = useState<{ path: string; error: unknown } | null>(null)
  // preact-iso's own boundary does not catch errors, because its state never changes.
  useErrorBoundary((error: unknown) => setFailed({ path, error }))
  if (failed?.path === path) return <Problem error={failed.error} retry={() => setFailed(null)} />
  return (
    <Router onRouteChange={focusPage}>
      {routes.map(({ path: pattern, Guarded }) => (
        <Route key={pattern} path={pattern} component={Guarded} />
      ))}
      <Route default component={NotFound} />
    </Router>
  )
}
