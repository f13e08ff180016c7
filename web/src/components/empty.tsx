import type { ComponentChildren } from 'preact'

/** Replaces an empty list. Explains why the list is empty, and how to fill it. */
export function Empty({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <div class="empty">
      <svg viewBox="0 0 32 32" width="48" height="48" aria-hidden="true">
        <path d="M5 27C3 13 11 4 28 4c1 17-8 25-19 23L5 27Z" />
        <path d="M4 29C9 20 14 15 22 10" class="vein" />
      </svg>
      <h2>{title}</h2>
      {children}
    </div>
  )
}
