import type { DevicesRegisterBody } from '@plant-analysis/client'
import { deviceMetadataBytesMax } from '@plant-analysis/client/limits'
import type { DeviceType } from './filters.ts'

export type TypedDevice = {
  readonly type: string
  readonly projectId: string
  readonly placeId: string
  /** The ids of the plants, one on each line. */
  readonly plantIds: string
  /** The text of a JSON object, or an empty text. */
  readonly metadata: string
}

/** The fault in the metadata that the user typed; undefined if the metadata are valid. */
export function metadataFault(text: string): 'wrong' | 'tooLarge' | undefined {
  const metadata = metadataOf(text)
  if (!metadata) return 'wrong'
  const bytes = new TextEncoder().encode(JSON.stringify(metadata)).length
  return bytes > deviceMetadataBytesMax ? 'tooLarge' : undefined
}

function metadataOf(text: string): Record<string, unknown> | undefined {
  if (text.trim() === '') return {}
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** The request body for a device that the user typed. The typed metadata must be valid. */
export function deviceOf(typed: TypedDevice): Omit<DevicesRegisterBody, 'id'> {
  const lines = typed.plantIds.split('\n').map((line) => line.trim())
  return {
    type: typed.type as DeviceType,
    projectId: typed.projectId.trim(),
    placeId: typed.placeId.trim(),
    plantIds: [...new Set(lines)].filter((line) => line !== ''),
    metadata: metadataOf(typed.metadata) ?? {},
  }
}
