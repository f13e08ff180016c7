import type { Output } from '../../index.ts'

/** An event in the form that `GET /v1/events` lists and that webhooks receive. */
export type ListedEvent = Output<'events.list'>['items'][number]
