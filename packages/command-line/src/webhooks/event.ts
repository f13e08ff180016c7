import type { Output } from '@plant-analysis/client'

/** An event in the form that `GET /v1/events` lists and that webhooks receive. */
export type ListedEvent = Output<'events.list'>['items'][number]
