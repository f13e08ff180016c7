import type { Route } from './route.ts'
import { policyOf, type State } from './state.ts'

type IndexFile = {
  indexes: { collectionGroup: string; queryScope: string; fields: object[] }[]
  fieldOverrides: {
    collectionGroup: string
    fieldPath: string
    ttl?: boolean
    indexes: { queryScope: string; order?: string; arrayConfig?: string }[]
  }[]
}

const databasePath = /^firestore\.googleapis\.com\/v1\/projects\/[^/]+\/databases\/\(default\)/
const bucketPath = /^storage\.googleapis\.com\/storage\/v1\/b\/([^/]+)/

const indexFile = ({ database }: State): IndexFile =>
  database?.indexes
    ? (JSON.parse(database.indexes) as IndexFile)
    : { indexes: [], fieldOverrides: [] }

const groupName = (group: string) => `projects/p/databases/(default)/collectionGroups/${group}`

/** The composite indexes. Firestore adds the document's name to each index. */
function compositeIndexes(state: State) {
  const isReady = (state.database?.indexesAt ?? 0) <= state.seconds
  return indexFile(state).indexes.map(({ collectionGroup, ...index }, at) => ({
    name: `${groupName(collectionGroup)}/indexes/${at}`,
    ...index,
    fields: [...index.fields, { fieldPath: '__name__', order: 'ASCENDING' }],
    state: isReady ? 'READY' : 'CREATING',
  }))
}

function fieldOverrides(state: State) {
  return indexFile(state).fieldOverrides.map(({ collectionGroup, fieldPath, ttl, indexes }) => ({
    name: `${groupName(collectionGroup)}/fields/${fieldPath}`,
    indexConfig: {
      indexes: indexes.map(({ queryScope, ...how }) => ({
        queryScope,
        fields: [{ fieldPath, ...how }],
        state: 'READY',
      })),
    },
    ...(ttl && { ttlConfig: { state: 'ACTIVE' } }),
  }))
}

function rulesText(state: State, ruleset: string): string | undefined {
  return ruleset.startsWith('firestore') ? state.database?.rules : state.storageRules
}

export const storageRoutes: Route[] = [
  {
    api: 'firestore',
    path: new RegExp(`${databasePath.source}$`),
    answer: ({ database }) =>
      database && {
        locationId: database.location,
        type: 'FIRESTORE_NATIVE',
        deleteProtectionState: database.isProtected
          ? 'DELETE_PROTECTION_ENABLED'
          : 'DELETE_PROTECTION_DISABLED',
        pointInTimeRecoveryEnablement: database.hasPointInTimeRecovery
          ? 'POINT_IN_TIME_RECOVERY_ENABLED'
          : 'POINT_IN_TIME_RECOVERY_DISABLED',
      },
  },
  {
    api: 'firestore',
    path: new RegExp(`${databasePath.source}/backupSchedules$`),
    answer: ({ database }) =>
      database && {
        backupSchedules: database.backups.map(({ retention }) => ({
          retention: `${Number(retention.replace('d', '')) * 86_400}s`,
          dailyRecurrence: {},
        })),
      },
  },
  {
    api: 'firestore',
    path: new RegExp(`${databasePath.source}/collectionGroups/-/indexes$`),
    answer: (state) => state.database && { indexes: compositeIndexes(state) },
  },
  {
    api: 'firestore',
    path: new RegExp(`${databasePath.source}/collectionGroups/-/fields$`),
    answer: (state) => state.database && { fields: fieldOverrides(state) },
  },
  {
    api: 'firebaserules',
    path: /^firebaserules\.googleapis\.com\/v1\/projects\/[^/]+\/releases\/(cloud\.firestore|firebase\.storage)/,
    answer: (state, [service = '']) => {
      const ruleset = service === 'cloud.firestore' ? 'firestore' : 'storage'
      return rulesText(state, ruleset) && { rulesetName: `projects/p/rulesets/${ruleset}` }
    },
  },
  {
    api: 'firebaserules',
    path: /^firebaserules\.googleapis\.com\/v1\/projects\/[^/]+\/rulesets\/([^/]+)$/,
    answer: (state, [ruleset = '']) => ({
      source: { files: [{ content: rulesText(state, ruleset) }] },
    }),
  },
  {
    api: 'firebasestorage',
    path: /^firebasestorage\.googleapis\.com\/v1alpha\/projects\/[^/]+\/defaultBucket$/,
    answer: ({ defaultBucket, id }) =>
      defaultBucket && { bucket: { name: `projects/${id}/buckets/${defaultBucket}` } },
  },
  {
    path: new RegExp(`${bucketPath.source}$`),
    answer: ({ buckets }, [name = '']) => {
      const bucket = buckets.get(name)
      return (
        bucket && {
          location: bucket.location.toUpperCase(),
          softDeletePolicy: { retentionDurationSeconds: String(bucket.softDeleteSeconds) },
          lifecycle: bucket.lifecycle,
          cors: bucket.cors,
          iamConfiguration: { uniformBucketLevelAccess: { enabled: bucket.isUniform } },
        }
      )
    },
  },
  {
    path: new RegExp(`${bucketPath.source}/iam$`),
    answer: (state, [name = '']) =>
      state.buckets.has(name) ? policyOf(state, `buckets/${name}`) : undefined,
  },
  {
    path: new RegExp(`${bucketPath.source}/o$`),
    answer: ({ buckets }, [name = '']) => {
      const bucket = buckets.get(name)
      return (
        bucket && {
          items: [...bucket.objects].map(([object, { writtenAt }]) => ({
            name: object,
            updated: new Date(writtenAt * 1000).toISOString(),
          })),
        }
      )
    },
  },
  {
    path: new RegExp(`${bucketPath.source}/o/(.+)$`),
    answer: ({ buckets }, [name = '', object = ''], { url }) => {
      const found = buckets.get(name)?.objects.get(object)
      if (!found) return undefined
      return url.includes('alt=media') ? JSON.parse(found.text) : { name: object }
    },
  },
]
