import { PlantError } from '@plant-analysis/client'
import { Problem } from '../../components/problem.tsx'
import { t } from '../../texts/t.ts'

/** Whether there is nothing to decide, as where another moderator was faster. */
export function waitsForNone(error: unknown): boolean {
  return error instanceof PlantError && error.code === 'MODERATION_STATE'
}

/** Why a case can be neither read nor decided. */
export function CaseProblem({ error }: { error: unknown }) {
  if (!waitsForNone(error)) return <Problem error={error} />
  return (
    <p class="notice problem" role="alert">
      {t('moderation.waitsForNone')}
    </p>
  )
}
