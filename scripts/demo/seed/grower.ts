import type { Connection } from '../../operator/connection.ts'
import { analyse, forEachOf, type Taken } from './analyse.ts'
import { type Person, repeatableKey } from './person.ts'

const ficus = 'Ficus by the window'
const lily = 'Peace lily'

type Kept = Taken & {
  readonly folder?: 'Living room' | 'Balcony'
  readonly rating?: 'up' | 'down'
}

/** In the order of time: how a plant fares is told against the photo before. */
const plantsInTime: readonly (readonly Kept[])[] = [
  [
    { drawing: 'fig-1', daysAgo: 24, plantId: ficus, folder: 'Living room', rating: 'up' },
    { drawing: 'fig-2', daysAgo: 19, plantId: ficus, folder: 'Living room' },
    { drawing: 'fig-3', daysAgo: 15, plantId: ficus, folder: 'Living room', rating: 'up' },
    { drawing: 'fig-4', daysAgo: 11, plantId: ficus, folder: 'Living room', rating: 'up' },
    { drawing: 'fig-5', daysAgo: 6, plantId: ficus, folder: 'Living room' },
    { drawing: 'fig-6', daysAgo: 1, plantId: ficus, folder: 'Living room' },
  ],
  [
    { drawing: 'healthy-lily', daysAgo: 21, plantId: lily, wateringFrequency: 5, rating: 'up' },
    { drawing: 'wilted-lily', daysAgo: 3, plantId: lily, wateringFrequency: 21 },
  ],
  [{ drawing: 'spotted-rose', daysAgo: 13, folder: 'Balcony', placement: 'outside' }],
  [{ drawing: 'rusty-bean', daysAgo: 9, folder: 'Balcony', placement: 'outside' }],
  [{ drawing: 'chlorotic-vine', daysAgo: 8, folder: 'Balcony', sunExposure: 'full sun' }],
  [{ drawing: 'healthy-ivy', daysAgo: 16 }],
  [{ drawing: 'blighted-hazel', daysAgo: 4, placement: 'outside' }],
  [{ drawing: 'mug', daysAgo: 2 }],
  [{ drawing: 'dark', daysAgo: 1 }],
  [{ drawing: 'blurred', daysAgo: 0 }],
]

/**
 * The first account: somebody with plants at home. Saved and temporary analyses in folders, two
 * plants photographed again and again, a photo without a plant and one in the dark.
 */
export async function seedGrower(person: Person, store: Connection['store']): Promise<void> {
  const { plants } = person
  await plants.request('account.openSession', { body: { language: 'en' } })
  const folders = {
    'Living room': await makeFolder(person, 'Living room'),
    Balcony: await makeFolder(person, 'Balcony'),
  }
  await forEachOf(plantsInTime, async (series) => {
    for (const { folder, rating, ...taken } of series) {
      const { id } = await analyse({ plants, store }, person.uid, taken)
      if (folder)
        await plants.request('analyses.save', {
          body: { analysisId: id, folderId: folders[folder] },
        })
      if (rating)
        await plants.request('history.rate', { params: { id }, body: { impression: rating } })
    }
  })
}

/** Makes a folder, or finds it where the demonstration is made again. */
async function makeFolder({ plants }: Person, name: string): Promise<string> {
  const idempotencyKey = repeatableKey(`folder ${name}`)
  const { id } = await plants.request('folders.create', { body: { name }, idempotencyKey })
  return id
}
