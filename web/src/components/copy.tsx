import { useState } from 'preact/hooks'
import { t } from '../texts/t.ts'

/** A value with a button that copies it. */
export function Copy({ value, label }: { value: string; label: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setCopied(true)
  }
  return (
    <div class="copy">
      <code>{value}</code>
      <button
        type="button"
        aria-label={`${t('common.copy')}: ${label}`}
        onClick={() => void copy()}
      >
        {copied ? t('common.copied') : t('common.copy')}
      </button>
    </div>
  )
}
