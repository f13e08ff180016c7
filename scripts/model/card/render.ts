import { jsonText } from '../../common/json.ts'
import { nothing, percent } from '../format.ts'
import type { Report } from '../report.ts'
import { markdownOf, tablesOf } from '../tables.ts'
import { bands, rightOfHundred, statuses } from '../view-words.ts'
import { aimsTable } from './aims.ts'
import { failuresText } from './failures.ts'
import type { FiguresFile } from './figures-file.ts'

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
    ['Aims', `${aimsIntroduction}\n\n${aimsTable(figures)}`],
    ['Words by view and band', viewsText(figures)],
    ['Most frequent mistakes', failuresText(figures)],
    ['Sources left out', `${leftOutIntroduction}\n\n${tablesText(leftOut)}`],
    ['Known sources', `${heldOutIntroduction}\n\n${tablesText(heldOut)}`],
    ['Evidence', `${masksIntroduction}\n\n${tablesText(masks)}`],
    ['Cost', costText(cost)],
    ['Sources', sourcesTable(sources)],
  ]
}

const aimsIntroduction = `Bands, shift and calibration were chosen on left-out sources. The blocks have learnt from most sources,
so the health of a left-out source comes here from a head on the pretrained blocks alone, which has
not seen the publisher. Other things, rejected plants and left-out causes come from the training of
the blocks, whose answers have not changed. Three photos show different plants of one class, which
makes them look easier. The mean area leaves out bean, black gram and chilli, on which settings were
chosen. Nobody has measured what answers to questions gain.`

/** How often words are right, by view and band, and how often unlabelled plants raise an alarm. */
function viewsText(figures: FiguresFile): string {
  const { views } = figures
  const bandsTable = markdownOf({
    title: 'Words',
    head: ['word', 'band', 'answers', 'right of 100', 'with three photos'],
    rows: bands.flatMap((band) =>
      statuses.map((status) => {
        const [one, three] = [views.health[band][status], views.pooledHealth[band][status]]
        const of = (counts: typeof one) => String(rightOfHundred(counts) ?? 'too few')
        return [status, band, String(one.answers), of(one), of(three)]
      }),
    ),
  })
  const plants = markdownOf({
    title: 'Plants',
    head: ['plants without a label', 'told UNHEALTHY'],
    rows: Object.entries(views.unlabelledToldUnhealthy).map(([source, share]) => [
      source,
      percent(share),
    ]),
  })
  return [bandsTable, plantsIntroduction, plants, leavesTable(figures)].join('\n\n')
}

const leavesTable = ({ views }: FiguresFile): string =>
  markdownOf({
    title: 'Leaves',
    head: [
      'source',
      'leaves',
      'told to be a leaf',
      'area',
      'plain word used',
      'any word used',
      'plain word, balanced',
      'healthy, plainly UNHEALTHY',
    ],
    rows: Object.entries(views.leaves).map(([source, found]) => [
      source,
      String(found.photos),
      percent(found.seenAsLeaf),
      found.area === null ? nothing : found.area.toFixed(3),
      percent(found.plainUsed),
      percent(found.wordUsed),
      found.plainBalanced === null ? nothing : percent(found.plainBalanced),
      found.healthyToldPlainlyUnhealthy === null
        ? nothing
        : percent(found.healthyToldPlainlyUnhealthy),
    ]),
  })

const plantsIntroduction = `\`potplants\` and \`seedlings\` are photographed from above or from very near. \`papayaplants\` is not counted,
because its publisher states that the plants have anthracnose.`

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
export function wordsTable({ views: { health }, networkVersion }: FiguresFile): string {
  const rows = bands.flatMap((band) =>
    statuses.map((status) => {
      const counts = health[band][status]
      const right = String(rightOfHundred(counts) ?? '`null`')
      return [`\`${status}\``, `\`${band}\``, right, String(counts.answers)]
    }),
  )
  const head = ['Health', 'Word', 'Of 100 such answers right', 'Answers measured']
  return `Of the embedded model with network ${networkVersion}, for photos of one leaf:

${markdownOf({ title: 'Words', head, rows })}`
}

/** The text of `right-of-100.json`, which the image processor returns with every photo. */
export function rightOf100File({ views, networkVersion }: FiguresFile): string {
  return jsonText({
    networkVersion,
    measuredOn: 'Sources left out of the training (figures.json, README.md)',
    ...views.shown,
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
