import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'

/** The heading of a page with the actions beside it. It names the document too. */
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
