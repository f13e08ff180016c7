import type { ComponentChildren, JSX } from 'preact'
import { useId } from 'preact/hooks'

type Control = { id: string; 'aria-describedby'?: string }

/** A control with a label and a hint. `children` gets the attributes that connect the parts. */
export function Field({
  label,
  hint,
  children,
}: {
  label: string
  hint?: ComponentChildren
  children: (control: Control) => JSX.Element
}) {
  const id = useId()
  const hintId = `${id}-hint`
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children(hint ? { id, 'aria-describedby': hintId } : { id })}
      {hint && (
        <p class="quiet" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}
