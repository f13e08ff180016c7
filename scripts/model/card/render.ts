import { area, valuesOf } from '../columns.ts'
import { nothing } from '../format.ts'
import type { Report } from '../report.ts'
import { markdownOf, tablesOf } from '../tables.ts'
import { rightOf100, words } from '../words.ts'
import { aimsTable } from './aims.ts'
import { failuresText } from './failures.ts'
import { chosenOn, type FiguresFile } from './figures-file.ts'

/** The generated part of the model card. */
export function cardFigures(figures: FiguresFile): string {
  const { networkVersion, bytes, steps } = figures
  const head = `Version ${networkVersion}, ${(bytes / 1e6).toFixed(2)} MB, ${steps} batches of 32 in each run.
Intervals are those of 95 % confidence: of a share after Wilson, of an area after Hanley and McNeil,
of a mean over sources after Student.`
  const sections = sectionsOf(figures).map(([title, text]) => `### ${title}\n\n${text}`)
  return [head, ...sections].join('\n\n')
}

type Section = readonly [title: string, text: string]

function sectionsOf(figures: FiguresFile): Section[] {
  const { cost, leftOut, heldOut, masks, sources } = figures
  return [
    ['Aims', `${aimsIntroduction(figures)}\n\n${aimsTable(figures)}`],
    ['What it gets wrong most', failuresText(figures)],
    ['Sources left out', `${leftOutIntroduction}\n\n${tablesText(leftOut)}`],
    ['Known sources', `${heldOutIntroduction}\n\n${tablesText(heldOut)}`],
    ['Evidence', `${masksIntroduction}\n\n${tablesText(masks)}`],
    ['Cost', costText(cost)],
    ['Sources', sourcesTable(sources)],
  ]
}

function aimsIntroduction(figures: FiguresFile): string {
  const chosen = chosenOn(figures)
  const untouched = Object.entries(figures.leftOut.sources)
    .filter(([name, found]) => valuesOf(area, [found]).length > 0 && !chosen.includes(name))
    .map(([name]) => name)
  return `Of the sources left out, those count for area, balanced accuracy, names and strangeness that nothing
was chosen on: ${untouched.join(', ')}.
The training was chosen on ${chosen.join(', ')}, each left out (\`docs/decisions/0305\`).
How much green makes a plant was looked at on all of them (\`docs/decisions/0340\`), and whether a
teacher helps on seven (\`docs/decisions/0346\`): the shares of other things told so and of plants
refused are not untouched.`
}

const leftOutIntroduction = `Each source is judged by a network that was trained, calibrated and made familiar without it,
without all others of its publisher and without a few other plants and things. Photos pass every
step of the service. Of leaves with a health label there are as many healthy as diseased ones, as
far as a source has them.`

const heldOutIntroduction = `Photos of leaves and scenes that the network has not learnt from, of sources that it has.`

const masksIntroduction = `The strongest point of the map within the measured foliage, against masks that people have drawn.
The network learnt from no mask; coffee is judged by the network without coffee, soybean by the one
that ships, which has never seen any.`

const costText = (cost: FiguresFile['cost']) =>
  `Decoding, measuring and network take a median of ${cost.measureMedianMs ?? nothing} ms of processor
time over ${cost.photos} held-out photos that are 1,024 px long as stored. The thumbnail takes
${cost.thumbnailMedianMs ?? nothing} ms more, and loading the network ${cost.loadMedianMs} ms (${cost.processor}).`

const tablesText = (report: Report): string =>
  tablesOf(report)
    .map((table) => `**${table.title}**\n\n${markdownOf(table)}`)
    .join('\n\n')

const uses = { TRAIN: 'learnt from', JUDGE: 'judges only', MASKS: 'masks, judge only' }

function sourcesTable(sources: FiguresFile['sources']): string {
  return markdownOf({
    title: 'Sources',
    head: ['source', 'photos', 'use', 'licence, who is named', 'repository'],
    rows: sources.map(({ name, photos, use, licence, repository }) => [
      name,
      String(photos),
      uses[use],
      licence,
      repository,
    ]),
  })
}

/** The table of the API's documentation: what each word of an answer is worth. */
export function wordsTable({ leftOut, networkVersion }: FiguresFile): string {
  const rows = words.map((word) => {
    const count = leftOut.words[word]
    return [`\`${word}\``, String(rightOf100(count) ?? '`null`'), String(count.answers)]
  })
  const head = ['Answer', 'Of 100 such answers right', 'Answers measured']
  return `Of the embedded model with network ${networkVersion}:

${markdownOf({ title: 'Words', head, rows })}`
}

/** What the image processor answers with every photo. */
export function rightOf100File({ leftOut, networkVersion }: FiguresFile): string {
  const of = (word: (typeof words)[number]) => rightOf100(leftOut.words[word])
  const file = {
    networkVersion,
    measuredOn: 'Sources left out of the training (figures.json, README.md)',
    health: { HEALTHY: of('HEALTHY'), UNHEALTHY: of('UNHEALTHY') },
    likelihood: {
      POSSIBLE: of('POSSIBLE'),
      LIKELY: of('LIKELY'),
      VERY_LIKELY: of('VERY_LIKELY'),
    },
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

const begin = '<!-- Generated from figures.json by `npm run generate`: change nothing below. -->'
const end = '<!-- End of what is generated. -->'

/** The page with its generated part written anew. Throws where it has no place for one. */
export function withGenerated(page: string, generated: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error('The page has no place for what is generated')
  return `${page.slice(0, from)}${begin}\n\n${generated}\n\n${page.slice(to)}`
}
