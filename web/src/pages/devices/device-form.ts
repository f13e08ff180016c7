import type { DevicesRegisterBody } from '@plant-analysis/client'
import { deviceMetadataBytesMax } from '@plant-analysis/client/limits'
import type { DeviceType } from './filters.ts'

/** What is said of a device, as it is typed. */
export type TypedDevice = {
  readonly type: string
  readonly projectId: string
  readonly placeId: string
  /** One on each line. */
  readonly plantIds: string
  /** A JSON object, or nothing. */
  readonly metadata: string
}

/** What is wrong with metadata as typed; undefined where nothing is. */
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

/** The body of a registration or a change, of what was typed; its metadata must be right. */
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
