import { bodyOf } from './body.ts'
import type { Example } from './example.ts'
import { account } from './examples/account.ts'
import { admin } from './examples/admin.ts'
import { analyses } from './examples/analyses.ts'
import { apiKeys } from './examples/api-keys.ts'
import { devices } from './examples/devices.ts'
import { events } from './examples/events.ts'
import { folders } from './examples/folders.ts'
import { history } from './examples/history.ts'
import { invitations } from './examples/invitations.ts'
import { service } from './examples/service.ts'
import { uploads } from './examples/uploads.ts'
import { webhooks } from './examples/webhooks.ts'
import type { OperationName } from './operations.ts'
import type { Route } from './route.ts'

/** An example of every operation, which the definition shows and tests run. */
export const examples: Record<OperationName, Example> = {
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
}

/**
 * The body of a route's example: what the route takes of its operation's, with its identifier where
 * the route has it in the body.
 */
export function bodyExampleOf(route: Route): Example['body'] {
  const { body, params } = examples[route.operation]
  const fields = bodyOf(route)?.shape
  if (!fields) return undefined
  const whole = { ...body, ...(route.idInBody && { [route.idInBody]: params?.['id'] }) }
  return Object.fromEntries(Object.entries(whole).filter(([name]) => name in fields))
}
