import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { t } from '../texts/t.ts'

/**
 * A modal dialog, which is open as long as it is on the page. Escape and the close button call
 * `onClose`. The dialog cannot be closed while `isHeld` is true.
 */
export function Dialog({
  title,
  isHeld = false,
  onClose,
  children,
}: {
  title: string
  isHeld?: boolean
  onClose: () => void
  children: ComponentChildren
}) {
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const before = document.activeElement
    element.current?.showModal()
    // Restores the focus, which would otherwise be lost with the dialog.
    return () => before instanceof HTMLElement && before.focus()
  }, [])
  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      closedby={isHeld ? 'none' : 'closerequest'}
      onCancel={(event) => isHeld && event.preventDefault()}
      onClose={onClose}
    >
      <header class="page-head">
        <h2 id={titleId}>{title}</h2>
        {!isHeld && (
          <button type="button" class="plain" aria-label={t('common.close')} onClick={onClose}>
            ✕
          </button>
        )}
      </header>
      {children}
    </dialog>
  )
}
