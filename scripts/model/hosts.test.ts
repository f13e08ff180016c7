import { describe, expect, it } from 'vitest'
import { hostFitOf } from '../../functions/src/domain/advice/hosts.ts'
import { familyOf } from '../../functions/src/domain/catalogue/families.ts'
import type {
  TrainedCondition,
  TrainedSpecies,
} from '../../image-processor/model/training/classes.ts'
import { classFolders, labelOf } from '../../image-processor/model/training/label.ts'
import type { Source } from '../../image-processor/model/training/source.ts'
import { sources } from '../../image-processor/model/training/sources.ts'
import { speciesOf } from '../../image-processor/model/training/species.ts'

/** The folder names of the classes, for sources whose `paths` do not name these folders. */
// biome-ignore format: a source is a line
const foldersOf: Readonly<Record<string, readonly string[]>> = {
  blackgram: ['anthracnose', 'leaf_crinckle', 'powdery_mildew', 'yellow_mosaic'],
  chilli: ['cercospora', 'murda_complex_mites_trips', 'nutritional', 'powdery_mildew'],
  citrus: ['black_spot', 'canker', 'greening'],
  mango: ['Anthracnose', 'Bacterial Canker', 'Cutting Weevil', 'Die Back', 'Gall Midge', 'Powdery Mildew', 'Sooty Mould'],
  pothos: ['Bacterial wilt disease', 'Manganese Toxicity'],
  potato: ['Potato___Early_blight', 'Potato___Late_blight'],
  bananaspots: ['cordana', 'pestalotiopsis', 'sigatoka'],
  bananafield: ['cordana', 'pestalotiopsis', 'sigatoka'],
  bananaplants: [
    'Banana Black Sigatoka Disease', 'Banana Bract Mosaic Virus Disease', 'Banana Insect Pest Disease',
    'Banana Moko Disease', 'Banana Panama Disease', 'Banana Yellow Sigatoka Disease',
  ],
}

/** Returns a sample path for each class. Coffee has a table that numbers its classes. */
const pathsOf = ({ name, paths }: Source): string[] => [
  ...[...paths, ...(foldersOf[name] ?? [])].map((folder) => `${folder}/a.jpg`),
  ...(name === 'coffee' ? [...classOf.keys()].map((number) => `${number}.jpg`) : []),
]
const classOf = new Map(Array.from({ length: 5 }, (_, kind) => [`${kind}`, kind] as const))

type Taught = readonly [source: string, species: TrainedSpecies, condition: TrainedCondition]

const taught: Taught[] = sources.flatMap((source) =>
  pathsOf(source).flatMap((path): Taught[] => {
    const label = labelOf(source, path, classOf)
    const species = speciesOf(source.name, path, classOf)
    if (label?.kind !== 'DISEASED' || label.condition === null || species === null) return []
    return [[source.name, species, label.condition]]
  }),
)

describe('the training photos', () => {
  it.each(taught)(
    'of %s show %s with %s, a pair that the catalogue accepts',
    (_, scientificName, conditionId) => {
      const candidate = { scientificName, family: familyOf(scientificName), confidence: 0.9 }
      const told = { ...candidate, commonName: '', familiarity: null, source: 'PHOTO' as const }
      expect(hostFitOf(conditionId, { candidates: [told] })).toBe('FITS')
    },
  )

  it('cover every folder that names a condition', () => {
    const asked = sources.flatMap((source) => pathsOf(source).flatMap((path) => path.split('/')))
    expect(classFolders.filter((folder) => !asked.includes(folder))).toEqual([])
  })
})
