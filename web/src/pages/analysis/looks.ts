import type { Analysis } from '@plant-analysis/client'

type Looked = Pick<Analysis, 'model' | 'completedAt' | 'moderation'>

/** Whether a user can still add a photo or an answer: only to a recent answer of our own model. */
export function isOpenForLooks(
  { model, completedAt, moderation }: Looked,
  now: Date,
  hours: number,
): boolean {
  const isRecent = now.getTime() - Date.parse(completedAt) < hours * 3_600_000
  return model.provider === 'embedded' && isRecent && moderation.state !== 'BLOCKED'
}
