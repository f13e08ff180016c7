import type { Stored } from '../../../src/adapters/optimistic-store/parse.ts'
import type { Collection, DataSubjectSelector } from '../../../src/collections/collection.ts'
import { collections } from '../../../src/collections/index.ts'
import { moderationItems } from '../../../src/collections/moderation.ts'
import { refOfPath } from '../../../src/operations/photos/withheld.ts'
import { ask, type Person, type Scene, textIn } from '../people.ts'
import { expireDocuments, restUntil } from '../rest.ts'
import { all } from './all.ts'

/** How long an export may take, and how long an erasure with its days of grace. */
const exportedMs = 1_200_000
const erasedMs = 8 * 86_400_000

/** An export holds all and only its subject's data, and an erased person leaves only the audit. */
export async function checkPrivacy(scene: Scene): Promise<string[]> {
  const { shared, people } = scene
  const exporting = people.filter(({ own }) => own.analysis.length > 0).slice(0, 2)
  const found: string[] = []
  for (const person of exporting) found.push(...(await checkExport(scene, person)))
  const erased = [...shared.database.table.kept('erasures').keys()]
  if (erased.length === 0) return found
  await restUntil(scene, shared.time.nowMs() + erasedMs)
  expireDocuments(shared)
  return [...found, ...erased.flatMap((uid) => remains(scene, uid))]
}

async function checkExport(scene: Scene, person: Person): Promise<string[]> {
  const { shared } = scene
  const body = { fresh: true }
  const answer = await ask(scene, person, { id: 'account.export', as: person.credential, body })
  const exportId = textIn(answer, 'exportId')
  if (exportId === undefined) return []
  await restUntil(scene, shared.time.nowMs() + exportedMs)
  const ready = await ask(scene, person, { id: 'account.readExport', as: person.credential })
  const path = textIn(ready, 'downloadUrl')?.replace(/^https:\/\/objects\.test\/|\?.*$/g, '')
  const bytes = path === undefined ? undefined : shared.outside.objects.get(path)?.bytes
  // Yesterday's export may still be served, because one a day can be replaced.
  if (bytes === undefined || textIn(ready, 'exportId') !== exportId) return []
  const requestedAt = Date.parse(textIn(ready, 'requestedAt') ?? '')
  if (requestedAt < shared.time.nowMs() - 2 * exportedMs) return []
  return faultsOf(scene, person.uid, entriesOf(Buffer.from(bytes).toString()))
}

/** The entries of an archive of the simulator, by name. */
function entriesOf(archive: string): Map<string, string> {
  const parts = archive.split('\n== ').slice(1)
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\n')
      return [part.slice(0, end), part.slice(end + 1)]
    }),
  )
}

function faultsOf(scene: Scene, uid: string, entries: ReadonlyMap<string, string>): string[] {
  const documents = collections.flatMap((collection) => {
    if (collection.exporter.by === 'none' || changing.includes(collection.name)) return []
    const text = entries.get(`data/${collection.name}.json`) ?? '[]'
    const exported = (JSON.parse(text) as { id: string }[]).map(({ id }) => id).toSorted()
    const wanted = ownIds(scene, collection, uid).toSorted()
    if (exported.join(' ') === wanted.join(' ')) return []
    return [`the export of ${uid} has ${collection.name} ${exported}, not ${wanted}`]
  })
  const { table } = scene.shared.database
  const withheld = [...all(scene, moderationItems).values()]
    .filter(({ storagePath }) => table.kept('withheldPhotos').has(refOfPath(storagePath).id))
    .map(({ storagePath }) => `images/${storagePath.replace(/[^\w./-]/g, '_')}`)
    .filter((name) => entries.has(name))
  return [...documents, ...withheld.map((name) => `the export of ${uid} has the withheld ${name}`)]
}

/** Collections that the call for the export itself, or the sweeper, changes meanwhile. */
const changing = ['notices']

const isOf = (reach: DataSubjectSelector, id: string, data: Stored, uid: string): boolean => {
  if (reach.by === 'none') return false
  const ids = reach.ids === 'uid and key uid' ? [uid, `ent:${uid}`] : [uid]
  if (reach.by === 'id') return ids.includes(id)
  return reach.fields.some((field) => ids.includes(String(data[field])))
}

function ownIds({ shared }: Scene, { name, exporter }: Collection<unknown>, uid: string) {
  return [...shared.database.table.kept(name)]
    .filter(([id, data]) => isOf(exporter, id, data, uid))
    .map(([id]) => id)
}

/** What still names an erased person, besides what belongs to another account. */
function remains({ shared }: Scene, uid: string): string[] {
  const { table } = shared.database
  const named = new RegExp(`\\b${uid}\\b`)
  const documents = collections
    .filter(({ name }) => !name.startsWith('audit'))
    .flatMap(({ name }) =>
      [...table.kept(name)]
        .filter(([id, data]) => named.test(`${id} ${JSON.stringify(data)}`))
        .filter(([, data]) => [uid, undefined].includes(data['accountId'] as string | undefined))
        .map(([id]) => `${name}/${id}`),
    )
  const ofOthers = new Set(
    [...table.kept('transactions').values()].map((data) => data['storagePath']),
  )
  const objects = [...shared.outside.objects.keys()].filter(
    (path) => named.test(path) && !ofOthers.has(path.replace('.thumbnail.webp', '.webp')),
  )
  return [...documents, ...objects].map((path) => `${path} still names the erased ${uid}`)
}
