import type { Output } from '@plant-analysis/client'

/** An API key without its secret. */
export type ApiKey = Output<'apiKeys.list'>['items'][number]

/** The name of the key, or else its last characters. */
export const nameOf = ({ name, display }: ApiKey): string => name ?? display
