import { Confirm } from '../../components/confirm.tsx'
import { t } from '../../texts/t.ts'

/** Asks for confirmation before it deletes the selected analyses. */
export function RemoveSelected({
  count,
  onConfirm,
  onClose,
}: {
  count: number
  onConfirm: () => void
  onClose: () => void
}) {
  return (
    <Confirm
      title={t('history.deleteTitle', { count })}
      action={t('history.delete')}
      pending={false}
      error={null}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t('history.deleteExplained', { count })}</p>
    </Confirm>
  )
}
