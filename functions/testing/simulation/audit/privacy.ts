import type { Stored } from '../../../src/adapters/optimistic-store/parse.ts'
import { analyses } from '../../../src/collections/analyses.ts'
import type { Collection, DataSubjectSelector } from '../../../src/collections/collection.ts'
import { collections } from '../../../src/collections/index.ts'
import { moderationItems } from '../../../src/collections/moderation.ts'
import { refOfPath } from '../../../src/operations/photos/withheld.ts'
import { type Person, textIn } from '../people.ts'
import { type Audited, all, type Evidence } from './evidence.ts'

/** How long a run, an export and an erasure with its days of grace may take. */
const exportedMs = 1_200_000
const runsMs = 300_000
const erasedDays = 8

/** An export holds all and only its subject's data, and an erased person leaves only the audit. */
export async function checkPrivacy(audited: Audited): Promise<string[]> {
  // What the replays have started again ends first.
  await audited.rest(runsMs)
  const { people, documents } = await audited.look()
  const found: string[] = []
  const exporting = people.filter(({ own }) => own.analysis.length > 0)
  const asked = exporting.map(async (person) => [person, await askExport(audited, person)] as const)
  const exportIds = await Promise.all(asked)
  await audited.rest(exportedMs)
  for (const [person, exportId] of exportIds)
    if (exportId !== undefined) found.push(...(await checkExport(audited, person, exportId)))
  const erased = [...documents('erasures').keys()]
  if (erased.length === 0) return found
  await audited.passDays(erasedDays)
  const evidence = await audited.look()
  return [...found, ...erased.flatMap((uid) => remains(evidence, uid))]
}

async function askExport({ ask }: Audited, person: Person): Promise<string | undefined> {
  const body = { fresh: true }
  const answer = await ask(person, { id: 'account.export', as: person.credential, body })
  return textIn(answer, 'exportId')
}

async function checkExport(audited: Audited, person: Person, exportId: string): Promise<string[]> {
  const ready = await audited.ask(person, { id: 'account.readExport', as: person.credential })
  const url = textIn(ready, 'downloadUrl')
  const entries = url === undefined ? undefined : await audited.download(url)
  // Yesterday's export may still be served, because one a day can be replaced.
  if (entries === undefined || textIn(ready, 'exportId') !== exportId) return []
  const requestedAt = Date.parse(textIn(ready, 'requestedAt') ?? '')
  const evidence = await audited.look()
  if (requestedAt < evidence.nowMs - 2 * exportedMs) return []
  return faultsOf(evidence, person.uid, entries)
}

function faultsOf(evidence: Evidence, uid: string, entries: ReadonlyMap<string, string>): string[] {
  const documents = collections.flatMap((collection) => {
    if (collection.exporter.by === 'none') return []
    const text = entries.get(`data/${collection.name}.json`) ?? '[]'
    const exported = (JSON.parse(text) as { id: string }[]).map(({ id }) => id).toSorted()
    const wanted = ownIds(evidence, collection, uid).toSorted()
    if (exported.join(' ') === wanted.join(' ')) return []
    // The mails of the sweeper end a notice at any time, so the archive may have more.
    if (collection.name === 'notices' && wanted.every((id) => exported.includes(id))) return []
    return [`the export of ${uid} has ${collection.name} ${exported}, not ${wanted}`]
  })
  const text = [...entries.values()].join()
  const withheld = [...all(evidence, moderationItems).values()]
    .filter(({ storagePath }) =>
      evidence.documents('withheldPhotos').has(refOfPath(storagePath).id),
    )
    .map(({ storagePath }) => nameOf(storagePath))
    .filter((name) => entries.has(name))
  const secrets = secretsIn(evidence).filter((secret) => text.includes(secret))
  return [
    ...documents,
    ...withheld.map((name) => `the export of ${uid} has the withheld ${name}`),
    ...secrets.map((secret) => `the export of ${uid} has the secret ${secret}`),
    ...withheldAnswers(evidence, entries).map((id) => `the export of ${uid} has the answer ${id}`),
    ...missingPhotos(evidence, uid, entries).map((path) => `the export of ${uid} lacks ${path}`),
  ]
}

/** What a reader of an archive could misuse. */
function secretsIn({ documents }: Evidence): string[] {
  const kept = ['webhooks', 'apiKeys', 'invitations'].flatMap((name) => [...documents(name)])
  const secret = /"(?:secret|hash|passwordDigest)":"([^"]+)"/g
  return [...JSON.stringify(kept).matchAll(secret)].map(([, value = '']) => value)
}

/** Answers in an archive that only moderators may see. */
function withheldAnswers(evidence: Evidence, entries: ReadonlyMap<string, string>): string[] {
  const shown = JSON.parse(entries.get('data/analyses.json') ?? '[]') as Shown[]
  return shown.flatMap(({ id, issues, plan }) => {
    const isBlocked = all(evidence, analyses).get(id)?.moderation.state === 'BLOCKED'
    return isBlocked && (issues.length > 0 || plan !== null) ? [id] : []
  })
}
type Shown = { id: string; issues: unknown[]; plan: unknown }

/** Photos of the subject's own finished analyses that are neither in the archive nor withheld. */
function missingPhotos(evidence: Evidence, uid: string, entries: ReadonlyMap<string, string>) {
  const listed = entries.get('manifest.json') ?? ''
  return [...all(evidence, analyses).values()]
    .filter(({ accountId, storagePath }) => accountId === uid && evidence.objects.has(storagePath))
    .map(({ storagePath }) => nameOf(storagePath))
    .filter((name) => !entries.has(name) && !listed.includes(name))
}

const nameOf = (path: string) => `images/${path.replace(/[^\w./-]/g, '_')}`

const isOf = (reach: DataSubjectSelector, id: string, data: Stored, uid: string): boolean => {
  if (reach.by === 'none') return false
  const ids = reach.ids === 'uid and key uid' ? [uid, `ent:${uid}`] : [uid]
  if (reach.by === 'id') return ids.includes(id)
  return reach.fields.some((field) => ids.includes(String(data[field])))
}

function ownIds({ documents }: Evidence, { name, exporter }: Collection<unknown>, uid: string) {
  return [...documents(name)]
    .filter(([id, data]) => isOf(exporter, id, data, uid))
    .map(([id]) => id)
}

const isOwn = ({ accountId }: Stored, uid: string) => accountId === uid || accountId === undefined

/**
 * What still names an erased person. What a worker did for another account belongs to that account,
 * but may not have the person's address.
 */
function remains({ documents, objects }: Evidence, uid: string): string[] {
  const named = new RegExp(`\\b${uid}\\b`)
  const kept = collections
    .filter(({ name }) => !name.startsWith('audit'))
    .flatMap(({ name }) =>
      [...documents(name)]
        .filter(([id, data]) => named.test(`${id} ${JSON.stringify(data)}`))
        .filter(([, data]) => isOwn(data, uid) || JSON.stringify(data).includes(`${uid}@`))
        .map(([id]) => `${name}/${id}`),
    )
  const ofOthers = new Set(
    [...documents('transactions').values()].map((data) => data['storagePath']),
  )
  const stored = [...objects.keys()].filter(
    (path) => named.test(path) && !ofOthers.has(path.replace('.thumbnail.webp', '.webp')),
  )
  return [...kept, ...stored].map((path) => `${path} still names the erased ${uid}`)
}
