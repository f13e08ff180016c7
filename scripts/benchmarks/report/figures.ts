/** A figure of the report, with its limit if it has one. Without a unit, it is a ratio. */
export type Figure = {
  /** Where the figure is in report.json. */
  id: string
  what: string
  /** The peer. */
  beside: string
  unit?: 'MB'
  limit?: { most: number } | { least: number }
}

export type Section = { id: string; title: string; text: string; figures: readonly Figure[] }

const express = 'bare Express under the functions framework'
const light = 'the same Express without a `domain` for each request'
const post = 'a signed POST'

/** All figures that a clock measures. */
export const sections: readonly Section[] = [
  {
    id: 'overhead',
    title: 'Requests a second',
    text:
      'Shares of the requests that Express alone answers with the same body. They compare ' +
      'processor time, because a function has one processor. The keyed read is a page of history, ' +
      'over a store in memory.',
    figures: [
      {
        id: 'overhead.config',
        what: '`GET /v1/config`',
        beside: express,
        limit: { least: 0.55 },
      },
      {
        id: 'overhead.keyedRead',
        what: 'Read with an API key',
        beside: express,
        limit: { least: 0.45 },
      },
      { id: 'overhead.configWithoutDomain', what: '`GET /v1/config`', beside: light },
      { id: 'overhead.keyedReadWithoutDomain', what: 'Read with an API key', beside: light },
    ],
  },
  {
    id: 'coldStart',
    title: 'Cold start',
    text: 'Loading takes processor time. The first answers take the time from the start of the process.',
    figures: [
      {
        id: 'coldStart.load',
        what: 'Loading the functions',
        beside: 'loading a minimal function',
        limit: { most: 1.7 },
      },
      {
        id: 'coldStart.config',
        what: 'First answer of `GET /v1/config`',
        beside: 'the first answer of a minimal function',
        limit: { most: 1.7 },
      },
      {
        id: 'coldStart.read',
        what: 'First authenticated read',
        beside: 'a first read by the SDKs alone',
        limit: { most: 1 },
      },
      {
        id: 'coldStart.megabytes',
        what: 'Memory after loading',
        beside: 'its limit',
        unit: 'MB',
        limit: { most: 120 },
      },
    ],
  },
  {
    id: 'webhooks',
    title: 'Webhooks',
    text:
      'The cost of a delivery, in signed POSTs that the same process sends alone. The whole cost ' +
      'includes the emulators and the completed analysis.',
    figures: [
      {
        id: 'webhooks.whole',
        what: 'Delivery to a proven endpoint',
        beside: post,
        limit: { most: 12 },
      },
      {
        id: 'webhooks.wholeOfNew',
        what: 'Delivery to a new endpoint',
        beside: post,
        limit: { most: 20 },
      },
      {
        id: 'webhooks.processor',
        what: 'Processor time of the functions',
        beside: post,
        limit: { most: 8 },
      },
    ],
  },
  {
    id: 'busyAccount',
    title: 'One busy account',
    text:
      'Twenty analyses at once, on two instances, which all write the quota and the event number of ' +
      'one account. A repeat is a transaction that runs again, because another has changed a document.',
    figures: [
      {
        id: 'busyAccount.share',
        what: 'Analyses a second of one account',
        beside: 'those of twenty accounts together',
      },
      { id: 'busyAccount.repeats', what: 'Repeats', beside: 'an analysis' },
    ],
  },
  {
    id: 'work',
    title: 'Photos and pages',
    text:
      'What the service adds to the work on a photo or a page. Photos a second compare processor ' +
      'time. The synchronous analysis runs on the local stack, from request to response.',
    figures: [
      {
        id: 'images.optimise',
        what: 'Photos a second',
        beside: 'sharp alone',
        limit: { least: 0.9 },
      },
      { id: 'images.measure', what: 'Measuring a stored photo', beside: 'decoding it' },
      { id: 'history', what: 'A page of 20 analyses', beside: 'its handler alone' },
      {
        id: 'endToEnd',
        what: 'A synchronous analysis',
        beside: 'the work on its photo alone',
      },
    ],
  },
]

export const figures: readonly Figure[] = sections.flatMap((section) => section.figures)

/** Whether the figure keeps its limit. A figure without a limit does. */
export function isKept({ limit }: Figure, value: number): boolean {
  if (limit === undefined) return true
  return 'most' in limit ? value <= limit.most : value >= limit.least
}

/** A figure with three digits, such as 0.583 or 11.9. Its other digits say nothing. */
export const rounded = (value: number): number => Number(value.toPrecision(3))

export const shown = ({ unit }: Figure, value: number): string =>
  [rounded(value), unit].filter(Boolean).join(' ')

/** The limit of a figure, such as `at most 1.7`. */
export function shownLimit({ limit }: Figure): string {
  if (limit === undefined) return ''
  return 'most' in limit ? `at most ${limit.most}` : `at least ${limit.least}`
}
