import { createHash } from 'node:crypto'
import { collections } from '../../collections/index.ts'
import type { ExportedStep } from '../../collections/personal-data.ts'
import { transactions } from '../../collections/transactions.ts'
import { limits } from '../../contract/limits.ts'
import { isApiKeyPrincipal } from '../../domain/access/enterprise-principal.ts'
import { isThumbnail, parsePhotoPath } from '../../domain/analyses/storage-path.ts'
import { photoFolders } from '../../domain/erasure/personal-data.ts'
import type { CallContext } from '../../ports/context.ts'
import type { ArchiveEntry } from '../../ports/objects.ts'
import type { Ports } from '../../ports/ports.ts'
import { findHold, refOfPath } from '../photos/withheld.ts'
import type { LeasedExport } from './lease.ts'
import { partBytesLimit, partPath } from './objects.ts'
import { isOfOwnAccount } from './present.ts'
import { exportSteps } from './steps.ts'

/** The reason why an account's export omits a collection that a person's export includes. */
const ofAPerson = 'is about a person and not about the account'

/** Within a day, each upload becomes a photo or is deleted. */
const uploadsLeftOut = { 'images/uploads': 'are files that the service has not scanned yet' }

type File = { name: string; bytes: number; sha256: string }
type WithheldImage = { name: string; reason: string }
type Contents = {
  files: File[]
  photos: Set<string>
  documents: Record<string, number>
  withheldImages: WithheldImage[]
}
type Chunks = AsyncIterable<Uint8Array>

/**
 * Reads each entry only when it is packed. The last entry, the manifest, lists the size and hash of
 * every other entry. `onEntry` runs before each collection and each photo.
 */
export async function* archiveEntries(
  ports: Ports,
  leased: LeasedExport,
  context: CallContext,
  onEntry: () => Promise<void>,
): AsyncIterable<ArchiveEntry> {
  const contents: Contents = { files: [], photos: new Set(), documents: {}, withheldImages: [] }
  const modifiedAt = leased.requestedAt
  const entry = (name: string, deflate: boolean, content: () => Chunks): ArchiveEntry => ({
    name,
    modifiedAt,
    deflate,
    content: () => measured(content(), (file) => contents.files.push({ name, ...file })),
  })
  for (const [collection, steps] of stepsByCollection(leased)) {
    await onEntry()
    contents.documents[collection] = steps.reduce((sum, { documents }) => sum + documents, 0)
    yield entry(`data/${collection}.json`, true, () =>
      collectionFile(ports, leased, collection, steps, contents, context),
    )
  }
  for await (const path of photoPaths(ports, leased.uid, contents, context)) {
    await onEntry()
    const webp = await ports.objects.read(path, limits.request.photoBodyBytesLimit, context)
    if (!(webp instanceof Uint8Array)) continue
    const hold = await holdOf(ports, path)
    if (hold) contents.withheldImages.push({ name: photoName(path), reason: holds[hold] })
    else yield entry(photoName(path), false, () => once(webp))
  }
  yield entry('manifest.json', true, () => once(manifest(leased, contents)))
}

/** All collections that an export reads, including collections without documents. */
function stepsByCollection({ uid, state }: LeasedExport): Map<string, ExportedStep[]> {
  const found = new Map<string, ExportedStep[]>()
  for (const { name, collection } of exportSteps(uid)) {
    const steps = found.get(collection.name) ?? []
    found.set(collection.name, [...steps, ...state.done.filter(({ step }) => step === name)])
  }
  return found
}

async function* collectionFile(
  { objects }: Ports,
  { uid, exportId }: LeasedExport,
  collection: string,
  steps: ExportedStep[],
  { photos }: Contents,
  context: CallContext,
): Chunks {
  let separator = '[\n'
  for (const { step, parts } of steps) {
    for (let part = 0; part < parts; part += 1) {
      const path = partPath(uid, exportId, step, part)
      const bytes = await objects.read(path, partBytesLimit, context)
      if (!(bytes instanceof Uint8Array)) throw new Error(`${path} is missing or too large`)
      const lines = Buffer.from(bytes).toString('utf8').split('\n')
      if (collection === transactions.name)
        for (const line of lines) if (isForReader(line, uid)) photos.add(photoOf(line))
      yield Buffer.from(separator + lines.join(',\n'))
      separator = ',\n'
    }
  }
  yield Buffer.from(separator === '[\n' ? '[]\n' : '\n]\n')
}

/** A worker's second look names a photo of another member, which belongs to the account alone. */
function isForReader(line: string, uid: string): boolean {
  const { accountId } = JSON.parse(line) as { accountId: string }
  return isOfOwnAccount(accountId, uid) || parsePhotoPath(photoOf(line))?.uid === uid
}

function photoOf(line: string): string {
  const { storagePath } = JSON.parse(line) as { storagePath: string }
  return storagePath
}

/**
 * The photos of the exported transactions. A person's export also includes the person's folders,
 * except thumbnails. An account's export omits folders, as folders may hold other accounts' photos.
 */
async function* photoPaths(
  { objectStreams }: Ports,
  uid: string,
  { photos }: Contents,
  context: CallContext,
): AsyncIterable<string> {
  yield* photos
  if (isApiKeyPrincipal(uid)) return
  for (const folder of photoFolders(uid))
    for await (const path of objectStreams.list(folder, context))
      if (!photos.has(path) && !isThumbnail(path)) yield path
}

const holds = {
  WITHHELD: 'A moderator or an automatic check withholds this photo.',
  DELETED: 'Its analysis was deleted. It is kept only until a moderator has decided on it.',
}

const objection =
  'To object, flag the analysis with POST /v1/analyses/{id}/flag while it waits for a moderator. After the decision, write to the operator of this service and name this export and the image.'

async function holdOf(ports: Ports, path: string) {
  const [[record], hold] = await Promise.all([
    ports.store.getAll(refOfPath(path)),
    findHold(ports, path),
  ])
  return record ? 'WITHHELD' : hold
}

/** The photo's path in the archive. Characters that some file systems reject become `_`. */
function photoName(path: string): string {
  return `images/${path.replace(/[^\w./-]/g, '_')}`
}

async function* measured(content: Chunks, note: (file: Omit<File, 'name'>) => void): Chunks {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of content) {
    hash.update(chunk)
    bytes += chunk.byteLength
    yield chunk
  }
  note({ bytes, sha256: hash.digest('hex') })
}

async function* once(bytes: Uint8Array): Chunks {
  yield bytes
}

function manifest(
  { uid, exportId, requestedAt }: LeasedExport,
  { files, documents, withheldImages }: Contents,
) {
  const leftOut = collections
    .filter(({ name }) => documents[name] === undefined)
    .map(({ name, exporter }) => [name, exporter.by === 'none' ? exporter.reason : ofAPerson])
  const images = files.filter(({ name }) => name.startsWith('images/')).length
  const entries = { ...Object.fromEntries(leftOut), ...uploadsLeftOut }
  const counts = { exportId, uid, requestedAt, documents, images, leftOut: entries }
  const text = { ...counts, withheldImages, objection, files }
  return Buffer.from(`${JSON.stringify(text, null, 2)}\n`)
}
