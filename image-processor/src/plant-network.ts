import { fileURLToPath } from 'node:url'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import figures from '../model/right-of-100.json' with { type: 'json' }
import { resample } from './measure/downscale.ts'
import type { RawPhoto } from './measure/planes.ts'
import {
  namedConditions,
  type RightOf100,
  rightOf100Schema,
  type Signals,
  symptomGroups,
  unmeasured,
} from './measure/schema.ts'
import { roundShare } from './measure/statistics.ts'

/** Raised with every new `plant-network.onnx`; part of the model version in every analysis. */
export const networkVersion = '2026.11'
const networkSidePx = 144

export type PlantNetwork = (photo: RawPhoto) => Promise<Signals>

/** The sources and the bundle in `lib/` lie equally deep, so that both find it. */
const shippedFile = fileURLToPath(new URL('../model/plant-network.onnx', import.meta.url))

/**
 * Loads the trained network of `model/` (see its card), which answers calibrated probabilities.
 *
 * One thread, because photos are worked on side by side. No arena, which would keep the memory of
 * the largest run. Throws when the file is no network.
 */
export async function loadPlantNetwork(file = shippedFile): Promise<PlantNetwork> {
  const session = await InferenceSession.create(file, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    enableCpuMemArena: false,
    logSeverityLevel: 3,
  })
  const rightOf100 = file === shippedFile ? rightOf100Schema.parse(figures) : unmeasured
  return async (photo) => {
    const shape = [1, networkSidePx, networkSidePx, 3]
    const input = new Tensor('uint8', resample(photo, networkSidePx, networkSidePx).data, shape)
    return signalsOf(await session.run({ photo: input }), rightOf100)
  }
}

function signalsOf(outputs: InferenceSession.OnnxValueMapType, rightOf100: RightOf100): Signals {
  const values = (name: string): number[] => {
    const data = outputs[name]?.data
    if (!(data instanceof Float32Array)) throw new Error(`plant-network.onnx answers no ${name}`)
    return Array.from(data, roundShare)
  }
  return {
    plantProbability: values('plant')[0] ?? 0,
    diseasedProbability: values('diseased')[0] ?? 0,
    symptomGroups: sharesOf(symptomGroups, values('groups')),
    // The last share is that of all other conditions.
    conditions: sharesOf(namedConditions, values('conditions').slice(0, -1)),
    familiarity: values('familiarity')[0] ?? 0,
    networkVersion,
    rightOf100,
  }
}

function sharesOf<Name extends string>(
  names: readonly Name[],
  shares: readonly number[],
): Record<Name, number> {
  if (names.length !== shares.length) {
    throw new Error(`plant-network.onnx answers ${shares.length} shares for ${names.length} names`)
  }
  const pairs = names.map((name, k) => [name, shares[k]] as const)
  return Object.fromEntries(pairs) as Record<Name, number>
}
