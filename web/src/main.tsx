import { render } from 'preact'
import { App } from './app.tsx'
import { language, loadTexts } from './texts/t.ts'

/** It is in English alone: the words of every language are what did not load. */
const notLoaded = (
  <p class="notice problem" role="alert" lang="en">
    The console did not load. <a href="">Load it again</a>
  </p>
)

const show = (shown: typeof notLoaded): void => {
  const root = document.getElementById('app')
  if (root) render(shown, root)
}

document.documentElement.lang = language
// No await of the module: the texts import from the file that it ends up in.
void loadTexts('common').then(
  () => show(<App />),
  () => show(notLoaded),
)
