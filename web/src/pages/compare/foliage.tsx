import type { Analysis } from '@plant-analysis/client'

/** The outline of the foliage and its spots, as a layer over the photo. */
export function Foliage({ analysis: { input, measurements } }: { analysis: Analysis }) {
  if (!measurements) return null
  const { imageWidthPx, imageHeightPx } = input
  const pointsOf = (polygon: readonly (readonly number[])[]) =>
    polygon.map(([x = 0, y = 0]) => `${x * imageWidthPx},${y * imageHeightPx}`).join(' ')
  return (
    <svg
      class="foliage"
      viewBox={`0 0 ${imageWidthPx} ${imageHeightPx}`}
      // Scales like the photo, which fills its box.
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {measurements.outline.map((polygon, at) => (
        <polygon key={at} points={pointsOf(polygon)} />
      ))}
      {measurements.lesions.map(({ region: { x, y, width, height } }, at) => (
        <rect
          key={at}
          x={x * imageWidthPx}
          y={y * imageHeightPx}
          width={width * imageWidthPx}
          height={height * imageHeightPx}
          rx="6"
        />
      ))}
    </svg>
  )
}
