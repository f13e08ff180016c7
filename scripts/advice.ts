import { writeFileSync } from 'node:fs'
import { readCommandLine, refuse } from './common/command-line.ts'
import { readCount } from './common/count.ts'

const usage = `
Usage: npm run advice -- (--cases | --sample <count> --seed <number>) [options]

Prints the advice for each case in scripts/advice/cases, with what a pathologist expects of it.
Exits with status 1 if an answer differs from the expectation.

  --cases           checks all cases, or those of --only
  --only <text>     only the cases whose id contains this text
  --html <file>     writes an HTML page instead of printing

With --sample, prints random texts and random answers for a reader: as many of each as asked for.

  --seed <number>   prints the same texts and answers for the same number
  --language <tag>  only texts and answers in this language; by default in all languages
`

const options = {
  cases: { type: 'boolean', default: false },
  only: { type: 'string', default: '' },
  html: { type: 'string' },
  sample: { type: 'string' },
  seed: { type: 'string', default: '1' },
  language: { type: 'string' },
} as const
const { cases, only, html, sample, seed, language } = readCommandLine({ usage, options }).values
if (sample !== undefined) await printSample(readCount('--sample', sample))
else if (cases) await checkCases()
else refuse('Add --cases or --sample. `--help` lists all options.')

async function printSample(count: number): Promise<void> {
  const { catalogueLanguages } = await import('../functions/src/domain/locales/languages.ts')
  if (language !== undefined && !(catalogueLanguages as readonly string[]).includes(language))
    refuse(`--language must be one of ${catalogueLanguages.join(', ')}`)
  const { sampleAnswers, sampleTexts } = await import('./advice/sample.ts')
  const chosen = { count, seed: readCount('--seed', seed), ...(language && { language }) }
  console.log([...sampleTexts(chosen), ...sampleAnswers(chosen)].join('\n\n'))
}

async function checkCases(): Promise<void> {
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
}
