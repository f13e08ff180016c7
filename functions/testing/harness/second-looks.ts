import { embeddedModel } from '../../src/adapters/embedded-model/embedded-model.ts'
import type { Analysis } from '../../src/contract/schemas/analysis.ts'
import { createHarness } from '../harness.ts'
import { locales } from '../locales.ts'
import { plainDamage, sampleMeasurements } from '../sample-measurements.ts'

/** The answer to the question that the photo of a diseased leaf leads to. */
export const dry = { question: 'SOIL', value: 'DRY' } as const
const wholePlant = { kind: 'PLANT', probability: 0.9 } as const
const undecided = { diseasedProbability: 0.5 }

/** The measurements for each photo of the harness. */
const measured: Readonly<Record<string, ReturnType<typeof sampleMeasurements>>> = {
  'webp of diseased leaf': plainDamage.natural_ageing,
  'webp of healthy leaf': sampleMeasurements(),
  'webp of odd leaf': sampleMeasurements({ signals: { ...undecided, view: wholePlant } }),
  'webp of doubtful': sampleMeasurements({ signals: undecided }),
  'webp of cat': sampleMeasurements({ signals: { plantProbability: 0.01 } }),
}

/** A service whose only model is the embedded model. `network` lists the photos it measured. */
export async function setUp() {
  const service = createHarness()
  const { ports } = service.steady
  const network = { version: 'test', photos: [] as string[] }
  ports.model = embeddedModel(locales)
  ports.images = {
    ...ports.images,
    measure: async (webp) => {
      const photo = Buffer.from(webp).toString()
      network.photos.push(photo)
      const { signals, ...counted } = measured[photo] ?? sampleMeasurements()
      const { version: networkVersion } = network
      const measurements = { ...counted, signals: { ...signals, networkVersion } }
      return { measurements, thumbnail: undefined }
    },
  }
  return { service, network, ada: await service.signUp('ada') }
}

export const bodyOf = (reply: { body: unknown }) => reply.body as Analysis
