import type { PhotoMeasurements } from '../../../functions/src/ports/image-processor.ts'
import type { PlantModelAnswer } from '../../../functions/src/ports/plant-model.ts'

/** A healthy plant: what the driver's model says of every photo. */
export const answer: PlantModelAnswer = {
  diagnosis: {
    outcome: 'HEALTHY',
    photo: { isPlant: { value: true, confidence: 1 }, issues: [], retakeHint: null },
    plant: {
      candidates: [
        { scientificName: 'Ficus', commonName: 'Fig', family: 'Moraceae', confidence: 1 },
      ],
    },
    health: { status: 'HEALTHY', confidence: 0.9, summary: 'The plant looks healthy.' },
    measurements: null,
    issues: [],
    plan: null,
    care: null,
  },
  servedLanguage: 'en',
  model: { provider: 'stub', name: 'bench', version: '1', fallback: false },
  moderation: { state: 'CLEAR' },
}

export const measurements: PhotoMeasurements = {
  measurementsVersion: '1',
  widthPx: 800,
  heightPx: 600,
  foliage: {
    foliageFraction: 0.5,
    largestFraction: 0.5,
    componentCount: 1,
    greenFraction: 1,
    yellowFraction: 0,
    brownFraction: 0,
    whiteFraction: 0,
    darkFraction: 0,
  },
  lesions: {
    count: 0,
    areaFraction: 0,
    medianAreaFraction: 0,
    largestAreaFraction: 0,
    rustCount: 0,
    regions: [],
  },
  pattern: {
    marginShare: 0,
    marginBrownFraction: 0,
    veinContrast: 0,
    mottledFraction: 0,
    holeFraction: 0,
    holeCount: 0,
  },
  quality: { sharpness: 1, darkFraction: 0, brightFraction: 0, meanLuminance: 0.5, contrast: 0.5 },
  outline: [],
  signals: {
    plantProbability: 1,
    diseasedProbability: 0,
    symptomGroups: {
      rust: 0,
      spots: 0,
      powdery_coating: 0,
      chlorosis: 0,
      deformation: 0,
      mines: 0,
    },
    familiarity: 1,
    headsVersion: '1',
  },
}
