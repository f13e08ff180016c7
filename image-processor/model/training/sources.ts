import { leafSources } from './leaf-sources.ts'
import { sceneSources } from './scene-sources.ts'
import type { Source } from './source.ts'
import { thingSources } from './thing-sources.ts'

/** Every source that the network learns from, and those that judge it. */
export const sources: readonly Source[] = [...leafSources, ...sceneSources, ...thingSources]
