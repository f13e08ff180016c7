import { readCommandLine } from './common/command-line.ts'
import { checkLocales } from './locales/check.ts'
import { readLocaleTree } from './locales/read-tree.ts'

const usage = `
Usage: npm run locales:check

Says what is wrong with the files in functions/locales: files and keys that are missing or that
nothing reads, texts that are no ICU message, and arguments and plurals that are not those of the language.
Ends with status 1 where something is.
`

readCommandLine({ usage })

const tree = readLocaleTree()
const faults = checkLocales(tree)
for (const fault of faults) console.error(fault)
console.log(
  faults.length === 0
    ? `The texts of ${tree.size} languages are whole.`
    : `${faults.length} faults in the texts of ${tree.size} languages.`,
)
process.exitCode = faults.length === 0 ? 0 : 1
