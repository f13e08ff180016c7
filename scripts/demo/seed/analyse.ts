import type { Client, Input, Output } from '@plant-analysis/client'
import sharp from 'sharp'
import { accountStats, type Stats } from '../../../functions/src/collections/accounts.ts'
import { analyses } from '../../../functions/src/collections/analyses.ts'
import { ref } from '../../../functions/src/collections/collection.ts'
import { transactions } from '../../../functions/src/collections/transactions.ts'
import { dayOf } from '../../../functions/src/domain/quota/quota.ts'
import { addDays } from '../../../functions/src/domain/time.ts'
import { readPhoto } from '../../common/photos.ts'
import { withinTimeout } from '../../operator/command.ts'
import type { Connection } from '../../operator/connection.ts'
import { repeatableKey } from './person.ts'

type Asked = NonNullable<Input<'analyses.analyseSync'>['body']>

/** A photo taken some days ago, with the details that the user sent. */
export type Taken = Omit<Asked, 'imageBase64'> & {
  /** The name of a file in `test/photos`. */
  readonly photo: string
  readonly daysAgo: number
}

type Analysis = Extract<Output<'analyses.analyseSync'>, { outcome: unknown }>

export const inTheDark = 'a photo in the dark'
const darkened = 'chilli_healthy_03.jpg'

/** Darkens a photo, so that the photo looks as if it was taken at night. */
export const darken = (photo: Buffer): Promise<Buffer> =>
  sharp(photo).linear(0.1, 0).jpeg().toBuffer()

/** Analyses a photo and dates the analysis to the day when the photo was taken. */
export async function analyse(
  { plants, store }: { plants: Client; store: Connection['store'] },
  accountId: string,
  { photo, daysAgo, ...asked }: Taken,
): Promise<Analysis> {
  const bytes = photo === inTheDark ? await darken(readPhoto(darkened)) : readPhoto(photo)
  const imageBase64 = bytes.toString('base64')
  const answer = await plants.request('analyses.analyseSync', {
    body: { language: 'en', ...asked, imageBase64 },
    idempotencyKey: repeatableKey(`analyse ${photo}`),
  })
  // If the first answer was lost, the repeated call may find the analysis still running.
  const analysis = 'outcome' in answer ? answer : await plants.waitFor(answer.transactionId)
  if (daysAgo > 0) await moveToThePast(store, { id: analysis.id, accountId }, daysAgo)
  return analysis
}

/** Runs `work` for three items at a time, because further items would only wait for the others. */
export async function forEachOf<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items]
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

const atOnce = 3

type Store = Connection['store']

/**
 * Moves a new analysis some days into the past, with its transaction and its daily count, to fill
 * the history and the chart. Writes to the database directly, because nobody can set the service's
 * clock. Skips an analysis that is not from today.
 */
async function moveToThePast(
  store: Store,
  { id, accountId }: { id: string; accountId: string },
  days: number,
): Promise<void> {
  const [analysisRef, transactionRef] = [ref(analyses, id), ref(transactions, id)]
  const statsRef = ref(accountStats, accountId)
  await store.transaction(async (database) => {
    const [analysis, transaction, stats] = await database.getAll(
      ...([analysisRef, transactionRef, statsRef] as const),
    )
    if (!analysis || !stats || transaction?.status !== 'COMPLETED')
      throw new Error(`${id} is no completed analysis`)
    const day = dayOf(analysis.createdAt)
    if (day !== dayOf(new Date())) return
    const back = (moment: Date) => addDays(moment, -days)
    const createdAt = back(analysis.createdAt)
    const completedAt = back(analysis.completedAt)
    const { resetsAt } = analysis.usage
    database.update(analysisRef, {
      ...analysis,
      createdAt,
      completedAt,
      expiresAt: analysis.expiresAt && back(analysis.expiresAt),
      usage: { ...analysis.usage, resetsAt: back(new Date(resetsAt)).toISOString() },
    })
    database.update(transactionRef, {
      ...transaction,
      createdAt,
      completedAt,
      deadlineAt: back(transaction.deadlineAt),
      expiresAt: transaction.expiresAt && back(transaction.expiresAt),
      charge: { ...transaction.charge, day: dayOf(createdAt) },
    })
    database.update(statsRef, { ...stats, daily: recounted(stats.daily, day, dayOf(createdAt)) })
  }, withinTimeout())
}

function recounted(daily: Stats['daily'], from: string, to: string): Stats['daily'] {
  const { [from]: counted = 0, ...others } = daily
  const rest = counted > 1 ? { ...others, [from]: counted - 1 } : others
  return { ...rest, [to]: (rest[to] ?? 0) + 1 }
}
