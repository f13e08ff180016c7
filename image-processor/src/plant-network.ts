import { fileURLToPath } from 'node:url'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import shippedFigures from '../model/right-of-100.json' with { type: 'json' }
import { isArtificial } from './measure/artificial.ts'
import {
  earlyConditions,
  laterConditions,
  namedConditions,
  namedSpecies,
  symptomGroups,
} from './measure/classes.ts'
import { resample } from './measure/downscale.ts'
import { cut, partOnPlainGround, placed } from './measure/margin.ts'
import type { RawPhoto } from './measure/planes.ts'
import { type Figures, figuresSchema, type Signals, unmeasured } from './measure/schema.ts'
import type { SignMap } from './measure/signs.ts'
import { roundShare } from './measure/statistics.ts'

/** The version changes with every new `plant-network.onnx`. Every analysis stores the version. */
export const networkVersion = '2026.15'
const networkSidePx = 160
const signMapSidePx = 20

type NetworkAnswer = { readonly signals: Signals; readonly signMap: SignMap }
export type PlantNetwork = (photo: RawPhoto) => Promise<NetworkAnswer>

/** This path works in the sources and in the bundle, because both folders are equally deep. */
const shippedFile = fileURLToPath(new URL('../model/plant-network.onnx', import.meta.url))

/**
 * Loads the network that `model/README.md` describes. The network gives calibrated probabilities.
 *
 * Uses one thread, because several photos run side by side. Uses no memory arena, because an arena
 * would keep the memory of the largest run. Throws if the file is not a network.
 */
export async function loadPlantNetwork(file = shippedFile): Promise<PlantNetwork> {
  const session = await InferenceSession.create(file, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    enableCpuMemArena: false,
    logSeverityLevel: 3,
  })
  const figures = file === shippedFile ? figuresSchema.parse(shippedFigures) : unmeasured
  return async (photo) => {
    const shape = [1, networkSidePx, networkSidePx, 3]
    const part = partOnPlainGround(photo)
    const shown = part === null ? photo : cut(photo, part)
    const small = resample(shown, networkSidePx, networkSidePx)
    const input = new Tensor('uint8', small.data, shape)
    const { signals, signMap } = answerOf(await session.run({ photo: input }), figures)
    return {
      signals: isArtificial(small) ? withoutPlant(signals) : signals,
      signMap: part === null ? signMap : placed(signMap, part, photo),
    }
  }
}

/** The network has never seen drawn pictures, so it takes some for plants. */
const withoutPlant = (signals: Signals): Signals => ({ ...signals, plantProbability: 0 })

function answerOf(outputs: InferenceSession.OnnxValueMapType, figures: Figures): NetworkAnswer {
  const values = (name: string): number[] => {
    const data = outputs[name]?.data
    if (!(data instanceof Float32Array)) throw new Error(`plant-network.onnx has no output ${name}`)
    return Array.from(data, roundShare)
  }
  // The last value is the probability of all other conditions.
  const conditions = sharesOf(namedConditions, values('conditions').slice(0, -1))
  const signals = {
    plantProbability: values('plant')[0] ?? 0,
    diseasedProbability: values('diseased')[0] ?? 0,
    symptomGroups: sharesOf(symptomGroups, values('groups')),
    conditions: only(earlyConditions, conditions),
    laterConditions: only(laterConditions, conditions),
    species: sharesOf(namedSpecies, values('species')),
    familiarity: values('familiarity')[0] ?? 0,
    networkVersion,
    // A network gets the head of the view at the end of its training.
    view: viewOf('view' in outputs ? (values('view')[0] ?? 0) : 0.5),
    figures,
  }
  return { signals, signMap: { sidePx: signMapSidePx, values: values('signs') } }
}

const viewOf = (leaf: number): Signals['view'] =>
  leaf >= 0.5
    ? { kind: 'LEAF', probability: leaf }
    : { kind: 'PLANT', probability: roundShare(1 - leaf) }

type Shares<Name extends string> = Record<Name, number>

function sharesOf<Name extends string>(
  names: readonly Name[],
  shares: readonly number[],
): Shares<Name> {
  if (names.length !== shares.length) {
    throw new Error(`plant-network.onnx has ${shares.length} values for ${names.length} names`)
  }
  return Object.fromEntries(names.map((name, k) => [name, shares[k]])) as Shares<Name>
}

const only = <Name extends string>(names: readonly Name[], shares: Shares<Name>): Shares<Name> =>
  Object.fromEntries(names.map((name) => [name, shares[name]])) as Shares<Name>
