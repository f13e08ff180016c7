import type { Output } from '@plant-analysis/client'

/** The analysis object that every operation returns (docs/api.md#the-analysis-object). */
export type Analysis = Output<'history.list'>['items'][number]
export type Issue = Analysis['issues'][number]
export type Plan = NonNullable<Analysis['plan']>
export type Action = Plan['actions'][number]
export type Care = NonNullable<Analysis['care']>
