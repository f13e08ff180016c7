import type { Connection } from '../../operator/connection.ts'
import { analyse, forEachOf, inTheDark, type Taken } from './analyse.ts'
import { type Person, repeatableKey } from './person.ts'

const bean = 'Bean by the fence'
const coffee = 'Coffee by the window'
const bed = { folder: 'Vegetable bed', placement: 'outside' } as const
const balcony = { folder: 'Balcony', placement: 'outside' } as const

type Kept = Taken & {
  readonly folder?: 'Vegetable bed' | 'Balcony'
  readonly rating?: 'up' | 'down'
}

/** Photos of a plant are sorted by time, because each photo is compared with the previous photo. */
const plantsInTime: readonly (readonly Kept[])[] = [
  [
    { photo: 'bean_healthy_02.jpg', daysAgo: 24, plantId: bean, ...bed, rating: 'up' },
    { photo: 'bean_healthy_03.jpg', daysAgo: 19, plantId: bean, ...bed },
    { photo: 'bean_rust_01.jpg', daysAgo: 15, plantId: bean, ...bed, rating: 'up' },
    { photo: 'bean_rust_02.jpg', daysAgo: 11, plantId: bean, ...bed, rating: 'up' },
    { photo: 'bean_rust_04.jpg', daysAgo: 6, plantId: bean, ...bed },
    { photo: 'bean_healthy_04.jpg', daysAgo: 1, plantId: bean, ...bed },
  ],
  [
    { photo: 'coffee_healthy_01.jpg', daysAgo: 21, plantId: coffee, wateringFrequency: 5 },
    { photo: 'coffee_leaf_miner_02.jpg', daysAgo: 3, plantId: coffee, wateringFrequency: 21 },
  ],
  [{ photo: 'chilli_leaf_curl_mites_thrips_04.jpg', daysAgo: 13, ...balcony }],
  [{ photo: 'chilli_powdery_mildew_03.jpg', daysAgo: 9, ...balcony }],
  [{ photo: 'citrus_citrus_canker_01.png', daysAgo: 8, ...balcony, sunExposure: 'full sun' }],
  [{ photo: 'black_gram_healthy_01.jpg', daysAgo: 16 }],
  // The leaf has angular leaf spot, but the service names rust.
  [{ photo: 'bean_angular_leaf_spot_04.jpg', daysAgo: 4, placement: 'outside', rating: 'down' }],
  [{ photo: 'background_not_a_plant_06.jpg', daysAgo: 2 }],
  [{ photo: inTheDark, daysAgo: 1 }],
  [{ photo: 'black_gram_powdery_mildew_02.jpg', daysAgo: 0 }],
]

/**
 * Fills the account of a person with plants at home. Creates saved and temporary analyses, two
 * plants with several photos each, and analyses of a photo without a plant, of a dark photo and of
 * a photo that the service diagnoses wrongly.
 */
export async function seedGrower(person: Person, store: Connection['store']): Promise<void> {
  const { plants } = person
  await plants.request('account.openSession', { body: { language: 'en' } })
  const folders = {
    'Vegetable bed': await makeFolder(person, 'Vegetable bed'),
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

/** Creates a folder, or returns the folder that an earlier run created. */
async function makeFolder({ plants }: Person, name: string): Promise<string> {
  const idempotencyKey = repeatableKey(`folder ${name}`)
  const { id } = await plants.request('folders.create', { body: { name }, idempotencyKey })
  return id
}
