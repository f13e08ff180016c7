import type { Analysis } from '@plant-analysis/client'
import { useState } from 'preact/hooks'
import { useAction } from '../../api/hooks.ts'
import { ConfirmCall } from '../../components/confirm.tsx'
import { isWide } from '../../components/is-wide.ts'
import { Problem } from '../../components/problem.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { toast } from '../../components/toasts.tsx'
import { formatDate, t } from '../../texts/t.ts'
import { FlagDialog } from './flag-dialog.tsx'
import { FolderChoice } from './folder-choice.tsx'

const changes = ['analyses.read', 'history.list', 'folders.list', 'account.readStats'] as const

/** Shows how long the analysis is kept and in which folder, and can delete the analysis. */
export function Keeping({ analysis }: { analysis: Analysis }) {
  const { id, saved, expiresAt } = analysis
  const save = useAction('analyses.save', { changes })
  const [open, setOpen] = useState<'flag' | 'remove' | null>(null)
  const keep = async () => {
    await save.mutateAsync({ body: { analysisId: id } })
    toast(t('analysis.isKept'))
  }
  return (
    <section class="stack" aria-label={t('analysis.keeping')}>
      {!saved && expiresAt !== null && (
        <p class="quiet">{t('analysis.expires', { date: formatDate(expiresAt) })}</p>
      )}
      <div class="actions">
        {!saved && (
          <button
            type="button"
            disabled={save.isPending}
            onClick={() => void keep().catch(() => undefined)}
          >
            {t('analysis.keep')}
          </button>
        )}
      </div>
      <details class="more-keeping" open={isWide}>
        <summary>{t('analysis.keeping')}</summary>
        <div class="actions">
          <FolderChoice analysis={analysis} />
          <button type="button" onClick={() => setOpen('remove')}>
            {t('analysis.remove')}
          </button>
          <button type="button" onClick={() => setOpen('flag')}>
            {t('analysis.flag')}
          </button>
          <ShowAs operation="analyses.read" input={{ params: { id } }} />
        </div>
      </details>
      {save.error && <Problem error={save.error} />}
      {open === 'flag' && <FlagDialog id={id} onClose={() => setOpen(null)} />}
      {open === 'remove' && <Remove id={id} onClose={() => setOpen(null)} />}
    </section>
  )
}

function Remove({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <ConfirmCall
      title={t('analysis.removeTitle')}
      action={t('analysis.remove')}
      operation="analyses.remove"
      input={{ params: { id } }}
      changes={['history.list', 'folders.list', 'account.readStats']}
      next="/history"
      onDone={() => toast(t('analysis.isRemoved'))}
      onClose={onClose}
    >
      <p>{t('analysis.removeExplained')}</p>
    </ConfirmCall>
  )
}
