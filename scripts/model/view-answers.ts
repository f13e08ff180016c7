import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { PhotoMeasurements } from '@plant/image-processor/protocol'
import { thin } from '../../image-processor/model/training/collect.ts'
import { namedConditions, symptomGroups } from '../../image-processor/src/measure/classes.ts'
import { countOnPhoto } from '../../image-processor/src/measure/measure.ts'
import type { RawPhoto } from '../../image-processor/src/measure/planes.ts'
import type { CountedMeasurements } from '../../image-processor/src/measure/schema.ts'
import { loadPlantNetwork, type PlantNetwork } from '../../image-processor/src/plant-network.ts'
import { readJson } from '../common/json.ts'

const sidePx = 160
const photosPerSourceMax = { leaves: 100, others: 40 }
const halvesPerSourceMax = 20
/** No network has learnt from these photos of streets, before which a leaf is put. */
const scenes = 'cities'
/** A cause of a left-out leaf counts if the three likeliest have at least this share. */
const namedShareMin = 0.5

/**
 * What a photo is: as sent, at half its size on a white sheet or before a scene, or made by the
 * training. NAMED is a photo as sent whose cause a head names that has not seen the publisher.
 */
type Form = 'SENT' | 'NAMED' | 'ON_SHEET' | 'BEFORE_SCENE' | 'SMALL' | 'MOSAIC_2' | 'MOSAIC_3'

/** What the service measures of a photo. `isKnown`: the network has learnt from its source. */
export type ViewAnswer = {
  readonly source: string
  readonly publisher: string
  readonly kind: 'HEALTHY' | 'DISEASED' | 'PLANT'
  readonly condition: string | null
  readonly species: string | null
  readonly form: Form
  readonly isKnown: boolean
  readonly measured: PhotoMeasurements
  /** What is measured of the same photo as sent, for a photo at half its size. */
  readonly whole: PhotoMeasurements | null
}

type Row = Pick<ViewAnswer, 'source' | 'publisher' | 'kind'> & {
  readonly file: string
  readonly use: 'TRAIN' | 'JUDGE'
  readonly condition?: string | null
  readonly species?: string | null
  readonly made?: Form
  readonly group_name: string
}
type Listed = { readonly files: string[]; readonly measured: Measured[] }
type Measured = CountedMeasurements &
  Pick<PhotoMeasurements, 'measurementsVersion' | 'widthPx' | 'heightPx'>

/**
 * Measures the prepared photos of a work folder. A network with heads that have not seen a photo's
 * publisher judges the photo; the shipped network judges held-out photos once more.
 */
export async function viewAnswers(work: string, onnx: string): Promise<ViewAnswer[]> {
  const rows = readJson(join(work, 'photos.json')) as Row[]
  const networks = networksIn(work, onnx)
  const names = readNames(work)
  const scene = [...readViews(work, scenes).values()].map(({ view }) => view)
  const answers: ViewAnswer[] = []
  for (const [source, some] of Map.groupBy(rows, (row) => row.source)) {
    if (some.every(({ kind }) => !isPlant(kind))) continue
    const photos = readViews(work, source)
    const shown = some.filter(({ kind, file }) => isPlant(kind) && photos.has(file))
    const measuredOf = async (row: Row, publisher = row.publisher) => {
      const { view, measured } = photos.get(row.file) as View
      return await measure(view, await networks(publisher), measured)
    }
    for (const row of chosenOf(shown)) {
      const [measured, named] = [await measuredOf(row), names.get(row.file)]
      const own = named === undefined ? measured : renamed(measured, named)
      answers.push({ ...told(row, 'SENT'), measured: own })
    }
    const leaves = shown.filter(({ kind }) => kind !== 'PLANT')
    for (const row of leaves) {
      const named = names.get(row.file)
      if (named === undefined || sureness(named) < namedShareMin) continue
      const measured = renamed(await measuredOf(row), named)
      answers.push({ ...told(row, 'NAMED'), measured })
    }
    for (const row of leaves.filter(
      ({ use, group_name }) => use === 'TRAIN' && isHeldOut(group_name),
    ))
      answers.push({ ...told(row, 'SENT'), isKnown: true, measured: await measuredOf(row, '') })
    for (const [k, row] of thin(leaves, halvesPerSourceMax).entries()) {
      const behind = scene[k % scene.length]
      const { view } = photos.get(row.file) as View
      const whole = await measuredOf(row)
      answers.push(...(await smaller(row, view, behind, await networks(row.publisher), whole)))
    }
  }
  return [...answers, ...(await madeAnswers(work, networks))]
}

/** A leaf at half its size, on a sheet and before a scene. */
async function smaller(
  row: Row,
  view: RawPhoto,
  scene: RawPhoto | undefined,
  network: PlantNetwork,
  whole: PhotoMeasurements,
): Promise<ViewAnswer[]> {
  const [onSheet, before] = [halved(view), halved(view, scene)]
  return [
    { ...told(row, 'ON_SHEET'), measured: await measure(onSheet, network), whole },
    { ...told(row, 'BEFORE_SCENE'), measured: await measure(before, network), whole },
  ]
}

/** The photos in which leaves are smaller, which the training has made. */
async function madeAnswers(work: string, networks: Networks): Promise<ViewAnswer[]> {
  const rows = readJson(join(work, 'made.json')) as Row[]
  const bytes = readFileSync(join(work, 'made.bin'))
  const answers: ViewAnswer[] = []
  for (const [k, row] of rows.entries()) {
    if (row.made !== 'MOSAIC_3') continue
    const photo = photoIn(bytes, k)
    answers.push({
      ...told(row, row.made ?? 'SMALL'),
      measured: await measure(photo, await networks(row.publisher)),
    })
  }
  return answers
}

type Networks = (publisher: string) => Promise<PlantNetwork>

function networksIn(work: string, onnx: string): Networks {
  const loaded = new Map<string, Promise<PlantNetwork>>()
  return (publisher) => {
    const file = join(work, 'left-out-heads', `${publisher}.onnx`)
    const network =
      loaded.get(publisher) ?? loadPlantNetwork(publisher !== '' && existsSync(file) ? file : onnx)
    loaded.set(publisher, network)
    return network
  }
}

const isPlant = (kind: string): kind is ViewAnswer['kind'] => kind !== 'NO_PLANT'

/** As `part_of` of `training/photos.py`. */
const isHeldOut = (group: string): boolean => crc32(group) % 100 < 20

const told = ({ source, publisher, kind, condition, species }: Row, form: Form) => ({
  source,
  publisher,
  kind,
  condition: condition ?? null,
  species: species ?? null,
  form,
  isKnown: false,
  whole: null,
})

function chosenOf(rows: readonly Row[]): Row[] {
  const of = (kind: ViewAnswer['kind'], most: number) =>
    thin(
      rows.filter((row) => row.kind === kind),
      most,
    )
  const { leaves, others } = photosPerSourceMax
  return [...of('HEALTHY', leaves / 2), ...of('DISEASED', leaves / 2), ...of('PLANT', others)]
}

type View = { readonly view: RawPhoto; readonly measured: Measured | undefined }

function readViews(work: string, source: string): Map<string, View> {
  const { files, measured } = readJson(join(work, 'views', `${source}.json`)) as Listed
  const bytes = readFileSync(join(work, 'views', `${source}.bin`))
  return new Map(files.map((file, k) => [file, { view: photoIn(bytes, k), measured: measured[k] }]))
}

function photoIn(bytes: Buffer, place: number): RawPhoto {
  const size = sidePx * sidePx * 3
  const data = Uint8Array.from(bytes.subarray(place * size, (place + 1) * size))
  return { data, widthPx: sidePx, heightPx: sidePx, channels: 3 }
}

/** What heads and familiarity that have not seen a photo's publisher say (`training/naming.py`). */
type Named = {
  readonly familiarity: number
  readonly groups: readonly number[]
  readonly conditions: readonly number[]
}

const readNames = (work: string): Map<string, Named> =>
  new Map(Object.entries(readJson(join(work, 'left-out-names.json')) as Record<string, Named>))

/** The share of the three likeliest conditions; the last one stands for all others. */
const sureness = ({ conditions }: Named): number =>
  conditions
    .slice(0, -1)
    .sort((one, other) => other - one)
    .slice(0, 3)
    .reduce((sum, share) => sum + share, 0)

function renamed(measured: PhotoMeasurements, named: Named): PhotoMeasurements {
  const shares = <Name extends string>(
    names: Record<Name, number>,
    all: readonly string[],
    given: readonly number[],
  ) =>
    Object.fromEntries(
      Object.keys(names).map((name) => [name, given[all.indexOf(name)] ?? 0]),
    ) as Record<Name, number>
  const { signals } = measured
  const { species } = signals
  return {
    ...measured,
    signals: {
      ...signals,
      familiarity: named.familiarity,
      symptomGroups: shares(signals.symptomGroups, symptomGroups, named.groups),
      conditions: shares(signals.conditions, namedConditions, named.conditions),
      laterConditions: shares(signals.laterConditions, namedConditions, named.conditions),
      species: shares(species, [], []),
    },
  }
}

async function measure(
  view: RawPhoto,
  network: PlantNetwork,
  counted?: Measured,
): Promise<PhotoMeasurements> {
  const { signals } = await network(view)
  const { widthPx, heightPx } = view
  const own = { measurementsVersion: '1' as const, widthPx, heightPx }
  return { ...own, ...(counted ?? countOnPhoto(view).counted), signals, signs: [] }
}

/** The photo in the middle of a sheet or scene that is twice as wide and high. */
function halved(view: RawPhoto, scene?: RawPhoto): RawPhoto {
  const side = sidePx * 2
  const data = new Uint8Array(side * side * 3).fill(255)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side * 3; x++) {
      const [down, across] = [y - sidePx / 2, x - (sidePx / 2) * 3]
      const isInside = down >= 0 && down < sidePx && across >= 0 && across < sidePx * 3
      if (isInside) data[y * side * 3 + x] = view.data[down * sidePx * 3 + across] ?? 0
      else if (scene !== undefined) {
        const from = (y >> 1) * sidePx * 3 + Math.floor(x / 6) * 3 + (x % 3)
        data[y * side * 3 + x] = scene.data[from] ?? 0
      }
    }
  return { data, widthPx: side, heightPx: side, channels: 3 }
}
