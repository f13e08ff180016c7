import { render } from 'preact'
import { App } from './app.tsx'
import { language, loadTexts } from './texts/t.ts'

document.documentElement.lang = language
// No await of the module: the texts import from the file that it ends up in.
void loadTexts('common').then(() => {
  const root = document.getElementById('app')
  if (root) render(<App />, root)
})
