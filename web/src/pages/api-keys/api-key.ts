import type { Output } from '@plant-analysis/client'

/** A key without its secret. */
export type ApiKey = Output<'apiKeys.list'>['items'][number]

/** What the key is for; its last characters where nobody said. */
export const nameOf = ({ name, display }: ApiKey): string => name ?? display
