import type { Analysis } from '@plant-analysis/client'
import type { ComponentChildren } from 'preact'
import {
  areaOf,
  boxOf,
  foliageId,
  isActive,
  isWhole,
  isWide,
  type Layer,
  labelAt,
  type Mark,
  marksOf,
  outlinePath,
  type Size,
  spotsId,
} from '../../components/diagnosis/marks.ts'
import { reveal, sentenceElementId, useMarks } from '../../components/diagnosis/marks-context.tsx'
import { t } from '../../texts/t.ts'

/** Draws the foliage, the spots and the evidence over a photo. `size` is in pixels of the photo. */
export function Overlay({
  analysis,
  size,
  shown,
}: {
  analysis: Analysis
  size: Size
  shown: ReadonlySet<Layer>
}) {
  const { active } = useMarks()
  const marks = marksOf(analysis)
  const path = outlinePath(analysis.measurements?.outline ?? [], size)
  const isFoliageActive = active === foliageId
  return (
    <svg
      class={active === null ? 'overlay' : 'overlay pointing'}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="group"
      aria-label={t('analysis.overlay')}
    >
      {path && isFoliageActive && (
        <path
          class="around"
          d={`M0 0H${size.width}V${size.height}H0Z${path}`}
          fill-rule="evenodd"
        />
      )}
      {path && (shown.has('foliage') || isFoliageActive) && (
        <Shape id={foliageId} label={t('analysis.layerFoliage')} class="outline">
          <path d={path} />
        </Shape>
      )}
      {/* Smaller marks lie above larger ones, so that the pointer reaches each. */}
      {marks
        .filter((mark) => mark.layer === 'evidence')
        .sort((one, other) => areaOf(other.region) - areaOf(one.region))
        .map((mark) => (
          <Evidence key={mark.id} mark={mark} size={size} isShown={shown.has('evidence')} />
        ))}
      <Spots marks={marks} size={size} isShown={shown.has('spots')} />
    </svg>
  )
}

type Pointed = {
  onMouseEnter: () => void
  onMouseLeave: () => void
  onClick: () => void
}

/** Pointing at a mark highlights its sentence. A click on a mark scrolls to the mark's sentence. */
function usePointing(id: string): Pointed {
  const { point, pin } = useMarks()
  return {
    onMouseEnter: () => point(id),
    onMouseLeave: () => point(null),
    onClick: () => {
      pin(id)
      reveal(sentenceElementId(id))?.focus({ preventScroll: true })
    },
  }
}

/** A part of the drawing that users can reach with the keyboard. */
function Shape({
  id,
  label,
  class: name,
  children,
}: {
  id: string
  label: string
  class: string
  children: ComponentChildren
}) {
  const { active, pinned, point } = useMarks()
  const pointing = usePointing(id)
  return (
    <g
      class={active === id ? `${name} active` : name}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={pinned === id}
      onFocus={() => point(id)}
      onBlur={() => point(null)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        pointing.onClick()
      }}
      {...pointing}
    >
      {children}
    </g>
  )
}

/** All spots share one tab stop, because each spot has its own tab stop in the list of spots. */
function Spots({ marks, size, isShown }: { marks: readonly Mark[]; size: Size; isShown: boolean }) {
  const { active } = useMarks()
  const spots = marks.filter((mark) => mark.layer === 'spots')
  const seen = isShown ? spots : spots.filter((mark) => isActive(active, mark))
  if (seen.length === 0) return null
  return (
    <Shape id={spotsId} label={t('analysis.layerSpots')} class="spots">
      {seen.map((mark) => (
        <Spot key={mark.id} mark={mark} size={size} />
      ))}
    </Shape>
  )
}

function Spot({ mark, size }: { mark: Mark; size: Size }) {
  const { active } = useMarks()
  const { x, y, width, height } = boxOf(mark.region, size, 0)
  return (
    <ellipse
      class={`${isActive(active, mark) ? 'active' : ''} ${isWide(mark.region) ? 'wide' : ''}`}
      cx={x + width / 2}
      cy={y + height / 2}
      rx={width / 2}
      ry={height / 2}
    />
  )
}

function Evidence({ mark, size, isShown }: { mark: Mark; size: Size; isShown: boolean }) {
  const { active } = useMarks()
  // A frame around the whole photo hides more than it shows, so it appears only on request.
  if (active !== mark.id && (!isShown || isWhole(mark.region))) return null
  const unit = Math.max(size.width, size.height) / 100
  const { x, y, width, height } = boxOf(mark.region, size, unit)
  const path = outlinePath([mark.outline], size)
  const label = labelAt({ x, y, width, height }, size, mark.nth)
  return (
    <Shape
      id={mark.id}
      label={t('analysis.evidenceNumber', { number: mark.number ?? 0 })}
      class="evidence"
    >
      {path ? <path d={path} /> : <rect x={x} y={y} width={width} height={height} rx={unit} />}
      <circle cx={label.x} cy={label.y} r={2.4 * unit} />
      <text x={label.x} y={label.y} font-size={3 * unit}>
        {mark.number}
      </text>
    </Shape>
  )
}
