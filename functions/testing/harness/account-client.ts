import type { KnownCaller } from '../../src/contract/caller.ts'
import { session, stats } from '../../src/contract/schemas/account.ts'
import { decommissionedDevice, device } from '../../src/contract/schemas/device.ts'
import { assignment, folder, removedFolder } from '../../src/contract/schemas/folder.ts'
import { pageOf } from '../../src/contract/schemas/query.ts'
import { openSession } from '../../src/operations/account/open-session.ts'
import { readStats } from '../../src/operations/account/read-stats.ts'
import { decommissionDevice } from '../../src/operations/devices/decommission.ts'
import { listDevices } from '../../src/operations/devices/list.ts'
import { registerDevice } from '../../src/operations/devices/register.ts'
import { updateDevice } from '../../src/operations/devices/update.ts'
import { assignToFolder } from '../../src/operations/folders/assign.ts'
import { createFolder } from '../../src/operations/folders/create.ts'
import { listFolders } from '../../src/operations/folders/list.ts'
import { removeFolder } from '../../src/operations/folders/remove.ts'
import { renameFolder } from '../../src/operations/folders/rename.ts'
import { unassignFromFolder } from '../../src/operations/folders/unassign.ts'
import type { InputOf } from '../endpoint-types.ts'
import { callOf } from './client.ts'
import type { Ports } from './ports.ts'

type Registration = Partial<InputOf<typeof registerDevice>>

/**
 * One caller's operations on the session, statistics, devices and folders. The client checks every
 * response against the contract.
 */
export function accountClientOf(ports: Ports, caller: KnownCaller) {
  const call = <I>(input: I) => callOf(caller, input)
  const required = { type: 'sensor', projectId: 'field', placeId: 'north' } as const
  return {
    openSession: async (input: InputOf<typeof openSession> = {}) =>
      session.parse((await openSession.handler(call(input), ports)).body),
    stats: async () => stats.parse((await readStats.handler(call({}), ports)).body),
    register: async (input: Registration = {}) =>
      device.parse((await registerDevice.handler(call({ ...required, ...input }), ports)).body),
    update: async (id: string, input: Omit<InputOf<typeof updateDevice>, 'id'>) =>
      device.parse((await updateDevice.handler(call({ id, ...input }), ports)).body),
    decommission: async (id: string) =>
      decommissionedDevice.parse((await decommissionDevice.handler(call({ id }), ports)).body),
    devices: async (query: Partial<InputOf<typeof listDevices>> = {}) =>
      pageOf(device).parse(
        (await listDevices.handler(call({ pageSize: 20, ...query }), ports)).body,
      ),
    createFolder: async (name: string) =>
      folder.parse((await createFolder.handler(call({ name }), ports)).body),
    renameFolder: async (id: string, name: string) =>
      folder.parse((await renameFolder.handler(call({ id, name }), ports)).body),
    removeFolder: async (id: string) =>
      removedFolder.parse((await removeFolder.handler(call({ id }), ports)).body),
    folders: async (query: Partial<InputOf<typeof listFolders>> = {}) =>
      pageOf(folder).parse(
        (await listFolders.handler(call({ pageSize: 20, ...query }), ports)).body,
      ),
    assign: async (id: string, ...analysisIds: string[]) =>
      assignment.parse((await assignToFolder.handler(call({ id, analysisIds }), ports)).body),
    unassign: async (...analysisIds: string[]) =>
      assignment.parse((await unassignFromFolder.handler(call({ analysisIds }), ports)).body),
  }
}

type Page<T> = { items: T[]; nextPageToken?: string | undefined }

/** Reads every page of a list. `between` runs before each page except the first. */
export async function everyPage<T>(
  list: (query: { pageToken?: string }) => Promise<Page<T>>,
  between: () => Promise<unknown> = async () => undefined,
): Promise<T[][]> {
  let page = await list({})
  const pages = [page.items]
  while (page.nextPageToken !== undefined) {
    await between()
    page = await list({ pageToken: page.nextPageToken })
    pages.push(page.items)
  }
  return pages
}
