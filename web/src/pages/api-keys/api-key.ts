import type { Output } from '@plant-analysis/client'

/** An API key without its secret. */
export type ApiKey = Output<'apiKeys.list'>['items'][number]

/** The name of the key, or the short form of its secret if the key has no name. */
export const nameOf = ({ name, display }: Pick<ApiKey, 'name' | 'display'>): string =>
  name ?? display
