import type { Analysis } from '@plant-analysis/client'
import { useEffect, useRef, useState } from 'preact/hooks'
import { isActive, type Layer, layers, marksOf } from '../../components/diagnosis/marks.ts'
import { photoElementId, useMarks } from '../../components/diagnosis/marks-context.tsx'
import { t } from '../../texts/t.ts'
import { Overlay } from './overlay.tsx'

const zooms = [1, 1.5, 2, 3, 4] as const

const layerTexts = {
  foliage: 'analysis.layerFoliage',
  spots: 'analysis.layerSpots',
  evidence: 'analysis.layerEvidence',
} as const

/** Hides the spots of a healthy plant at first, because shadow and dirt also count as spots. */
const shownAtFirst = ({ outcome }: Analysis): ReadonlySet<Layer> =>
  new Set(layers.filter((layer) => layer !== 'spots' || outcome !== 'HEALTHY'))

/** The photo with the diagnosis drawn over it. */
export function MarkedPhoto({ analysis, renew }: { analysis: Analysis; renew: () => void }) {
  const { imageWidthPx: width, imageHeightPx: height } = analysis.input
  const [zoom, setZoom] = useState<number>(1)
  const [shown, setShown] = useState<ReadonlySet<Layer>>(() => shownAtFirst(analysis))
  const frame = useRef<HTMLDivElement>(null)
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const url = analysis.image?.url ?? null
  useCentred(frame, analysis, zoom)
  return (
    <figure id={photoElementId} class="marked-photo">
      {/* A zoomed photo scrolls, so the keyboard must be able to reach it. */}
      <div
        ref={frame}
        class="zoomed"
        tabIndex={zoom > 1 ? 0 : undefined}
        role={zoom > 1 ? 'group' : undefined}
        aria-label={zoom > 1 ? t('analysis.photo') : undefined}
        style={{ '--aspect': width / height, '--zoom': zoom }}
      >
        <div class="canvas" style={{ aspectRatio: `${width} / ${height}` }}>
          {url === null ? (
            <p class="empty">{t('compare.withheld')}</p>
          ) : url === brokenUrl ? (
            <p class="empty">
              {t('analysis.noPhoto')}
              <button type="button" onClick={() => setBrokenUrl(null)}>
                {t('common.tryAgain')}
              </button>
            </p>
          ) : (
            <>
              <img
                src={url}
                alt={t('analysis.photo')}
                onError={() => {
                  setBrokenUrl(url)
                  renew()
                }}
              />
              <Overlay analysis={analysis} size={{ width, height }} shown={shown} />
            </>
          )}
        </div>
      </div>
      <figcaption class="actions">
        <Layers analysis={analysis} shown={shown} change={setShown} />
        <Zoom zoom={zoom} change={setZoom} />
      </figcaption>
    </figure>
  )
}

function Layers({
  analysis,
  shown,
  change,
}: {
  analysis: Analysis
  shown: ReadonlySet<Layer>
  change: (shown: ReadonlySet<Layer>) => void
}) {
  const there = new Set<Layer>(marksOf(analysis).map(({ layer }) => layer))
  if ((analysis.measurements?.outline.length ?? 0) > 0) there.add('foliage')
  return (
    <>
      {layers
        .filter((layer) => there.has(layer))
        .map((layer) => (
          <label key={layer} class={`layer layer-${layer}`}>
            <input
              type="checkbox"
              checked={shown.has(layer)}
              onChange={() => {
                const next = new Set(shown)
                if (!next.delete(layer)) next.add(layer)
                change(next)
              }}
            />
            {t(layerTexts[layer])}
          </label>
        ))}
    </>
  )
}

function Zoom({ zoom, change }: { zoom: number; change: (zoom: number) => void }) {
  const at = zooms.findIndex((step) => step === zoom)
  const step = (label: string, sign: string, to: number | undefined) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={to === undefined}
      onClick={() => to !== undefined && change(to)}
    >
      {sign}
    </button>
  )
  return (
    <span class="zoom row">
      {step(t('analysis.zoomOut'), '−', zooms[at - 1])}
      {step(t('analysis.zoomIn'), '+', zooms[at + 1])}
    </span>
  )
}

/** Scrolls a zoomed photo to the active mark. */
function useCentred(frame: { current: HTMLDivElement | null }, analysis: Analysis, zoom: number) {
  const { active } = useMarks()
  useEffect(() => {
    const element = frame.current
    const mark = marksOf(analysis).find((each) => isActive(active, each))
    if (zoom === 1 || !element || !mark) return
    const { x, y, width, height } = mark.region
    element.scrollTo({
      left: (x + width / 2) * element.scrollWidth - element.clientWidth / 2,
      top: (y + height / 2) * element.scrollHeight - element.clientHeight / 2,
    })
  }, [active, zoom])
}
