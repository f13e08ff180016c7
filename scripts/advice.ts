import { writeFileSync } from 'node:fs'
import { readCommandLine, refuse } from './common/command-line.ts'

const usage = `
Usage: npm run advice -- --cases [options]

Prints the advice for each case in scripts/advice/cases, with what a pathologist expects of it.
Exits with status 1 if an answer differs from the expectation.

  --cases        checks all cases, or those of --only
  --only <text>  only the cases whose id contains this text
  --html <file>  writes an HTML page instead of printing
`

const options = {
  cases: { type: 'boolean', default: false },
  only: { type: 'string', default: '' },
  html: { type: 'string' },
} as const
const { cases, only, html } = readCommandLine({ usage, options }).values
if (!cases) refuse('Add --cases. `--help` lists all options.')

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
