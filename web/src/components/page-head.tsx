import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'

/** The heading of a page with its actions. Also sets the document's title. */
export function PageHead({ title, children }: { title: string; children?: ComponentChildren }) {
  useEffect(() => {
    document.title = `${title} · Plant Analysis`
  }, [title])
  return (
    <header class="page-head">
      <h1>{title}</h1>
      {children && <div class="actions">{children}</div>}
    </header>
  )
}
