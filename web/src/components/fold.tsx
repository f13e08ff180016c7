import type { ComponentChildren } from 'preact'
import { isWide } from './is-wide.ts'

/** A part of a page under its heading, folded on phones. */
export function Fold({
  id,
  title,
  class: className,
  children,
}: {
  id: string
  title: ComponentChildren
  class?: string
  children: ComponentChildren
}) {
  return (
    <details class={className ? `card fold ${className}` : 'card fold'} open={isWide}>
      <summary>
        <h2 id={id}>{title}</h2>
      </summary>
      {children}
    </details>
  )
}
