import type { KnownCaller } from '../../src/contract/caller.ts'
import type { Input } from '../../src/contract/handlers.ts'
import type { OperationName } from '../../src/contract/operations.ts'
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
import { callOf } from './client.ts'
import type { Ports } from './ports.ts'

type Registration = Partial<Input<'devices.register'>>

/**
 * Session, statistics, devices and folders for one caller. Checks each answer against the contract.
 */
export function accountClientOf(ports: Ports, caller: KnownCaller) {
  const call = <N extends OperationName>(input: Input<N>) => callOf<N>(caller, input)
  const required = { type: 'sensor', projectId: 'field', placeId: 'north' } as const
  return {
    openSession: async (input: Input<'account.openSession'> = {}) =>
      session.parse((await openSession(ports)(call<'account.openSession'>(input))).body),
    stats: async () => stats.parse((await readStats(ports)(call<'account.readStats'>({}))).body),
    register: async (input: Registration = {}) =>
      device.parse(
        (await registerDevice(ports)(call<'devices.register'>({ ...required, ...input }))).body,
      ),
    update: async (id: string, input: Omit<Input<'devices.update'>, 'id'>) =>
      device.parse((await updateDevice(ports)(call<'devices.update'>({ id, ...input }))).body),
    decommission: async (id: string) =>
      decommissionedDevice.parse(
        (await decommissionDevice(ports)(call<'devices.decommission'>({ id }))).body,
      ),
    devices: async (query: Partial<Input<'devices.list'>> = {}) =>
      pageOf(device).parse(
        (await listDevices(ports)(call<'devices.list'>({ pageSize: 20, ...query }))).body,
      ),
    createFolder: async (name: string) =>
      folder.parse((await createFolder(ports)(call<'folders.create'>({ name }))).body),
    renameFolder: async (id: string, name: string) =>
      folder.parse((await renameFolder(ports)(call<'folders.rename'>({ id, name }))).body),
    removeFolder: async (id: string) =>
      removedFolder.parse((await removeFolder(ports)(call<'folders.remove'>({ id }))).body),
    folders: async (query: Partial<Input<'folders.list'>> = {}) =>
      pageOf(folder).parse(
        (await listFolders(ports)(call<'folders.list'>({ pageSize: 20, ...query }))).body,
      ),
    assign: async (id: string, ...analysisIds: string[]) =>
      assignment.parse(
        (await assignToFolder(ports)(call<'folders.assign'>({ id, analysisIds }))).body,
      ),
    unassign: async (...analysisIds: string[]) =>
      assignment.parse(
        (await unassignFromFolder(ports)(call<'folders.unassign'>({ analysisIds }))).body,
      ),
  }
}

type Page<T> = { items: T[]; nextPageToken?: string | undefined }

/** Every page of a list; `between` runs before each page after the first. */
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
