import type { Client, Output } from '@plant-analysis/client'
import type { analyseSync } from '../../../functions/src/operations/analyses/analyse-sync.ts'
import type { Connection } from '../../operator/connection.ts'
import { type DrawingName, drawPlant } from '../drawings/draw-plant.ts'
import { moveToThePast } from './past.ts'
import { repeatableKey } from './person.ts'

type Asked = Parameters<typeof analyseSync.handler>[0]['input']

/** A photo that somebody took some days ago, and what they said of it. */
export type Taken = Omit<Asked, 'imageBase64'> & {
  readonly drawing: DrawingName
  readonly daysAgo: number
}

type Analysis = Extract<Output<'analyses.analyseSync'>, { outcome: unknown }>

/** Has a photo analysed as of the day when it was taken. */
export async function analyse(
  { plants, store }: { plants: Client; store: Connection['store'] },
  accountId: string,
  { drawing, daysAgo, ...asked }: Taken,
): Promise<Analysis> {
  const imageBase64 = (await drawPlant(drawing)).toString('base64')
  const answer = await plants.request('analyses.analyseSync', {
    body: { language: 'en', ...asked, imageBase64 },
    idempotencyKey: repeatableKey(`analyse ${drawing}`),
  })
  // Where its answer was lost, the call that is repeated finds it under way.
  const analysis = 'outcome' in answer ? answer : await plants.waitFor(answer.transactionId)
  if (daysAgo > 0) await moveToThePast(store, { id: analysis.id, accountId }, daysAgo)
  return analysis
}

/** Does some work for each item, a few at a time: more would only wait for one another. */
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
