import { fig } from '@plant/testing/harness/plants'
import type { PlantModelAnswer } from '../../../functions/src/ports/plant-model.ts'

export { measurements } from '@plant/testing/harness/plants'

/** The stubbed answer of the model: a healthy plant. */
export const answer: PlantModelAnswer = {
  diagnosis: {
    outcome: 'HEALTHY',
    photo: { isPlant: { value: true, confidence: 1 }, issues: [], retakeHint: null },
    plant: { candidates: [fig] },
    health: {
      status: 'HEALTHY',
      confidence: 0.9,
      rightOf100: null,
      summary: 'The plant looks healthy.',
    },
    measurements: null,
    issues: [],
    plan: null,
    care: null,
  },
  servedLanguage: 'en',
  model: { provider: 'stub', name: 'bench', version: '1', fallback: false },
  moderation: { state: 'CLEAR' },
}
