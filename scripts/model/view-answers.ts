import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { PhotoMeasurements } from '@plant/image-processor/protocol'
import { thin } from '../../image-processor/model/training/collect.ts'
import { resample } from '../../image-processor/src/measure/downscale.ts'
import { countOnPhoto } from '../../image-processor/src/measure/measure.ts'
import type { RawPhoto } from '../../image-processor/src/measure/planes.ts'
import type { CountedMeasurements } from '../../image-processor/src/measure/schema.ts'
import { loadPlantNetwork, type PlantNetwork } from '../../image-processor/src/plant-network.ts'
import { readJson } from '../common/json.ts'

const sidePx = 160
const photosPerSourceMax = { leaves: 100, others: 40 }
const halvesPerSourceMax = 10

/** What a photo is: as sent, at half its size on white, or made by the training. */
type Form = 'SENT' | 'HALF_SIZE' | 'SMALL' | 'HALF' | 'MOSAIC_2' | 'MOSAIC_3'

/** What the service measures of a photo. `isKnown`: the network has learnt from its source. */
export type ViewAnswer = {
  readonly source: string
  readonly publisher: string
  readonly kind: 'HEALTHY' | 'DISEASED' | 'PLANT'
  readonly condition: string | null
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
  const answers: ViewAnswer[] = []
  for (const [source, some] of Map.groupBy(rows, (row) => row.source)) {
    if (some.every(({ kind }) => !isPlant(kind))) continue
    const photos = readViews(work, source)
    const shown = some.filter(({ kind, file }) => isPlant(kind) && photos.has(file))
    for (const row of chosenOf(shown)) {
      const { view, measured } = photos.get(row.file) as View
      const network = await networks(row.publisher)
      answers.push({ ...told(row, 'SENT'), measured: await measure(view, network, measured) })
    }
    const leaves = shown.filter(({ kind }) => kind !== 'PLANT')
    for (const row of leaves.filter(
      ({ use, group_name }) => use === 'TRAIN' && isHeldOut(group_name),
    )) {
      const { view, measured } = photos.get(row.file) as View
      const known = await measure(view, await networks(''), measured)
      answers.push({ ...told(row, 'SENT'), isKnown: true, measured: known })
    }
    for (const row of thin(leaves, halvesPerSourceMax)) {
      const { view, measured } = photos.get(row.file) as View
      const network = await networks(row.publisher)
      const [whole, half] = [
        await measure(view, network, measured),
        await measure(halved(view), network),
      ]
      answers.push({ ...told(row, 'HALF_SIZE'), measured: half, whole })
    }
  }
  return [...answers, ...(await madeAnswers(work, networks))]
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

const told = ({ source, publisher, kind, condition }: Row, form: Form) => ({
  source,
  publisher,
  kind,
  condition: condition ?? null,
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

async function measure(
  view: RawPhoto,
  network: PlantNetwork,
  counted?: Measured,
): Promise<PhotoMeasurements> {
  const { signals } = await network(view)
  const own = { measurementsVersion: '1' as const, widthPx: sidePx, heightPx: sidePx }
  return { ...own, ...(counted ?? countOnPhoto(view).counted), signals, signs: [] }
}

/** The photo at half its size, in the middle of a white sheet. */
function halved(view: RawPhoto): RawPhoto {
  const half = resample(view, sidePx / 2, sidePx / 2)
  const data = new Uint8Array(view.data.length).fill(255)
  for (let y = 0; y < sidePx / 2; y++) {
    const row = half.data.subarray(y * (sidePx / 2) * 3, (y + 1) * (sidePx / 2) * 3)
    data.set(row, ((y + sidePx / 4) * sidePx + sidePx / 4) * 3)
  }
  return { ...view, data }
}
