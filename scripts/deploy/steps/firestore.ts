import { z } from 'zod'
import type { Built, Deployment } from '../deployment.ts'
import { type Action, command, type Step } from '../step.ts'

const indexField = z.object({
  fieldPath: z.string(),
  order: z.string().optional(),
  arrayConfig: z.string().optional(),
})
const indexFile = z.object({
  indexes: z.array(
    z.object({ collectionGroup: z.string(), queryScope: z.string(), fields: z.array(indexField) }),
  ),
  fieldOverrides: z.array(
    z.object({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      ttl: z.boolean().default(false),
      indexes: z.array(
        z.object({
          queryScope: z.string(),
          order: z.string().optional(),
          arrayConfig: z.string().optional(),
        }),
      ),
    }),
  ),
})
const deployedIndex = z.object({
  name: z.string(),
  queryScope: z.string(),
  fields: z.array(indexField),
  state: z.string(),
})
const deployedField = z.object({
  name: z.string(),
  indexConfig: z
    .object({
      indexes: z
        .array(z.object({ queryScope: z.string(), fields: z.array(indexField) }))
        .default([]),
    })
    .prefault({}),
  ttlConfig: z.unknown().optional(),
})

const api = 'https://firestore.googleapis.com/v1'
const rulesApi = 'https://firebaserules.googleapis.com/v1'
/** Firestore builds an index in minutes for an empty database, and in hours for a full database. */
const indexLimitSeconds = 2 * 60 * 60

/** The text of the rules that were released under a name, or undefined if there are no rules. */
async function releasedRules(
  { project, read }: Deployment,
  release: string,
): Promise<string | undefined> {
  const url = `${rulesApi}/projects/${project}/releases/${release}`
  const found = await read.get(url, z.object({ rulesetName: z.string() }))
  if (found === undefined) return undefined
  const ruleset = z.object({
    source: z.object({ files: z.array(z.object({ content: z.string() })) }),
  })
  const rules = await read.get(`${rulesApi}/${found.rulesetName}`, ruleset)
  return rules?.source.files[0]?.content
}

const how = ({ fieldPath, order, arrayConfig }: z.infer<typeof indexField>) =>
  `${fieldPath} ${order ?? arrayConfig}`

/** Describes an index in one line, without the document name that Firestore adds at the end. */
function lineOf(group: string, scope: string, fields: z.infer<typeof indexField>[]): string {
  const own = fields.filter(({ fieldPath }) => fieldPath !== '__name__')
  return `${group} ${scope} ${own.map(how).join(', ')}`
}

const groupOf = (name: string) => /collectionGroups\/([^/]+)/.exec(name)?.[1] ?? ''

function readIndexes({ project, read }: Deployment) {
  const groups = `${api}/projects/${project}/databases/(default)/collectionGroups/-`
  return read.list(`${groups}/indexes`, 'indexes', deployedIndex)
}

/** The file's indexes and single-field rules that the database lacks. */
async function missingIndexes(deployment: Deployment, built: Built): Promise<string[]> {
  const { project, read } = deployment
  const file = indexFile.parse(JSON.parse(built.indexes))
  const groups = `${api}/projects/${project}/databases/(default)/collectionGroups/-`
  const own = encodeURIComponent('indexConfig.usesAncestorConfig=false OR ttlConfig:*')
  const fields = await read.list(`${groups}/fields?filter=${own}`, 'fields', deployedField)
  const there = new Set([
    ...(await readIndexes(deployment)).map(({ name, queryScope, fields }) =>
      lineOf(groupOf(name), queryScope, fields),
    ),
    ...fields.map(({ name, indexConfig, ttlConfig }) =>
      overrideLine(
        `${groupOf(name)}.${name.split('/fields/')[1]}`,
        indexConfig.indexes.map(({ queryScope, fields: [field] }) => ({ queryScope, ...field })),
        ttlConfig !== undefined,
      ),
    ),
  ])
  return [
    ...file.indexes.map(({ collectionGroup, queryScope, fields }) =>
      lineOf(collectionGroup, queryScope, fields),
    ),
    ...file.fieldOverrides.map(({ collectionGroup, fieldPath, indexes, ttl }) =>
      overrideLine(`${collectionGroup}.${fieldPath}`, indexes, ttl),
    ),
  ].filter((line) => !there.has(line))
}

function overrideLine(
  field: string,
  indexes: readonly {
    queryScope: string
    order?: string | undefined
    arrayConfig?: string | undefined
  }[],
  expires: boolean,
): string {
  const kinds = indexes.map(
    ({ queryScope, order, arrayConfig }) => `${queryScope} ${order ?? arrayConfig}`,
  )
  return `${field}: ${kinds.sort().join(', ')}${expires ? ' ttl' : ''}`
}

/**
 * Deploys rules and indexes. Waits until the indexes are ready, because a query without its index
 * fails. Without `--force` the CLI keeps indexes that are missing from the file.
 */
export const firestoreOf = (built: Built): Step => ({
  title: 'Deploy rules and indexes of the database',
  async plan(deployment) {
    const { project } = deployment
    const rules = await releasedRules(deployment, 'cloud.firestore')
    const isThere =
      rules === built.rules.firestore && (await missingIndexes(deployment, built)).length === 0
    const deploy = command(
      'Deploy rules and indexes',
      `firebase deploy --only=firestore --non-interactive --project=${project}`,
    )
    const wait: Action = {
      kind: 'WAIT',
      title: 'Wait until every index is ready',
      limitSeconds: indexLimitSeconds,
      isOver: () => areReady(deployment),
    }
    const actions = isThere ? [] : [deploy]
    return isThere && (await areReady(deployment)) ? [] : [...actions, wait]
  },
})

/** Throws if an index has failed, because a failed index never becomes ready. */
async function areReady(deployment: Deployment): Promise<boolean> {
  const indexes = await readIndexes(deployment)
  const broken = indexes.find(({ state }) => state === 'NEEDS_REPAIR')
  if (broken) throw new Error(`${broken.name} has failed: delete it and deploy again`)
  return indexes.every(({ state }) => state === 'READY')
}

/** Deploys the rules of the default bucket. */
export const storageRulesOf = (built: Built): Step => ({
  title: 'Deploy the rules of the bucket',
  async plan(deployment) {
    const { project, bucket } = deployment
    const released = await releasedRules(deployment, `firebase.storage/${bucket}`)
    if (released === built.rules.storage) return []
    return [
      command(
        'Deploy the rules',
        `firebase deploy --only=storage --non-interactive --project=${project}`,
      ),
    ]
  },
})
