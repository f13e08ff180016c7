import { render } from 'preact'
import { App } from './app.tsx'
import { language, loadTexts } from './texts/t.ts'

/** Shows the error in English, because the texts of all languages have failed to load. */
const notLoaded = (
  <p class="notice problem" role="alert" lang="en">
    The console did not load. <a href="">Load it again</a>
  </p>
)

const show = (shown: typeof notLoaded): void => {
  const root = document.getElementById('app')
  // The page has a static start, which Preact would otherwise try to reuse.
  root?.replaceChildren()
  if (root) render(shown, root)
}

document.documentElement.lang = language
// Not a top-level `await`, because the texts import from the bundle of this module.
void loadTexts('common').then(
  () => show(<App />),
  () => show(notLoaded),
)
