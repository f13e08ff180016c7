import { join } from 'node:path'
import { z } from 'zod'
import { firestoreIndexes } from '../../../functions/src/collections/indexes.ts'
import type { Place } from '../deployment.ts'
import { call, firebase, writeText } from '../run.ts'

/** https://firebase.google.com/docs/reference/rules/rest/rest/v1/projects.releases */
const rulesApi = 'https://firebaserules.googleapis.com/v1'
export const ruleRelease = z.object({ name: z.string(), rulesetName: z.string() })
const ours = /\/releases\/(cloud\.firestore|firebase\.storage)(\/|$)/

/** The rulesets of Firestore and Storage that serve, by the names of their releases. */
export async function servedRules({ project, read }: Place): Promise<Record<string, string>> {
  const url = `${rulesApi}/projects/${project}/releases`
  const found = await read.list(url, 'releases', ruleRelease)
  const own = found.filter(({ name }) => ours.test(name))
  return Object.fromEntries(own.map(({ name, rulesetName }) => [name, rulesetName]))
}

export async function restoreRules(
  place: Place,
  rules: Readonly<Record<string, string>>,
): Promise<void> {
  const served = await servedRules(place)
  for (const [name, rulesetName] of Object.entries(rules)) {
    if (served[name] === rulesetName) continue
    const body = { release: { name, rulesetName } }
    await call(place, { method: 'PATCH', url: `${rulesApi}/${name}`, body })
  }
}

/** The indexes of this version in the format of `firestore.indexes.json`. */
export const indexesText = () => JSON.stringify(firestoreIndexes())

/** Makes the indexes of a release again, unless this version has the same. It removes none. */
export async function restoreIndexes(place: Place, indexes: string): Promise<void> {
  if (indexes === '' || indexes === indexesText()) return
  const folder = join(place.work, 'indexes')
  writeText(join(folder, 'indexes.json'), indexes)
  const { FIRESTORE_DATABASE: database } = place.settings
  const text = JSON.stringify({ firestore: { database, indexes: 'indexes.json' } })
  const config = writeText(join(folder, 'firebase.json'), text)
  await firebase(place, `deploy --only=firestore:indexes --config=${config}`)
}
