import type { DevicesListQuery } from '@plant-analysis/client'
import { deviceTypes } from '@plant-analysis/client/limits'

export type DeviceType = (typeof deviceTypes)[number]

/** Which devices are shown; it lives in the address. Empty is any. */
export type DeviceFilters = {
  readonly type: '' | DeviceType
  readonly project: string
  readonly place: string
}

export const noFilters: DeviceFilters = { type: '', project: '', place: '' }

/** The filters that an address names. */
export function filtersOf(query: Readonly<Record<string, string>>): DeviceFilters {
  const { project = '', place = '' } = query
  const type = deviceTypes.find((known) => known === query['type']) ?? ''
  return { type, project: project.trim(), place: place.trim() }
}

/** The address of the devices with filters. */
export function addressOf(filters: DeviceFilters): string {
  const used = Object.entries(filters).filter(([, value]) => value !== '')
  return used.length > 0 ? `/devices?${new URLSearchParams(used)}` : '/devices'
}

/** What the service is asked for. */
export function listQueryOf({ type, project, place }: DeviceFilters): DevicesListQuery {
  return {
    ...(type && { type }),
    ...(project && { projectId: project }),
    ...(place && { placeId: place }),
  }
}
