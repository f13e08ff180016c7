import type { ComponentChildren } from 'preact'

/** A card for one need of the plant, with a text and, if known, a value. */
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

const paths = {
  water: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11Z',
  light:
    'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10ZM12 1v3m0 16v3M1 12h3m16 0h3M4 4l2 2m12 12 2 2M4 20l2-2M18 6l2-2',
  temperature: 'M10 14V5a2 2 0 0 1 4 0v9a4 4 0 1 1-4 0Z',
  humidity: 'M4 9c3-3 5 3 8 0s5 3 8 0M4 15c3-3 5 3 8 0s5 3 8 0',
  soil: 'M5 11h14l-2 10H7ZM12 11V6m0 2c-3 0-4-2-4-4 3 0 4 2 4 4Zm0 0c3 0 4-2 4-4-3 0-4 2-4 4Z',
  fertilizer: 'M8 3h8l-1 4h-6Zm1 4c-4 4-4 13 0 14h6c4-1 4-10 0-14M12 11v6m-3-3h6',
  toxicity: 'M12 3 22 20H2Zm0 6v5m0 3v.5',
} as const
type CareIconName = keyof typeof paths

function CareIcon({ name }: { name: CareIconName }) {
  return (
    <svg class="care-icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
