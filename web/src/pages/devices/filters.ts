import type { DevicesListQuery } from '@plant-analysis/client'
import { deviceTypes } from '@plant-analysis/client/limits'

export type DeviceType = (typeof deviceTypes)[number]

/** The filters of the device list, kept in the address. An empty filter matches everything. */
export type DeviceFilters = {
  readonly type: '' | DeviceType
  readonly project: string
  readonly place: string
}

export const noFilters: DeviceFilters = { type: '', project: '', place: '' }

/** Reads the filters from the query of an address. */
export function filtersOf(query: Readonly<Record<string, string>>): DeviceFilters {
  const { project = '', place = '' } = query
  const type = deviceTypes.find((known) => known === query['type']) ?? ''
  return { type, project: project.trim(), place: place.trim() }
}

export function addressOf(filters: DeviceFilters): string {
  const used = Object.entries(filters).filter(([, value]) => value !== '')
  return used.length > 0 ? `/devices?${new URLSearchParams(used)}` : '/devices'
}

/** The query that the service receives. */
export function listQueryOf({ type, project, place }: DeviceFilters): DevicesListQuery {
  return {
    ...(type && { type }),
    ...(project && { projectId: project }),
    ...(place && { placeId: place }),
  }
}
