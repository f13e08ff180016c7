import { t } from '../../texts/t.ts'
import type { DeviceType } from './filters.ts'

const keys = {
  sensor: 'devices.sensor',
  camera: 'devices.camera',
  drone: 'devices.drone',
} as const satisfies Record<DeviceType, string>

export const typeText = (type: DeviceType): string => t(keys[type])
