import type { Row } from './row.ts'
import { administrative } from './rows/administrative.ts'
import { current } from './rows/current.ts'
import { extensions } from './rows/extensions.ts'
import { legacy } from './rows/legacy.ts'

/** The contract: every route of the service, in the specification's order, then the extensions. */
export const rows: readonly Row[] = [...current, ...administrative, ...legacy, ...extensions]
