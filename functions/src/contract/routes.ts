import type { Route } from './route.ts'
import { administrative } from './routes/administrative.ts'
import { current } from './routes/current.ts'
import { extensions } from './routes/extensions.ts'
import { legacy } from './routes/legacy.ts'

/** The contract: every route of the service, in the specification's order, then the extensions. */
export const routes: readonly Route[] = [...current, ...administrative, ...legacy, ...extensions]
