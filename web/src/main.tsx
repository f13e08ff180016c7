import { render } from 'preact'
import { App } from './app.tsx'
import { language, loadTexts } from './texts/t.ts'

document.documentElement.lang = language
await loadTexts('common')
const root = document.getElementById('app')
if (root) render(<App />, root)
