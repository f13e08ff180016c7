import type { Client, Input, Output } from '@plant-analysis/client'
import sharp from 'sharp'
import { readPhoto } from '../../common/photos.ts'
import type { Connection } from '../../operator/connection.ts'
import { moveToThePast } from './past.ts'
import { repeatableKey } from './person.ts'

type Asked = NonNullable<Input<'analyses.analyseSync'>['body']>

/** A photo that somebody took some days ago, and what they said of it. */
export type Taken = Omit<Asked, 'imageBase64'> & {
  /** A file of test/photos. */
  readonly photo: string
  readonly daysAgo: number
}

type Analysis = Extract<Output<'analyses.analyseSync'>, { outcome: unknown }>

export const inTheDark = 'a photo in the dark'
const darkened = 'chilli_healthy_03.jpg'

/** The photo as a camera takes it at night. */
export const darken = (photo: Buffer): Promise<Buffer> =>
  sharp(photo).linear(0.1, 0).jpeg().toBuffer()

/** Has a photo analysed as of the day when it was taken. */
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
