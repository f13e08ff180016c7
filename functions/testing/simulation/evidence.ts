import type { Audited, Evidence, Watch } from './audit/evidence.ts'
import { ask, type Scene } from './people.ts'
import { quota } from './ports.ts'
import { expireDocuments, restUntil } from './rest.ts'

const dayMs = 86_400_000
const photoLink = /https:\/\/photos\.test\/([^"?]+)/g

/** The auditor's view of a run. */
export function auditedOf(scene: Scene, watch: Watch): Audited {
  const { shared } = scene
  const { time, outside } = shared
  const rest = (milliseconds: number) => restUntil(scene, time.nowMs() + milliseconds)
  return {
    look: async () => evidenceOf(scene, watch),
    ask: (by, request) => ask(scene, by, request),
    rest,
    async download(url) {
      const path = url.replace(/^https:\/\/objects\.test\/|\?.*$/g, '')
      const bytes = outside.objects.get(path)?.bytes
      return bytes && entriesOf(Buffer.from(bytes).toString())
    },
    async passDays(days) {
      await rest(days * dayMs)
      expireDocuments(shared)
    },
    note: time.note,
  }
}

function evidenceOf({ shared, people, asked }: Scene, watch: Watch): Evidence {
  const { time, database, outside, errors } = shared
  const { identities, overwritten, received, mailedAt } = outside
  return {
    nowMs: time.nowMs(),
    documents: database.table.kept,
    objects: new Map([...outside.objects].map(([path, { bytes }]) => [path, bytes])),
    identityOf: (bearer) => identities.get(bearer),
    ...{ overwritten, people, asked, received, mailedAt, errors, quota, photoLink, watch },
  }
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
