import { unmeasured } from '../../../image-processor/src/measure/schema.ts'
import { jsonText } from '../../common/json.ts'
import { area, valuesOf } from '../columns.ts'
import { nothing } from '../format.ts'
import type { Report } from '../report.ts'
import { markdownOf, tablesOf } from '../tables.ts'
import { rightOf100, words } from '../words.ts'
import { aimsTable } from './aims.ts'
import { failuresText } from './failures.ts'
import { chosenOn, type FiguresFile } from './figures-file.ts'

export function cardFigures(figures: FiguresFile): string {
  const { networkVersion, bytes, steps } = figures
  const head = `Version ${networkVersion}, ${(bytes / 1e6).toFixed(2)} MB, ${steps} batches of 32 in each run.
Intervals have 95 % confidence: Wilson's for a share, Hanley and McNeil's for an area, Student's for
a mean over sources.`
  const sections = sectionsOf(figures).map(([title, text]) => `### ${title}\n\n${text}`)
  return [head, ...sections].join('\n\n')
}

type Section = readonly [title: string, text: string]

function sectionsOf(figures: FiguresFile): Section[] {
  const { cost, leftOut, heldOut, masks, sources } = figures
  return [
    ['Aims', `${aimsIntroduction(figures)}\n\n${aimsTable(figures)}`],
    ['Most frequent mistakes', failuresText(figures)],
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
  return `The aims for area, balanced accuracy, names and familiarity use the left-out sources on which the
training was not tuned: ${untouched.join(', ')}.
The training was tuned on ${chosen.join(', ')}, each left out (\`docs/decisions/0305\`).
Results from all sources decided how much green makes a plant (\`docs/decisions/0340\`), and results
from seven decided the use of a teacher (\`docs/decisions/0340\`): the shares of other things
recognised and of plants rejected are therefore not independent measurements.`
}

const leftOutIntroduction = `Each source is judged by a network that was trained, calibrated and given its measure of familiarity
without it, without all other sources of its publisher and without a few sources of plants and
things. Photos pass every step of the service. Leaves with a health label are half healthy and half
diseased, as far as a source allows it.`

const heldOutIntroduction = `Photos of leaves and scenes that the network has not learnt from, of sources that it has learnt from.`

const masksIntroduction = `The strongest point of the map within the measured foliage, compared with hand-drawn masks.
The network learnt from no mask. Coffee is judged by the network without coffee, soybean by the
shipped network, which has never seen any.`

const costText = (cost: FiguresFile['cost']) =>
  `Decoding, measuring and the network take a median of ${cost.measureMedianMs ?? nothing} ms of processor
time over ${cost.photos} held-out photos that are stored 1,024 px long. The thumbnail takes
${cost.thumbnailMedianMs ?? nothing} ms more, and loading the network takes ${cost.loadMedianMs} ms (${cost.processor}).`

const tablesText = (report: Report): string =>
  tablesOf(report)
    .map((table) => `**${table.title}**\n\n${markdownOf(table)}`)
    .join('\n\n')

const uses = { TRAIN: 'learnt from', JUDGE: 'judging only', MASKS: 'masks, judging only' }

function sourcesTable(sources: FiguresFile['sources']): string {
  return markdownOf({
    title: 'Sources',
    head: ['source', 'photos', 'use', 'licence, attribution', 'repository'],
    rows: sources.map(({ name, photos, use, licence, repository }) => [
      name,
      String(photos),
      uses[use],
      licence,
      repository,
    ]),
  })
}

/** The table for the API's documentation: how often each word of an answer is right. */
export function wordsTable({ leftOut, networkVersion }: FiguresFile): string {
  const rows = words.map((word) => {
    const count = leftOut.words[word]
    return [`\`${word}\``, String(rightOf100(count) ?? '`null`'), String(count.answers)]
  })
  const head = ['Answer', 'Of 100 such answers right', 'Answers measured']
  return `Of the embedded model with network ${networkVersion}:

${markdownOf({ title: 'Words', head, rows })}`
}

/** The text of `right-of-100.json`, which the image processor returns with every photo. */
export function rightOf100File({ networkVersion }: FiguresFile): string {
  return jsonText({
    networkVersion,
    measuredOn: 'Sources left out of the training (figures.json, README.md)',
    ...unmeasured,
  })
}

const begin = '<!-- Generated from figures.json by `npm run generate`: change nothing below. -->'
const end = '<!-- End of what is generated. -->'

/** Replaces the generated part of a page. Throws if the page has no markers for it. */
export function withGenerated(page: string, generated: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error('The page has no markers for the generated part')
  return `${page.slice(0, from)}${begin}\n\n${generated}\n\n${page.slice(to)}`
}
