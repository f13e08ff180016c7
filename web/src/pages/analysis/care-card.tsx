import type { ComponentChildren } from 'preact'
import { CareIcon, type CareIconName } from './care-icon.tsx'

/** One need of the plant: its value, if there is one, and a text. */
export function CareCard({
  icon,
  title,
  figure = null,
  children,
}: {
  icon: CareIconName
  title: string
  figure?: string | null
  children?: ComponentChildren
}) {
  return (
    <section class="card care">
      <h3>
        <CareIcon name={icon} /> {title}
      </h3>
      {figure && <p class="figure">{figure}</p>}
      {children}
    </section>
  )
}
