import type { OperationDefinition } from './operation.ts'
import { account } from './operations/account.ts'
import { admin } from './operations/admin.ts'
import { analyses } from './operations/analyses.ts'
import { apiKeys } from './operations/api-keys.ts'
import { audit } from './operations/audit.ts'
import { devices } from './operations/devices.ts'
import { events } from './operations/events.ts'
import { folders } from './operations/folders.ts'
import { history } from './operations/history.ts'
import { invitations } from './operations/invitations.ts'
import { service } from './operations/service.ts'
import { uploads } from './operations/uploads.ts'
import { webhooks } from './operations/webhooks.ts'

/** Everything that the service does, by name (`noun.verb`), free of where it is reached. */
export const operations = {
  ...analyses,
  ...uploads,
  ...history,
  ...folders,
  ...devices,
  ...apiKeys,
  ...invitations,
  ...webhooks,
  ...events,
  ...account,
  ...service,
  ...admin,
  ...audit,
} as const satisfies Record<string, OperationDefinition>

export type OperationName = keyof typeof operations

/** The definition of an operation with its optional parts visible, for code over all of them. */
export function operationOf(name: OperationName): OperationDefinition {
  return operations[name]
}
