import { jsonText } from '../../common/json.ts'
import { nothing, percent } from '../format.ts'
import { meanInterval } from '../intervals.ts'
import type { Report } from '../report.ts'
import { markdownOf, tablesOf } from '../tables.ts'
import { bands, type Counts, rightOfHundred, statuses } from '../view-words.ts'
import { aimsTable, missedFromAbove } from './aims.ts'
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
    ['Causes, questions and scenes', causesText(figures)],
    ['Most frequent mistakes', failuresText(figures)],
    ['Sources left out', `${leftOutIntroduction}\n\n${tablesText(leftOut)}`],
    ['Known sources', `${heldOutIntroduction}\n\n${tablesText(heldOut)}`],
    ['Evidence', `${masksIntroduction}\n\n${tablesText(masks)}`],
    ['Cost', costText(cost)],
    ['Sources', sourcesTable(sources)],
  ]
}

const aimsIntroduction = `Bands, shift and calibration were chosen on left-out sources. The blocks have learnt from most sources,
so health and causes of a left-out source come here from heads on the pretrained blocks alone, which
have not seen the publisher. Other things and rejected plants come from the training of the blocks,
whose answers have not changed. Three photos show different plants of one class, which makes them
look easier. The mean area leaves out bean, black gram and chilli, on which settings were chosen.
For each publisher, all others set the figures of health. A figure is confirmed if their mean lies in the
interval of what is measured on the publishers. The figures of causes are the smaller share of known
sources and sources left out.`

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
  return [bandsTable, plantsIntroduction, ...fromAbove(views), plants, leavesTable(figures)].join(
    '\n\n',
  )
}

const fromAbove = (views: FiguresFile['views']): string[] =>
  missedFromAbove(views).map(
    (source) =>
      `\`${source}\`, from straight above, misses the aim of the worst source: its plants look like no
plant that the network learnt.`,
  )

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

/** What limits, simulated answers and left-out scenes give, in sentences. */
function causesText({ views, leftOut }: FiguresFile): string {
  const { shown, headline, amongThree, questions, keptAtHalfSize } = views
  const of = ({ answers, right }: Counts) => `${right} of ${answers}`
  const rejected = Object.entries(leftOut.sources).flatMap(([name, { notAPlantRecall }]) =>
    scenes.includes(name) ? [{ name, share: notAPlantRecall }] : [],
  )
  const worst = rejected.toSorted((one, other) => one.share - other.share)[0]
  return [
    `- A cause becomes the headline from a confidence of ${shown.causes.headline?.confidenceMin ?? nothing}. Right are ${of(headline.known)} such causes on known sources, and ${of(headline.strange)} on sources left out, where the other publishers set the limit. Few leaves of a source left out look familiar enough.`,
    `- "Among these three" has a figure from a sum of ${shown.causes.amongThree?.confidenceSumMin ?? nothing}: right are ${of(amongThree.known)} and ${of(amongThree.strange)}.`,
    `- The service asked ${questions.questions} questions about ${questions.leaves} diseased leaves, known or left out. Labels answered them, one in five wrongly; the soil of every leaf counted as moist, because nobody labels thirst. The first cause was right for ${questions.rightBefore} leaves before and ${questions.rightAfter} after the answers.`,
    `- At half size before a street instead of a white sheet, ${percent(keptAtHalfSize.beforeScene)} of the leaves keep their outcome.`,
    ...(worst === undefined
      ? []
      : [
          `- Left-out scenes without plants (streets, roads, a corridor) are rejected in ${percent(meanInterval(rejected.map(({ share }) => share)).mean)}, ${worst.name} in ${percent(worst.share)}.`,
        ]),
  ].join('\n')
}

/** The left-out sources of other things that show a scene instead of one thing. */
const scenes = [
  'boulevards',
  'buses',
  'campus',
  'cars',
  'cities',
  'collegebuses',
  'corridor',
  'highways',
  'pavement',
  'roads',
  'streets',
]

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
