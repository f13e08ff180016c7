import { readCommandLine } from './common/command-line.ts'

const usage = `
Usage: npm run locales:check [-- --fill]

Checks the files in functions/locales and, for the console, in web/locales. Reports missing and
unknown files and keys, invalid ICU messages, wrong arguments and plurals, wrong numbers,
punctuation, letters and lengths, terms outside the glossary (translations/glossary/<tag>.json),
amounts and trade names, and for the console also texts that are still English.
Exits with status 1 if it finds a fault.

  --fill  first copies missing texts from English and lists their keys as awaiting translation
`

const options = { fill: { type: 'boolean', default: false } } as const
const { fill } = readCommandLine({ usage, options }).values

const { checkLocales } = await import('./locales/check.ts')
const { checkConsole } = await import('./locales/console.ts')
const { consoleTextsOf, readConsoleTree } = await import('./locales/console-tree.ts')
const { fillConsole, fillLocales } = await import('./locales/fill.ts')
const { awaitingOf } = await import('./locales/notes.ts')
const { qualityFaults } = await import('./locales/quality.ts')
const { readLocaleTree } = await import('./locales/read-tree.ts')

if (fill) {
  const paths = [...fillLocales(readLocaleTree()), ...fillConsole(readConsoleTree())]
  for (const path of paths) console.log(`filled: ${path}`)
}
const tree = readLocaleTree()
const consoleTree = readConsoleTree()
const faults = [
  ...checkLocales(tree),
  ...[...tree.keys()].flatMap((tag) => qualityFaults(tree, tag)),
  ...checkConsole(consoleTree),
]
for (const fault of faults) console.error(fault)
console.log(
  faults.length === 0
    ? `The texts of ${tree.size} languages have no faults.`
    : `${faults.length} faults in the texts of ${tree.size} languages.`,
)
const awaiting = [...tree].flatMap(([language, files]) => {
  const ofConsole = consoleTextsOf(consoleTree, language)
  const count = [...files.values(), ofConsole].flatMap(awaitingOf).length
  return count > 0 ? [`${language} ${count}`] : []
})
if (awaiting.length > 0) console.log(`Texts that await translation: ${awaiting.join(', ')}.`)
process.exitCode = faults.length === 0 ? 0 : 1
