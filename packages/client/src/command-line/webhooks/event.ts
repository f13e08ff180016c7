import type { Output } from '../../index.ts'

/** An event as `GET /v1/events` lists it and webhooks receive it. */
export type ListedEvent = Output<'events.list'>['items'][number]
