import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { loadTexts, t } from '../../texts/t.ts'
import { Copy } from '../copy.tsx'
import { Dialog } from '../dialog.tsx'

await loadTexts('secrets')

/** Shows a secret for the only time, and does not close before it is said to be stored. */
export function SecretOnce({
  title,
  label,
  secret,
  onClose,
  children,
}: {
  title: string
  /** What the secret is. */
  label: string
  secret: string
  onClose: () => void
  /** What can be done with it now. */
  children: ComponentChildren
}) {
  const [isStored, setStored] = useState(false)
  return (
    <Dialog title={title} isHeld={!isStored} onClose={onClose}>
      <p>{t('secrets.once')}</p>
      <Copy value={secret} label={label} />
      {children}
      <label class="check">
        <input
          type="checkbox"
          checked={isStored}
          onChange={({ currentTarget }) => setStored(currentTarget.checked)}
        />
        {t('secrets.stored')}
      </label>
      <div class="actions">
        <button type="button" class="primary" disabled={!isStored} onClick={onClose}>
          {t('secrets.done')}
        </button>
      </div>
    </Dialog>
  )
}
