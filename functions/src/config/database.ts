import { z } from 'zod'

/** https://cloud.google.com/firestore/docs/manage-databases */
export const databaseName = z
  .string()
  .regex(/^(\(default\)|[a-z][a-z0-9-]{2,61}[a-z0-9])$/, 'must be the name of a database')

/** The settings by which a restored database takes the place of a former one. */
export const databaseVariables = {
  FIRESTORE_DATABASE: databaseName.default('(default)'),
  /** Whether to refuse all calls and jobs, while another database takes over. */
  MAINTENANCE: z.enum(['on', 'off']).default('off'),
}

const shape = z.object(databaseVariables)

export function readDatabase(variables: z.infer<typeof shape>) {
  return {
    databaseId: variables.FIRESTORE_DATABASE,
    isInMaintenance: variables.MAINTENANCE === 'on',
  }
}
