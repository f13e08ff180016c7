import { t } from '../../texts/t.ts'

const leaf = 'M44 204C30 128 62 54 150 34c70-16 128-10 146-2 4 70-18 138-84 168-56 26-118 22-168 4Z'
const spots = [
  { x: 128, y: 92, radius: 13 },
  { x: 196, y: 70, radius: 9 },
  { x: 176, y: 140, radius: 16 },
  { x: 112, y: 156, radius: 8 },
] as const

/** A drawing of an answer: a leaf with its outline and its spots marked. */
export function Picture() {
  return (
    <figure class="example">
      <svg viewBox="0 0 340 240" aria-hidden="true">
        <rect width="340" height="240" fill="#1d2b22" />
        <path d="M0 196c90-30 240-34 340-8v52H0Z" fill="#2a3b2d" />
        <path d={leaf} fill="#5b9a45" />
        <path d="M44 204C108 150 190 96 296 32 240 120 150 190 44 204Z" fill="#4d8a3a" />
        <g fill="none" stroke="#a7d08a" stroke-width="2" stroke-linecap="round">
          <path d="M20 222C92 158 180 100 286 40" stroke-width="3" />
          <path d="M96 160c-6-34-2-66 14-100M150 116c0-28 8-52 26-76M206 78c6-18 18-32 34-42" />
          <path d="M96 160c36 10 74 10 112-2M150 116c36 6 76 2 112-12M206 78c28 4 54 0 78-8" />
        </g>
        {spots.map(({ x, y, radius }) => (
          <g key={x}>
            <circle cx={x} cy={y} r={radius} fill="#c9a53b" />
            <circle cx={x} cy={y} r={radius * 0.6} fill="#6d4320" />
          </g>
        ))}
        <path d={leaf} fill="none" stroke="#fff" stroke-width="2.5" stroke-dasharray="7 5" />
        <g fill="none" stroke="#ffd45e" stroke-width="2.5">
          {spots.map(({ x, y, radius }) => (
            <rect
              key={x}
              x={x - radius - 5}
              y={y - radius - 5}
              width={2 * radius + 10}
              height={2 * radius + 10}
              rx="5"
            />
          ))}
        </g>
      </svg>
      <figcaption>
        <strong>{t('signIn.exampleAnswer')}</strong>
        <span>{t('signIn.exampleAdvice')}</span>
        <span class="quiet">{t('signIn.exampleDrawn')}</span>
      </figcaption>
    </figure>
  )
}
