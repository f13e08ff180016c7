import { devices } from '../../collections/devices.ts'
import type { Handler } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { toDevice } from '../../domain/device.ts'
import type { Filter, Store } from '../../ports/store.ts'
import { pageAfter, pageOf } from '../paging.ts'

type Deps = { store: Store; pageTokenSecret: string }

/** `GET /v1/iot/devices`, newest first: one query, whose cost is that of its page. */
export function listDevices(deps: Deps): Handler<'devices.list'> {
  return async (call) => {
    const { accountId } = knownCaller(call.caller)
    const { pageSize, pageToken, ...filters } = call.input
    const scope = `devices\n${accountId}\n${JSON.stringify(filters)}`
    const after = pageAfter(pageToken, scope, deps.pageTokenSecret)
    const equal = Object.entries({ accountId, ...filters }).filter(
      ([, value]) => value !== undefined,
    )
    const documents = await deps.store.query(devices, {
      where: equal.map(([field, value]): Filter => ({ field, operator: '==', value })),
      orderBy: { field: 'createdAt', direction: 'descending' },
      limit: pageSize + 1,
      ...(after && { after: { value: new Date(after.at), id: after.id } }),
    })
    const page = pageOf(
      documents,
      pageSize,
      (document) => document.data.createdAt,
      scope,
      deps.pageTokenSecret,
    )
    return {
      status: 200,
      body: { items: page.documents.map((document) => toDevice(document.data)), ...page.next },
    }
  }
}
