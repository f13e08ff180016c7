import { writeFileSync } from 'node:fs'
import { readCommandLine, refuse } from './common/command-line.ts'

const usage = `
Usage: npm run advice -- --cases [options]

Prints what a grower would read for each written case, with what a pathologist expects beside it.
The cases are in scripts/advice/cases. Ends with status 1 where an answer is not as expected.

  --cases        all cases, or those of --only
  --only <text>  cases whose id has this in it
  --html <file>  writes a page for a person to read, in place of printing
`

const options = {
  cases: { type: 'boolean', default: false },
  only: { type: 'string', default: '' },
  html: { type: 'string' },
} as const
const { cases, only, html } = readCommandLine({ usage, options }).values
if (!cases) refuse('Give --cases. `--help` says what there is.')

const { readCases } = await import('./advice/case.ts')
const { tryCase } = await import('./advice/check.ts')
const { expectationsOf, pageOf } = await import('./advice/page.ts')

const results = readCases()
  .filter(({ id }) => id.includes(only))
  .map(tryCase)
if (html === undefined) {
  for (const { given, answers } of results) {
    console.log(`\n# ${given.id}: ${given.asks} (${given.source})`)
    for (const expected of expectationsOf(given)) console.log(`  expects: ${expected}`)
    for (const { model, lines, faults } of answers) {
      console.log(`\n${model} model:\n${lines.join('\n')}`)
      for (const fault of faults) console.log(`FAULT ${fault}`)
    }
  }
} else {
  writeFileSync(html, pageOf(results))
}
const faulty = results.filter(({ answers }) => answers.some(({ faults }) => faults.length > 0))
console.log(`${results.length} cases, ${faulty.length} not as expected.`)
process.exitCode = faulty.length === 0 ? 0 : 1
