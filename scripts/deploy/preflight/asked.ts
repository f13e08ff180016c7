import type { OperatorSettings } from '../check-settings.ts'
import type { Cloud } from '../cloud.ts'
import type { Reader } from '../read.ts'

/** What the preflight looks at, and through what. */
export type Asked = {
  project: string
  settings: OperatorSettings
  cloud: Cloud
  read: Reader
}
