import { heightPx, widthPx } from './photograph.ts'
import { between, type Random } from './random.ts'

const sillPx = 590

/** What lies behind a plant, as SVG over the whole picture. */
export const backdrops = {
  /** Planks, seen from above. */
  wood: (random: Random) =>
    planks(random, {
      from: 0,
      to: heightPx,
      plankPx: 150,
      tones: ['#b08a62', '#a57f58', '#b8926b'],
    }),
  /** A grey cloth, seen from above. */
  linen(random: Random) {
    const threads = Array.from({ length: 420 }, (_, at) => {
      const place = (at / 420) * widthPx
      const tone = random() < 0.5 ? '#ffffff' : '#6f6a62'
      return `<path d="M${place.toFixed(1)} 0V${heightPx}M0 ${place.toFixed(1)}H${widthPx}" stroke="${tone}" stroke-width="1.1" opacity="${(random() * 0.16).toFixed(2)}"/>`
    })
    return `<rect width="100%" height="100%" fill="#c5beb2"/>${threads.join('')}`
  },
  /** Slate, seen from above. */
  slate(random: Random) {
    const streaks = Array.from({ length: 130 }, () => {
      const [x, y] = [random() * widthPx, random() * heightPx]
      const length = between(random, 40, 260)
      return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l${length.toFixed(0)} ${(length * 0.22).toFixed(0)}" stroke="${random() < 0.5 ? '#8d949b' : '#2d3135'}" stroke-width="${between(random, 1, 5).toFixed(1)}" opacity="0.16"/>`
    })
    return `<rect width="100%" height="100%" fill="#565c62"/>${streaks.join('')}`
  },
  /** Bare earth, seen from above. */
  soil(random: Random) {
    const crumbs = Array.from({ length: 1500 }, () => {
      const [x, y] = [random() * widthPx, random() * heightPx]
      const tone = ['#2e2219', '#5b4634', '#3d2e22', '#6b5440'][Math.floor(random() * 4)]
      const radius = between(random, 2, 11)
      return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${radius.toFixed(1)}" ry="${(radius * between(random, 0.5, 0.9)).toFixed(1)}" fill="${tone}"/>`
    })
    return `<rect width="100%" height="100%" fill="#44342a"/>${crumbs.join('')}`
  },
  /** Other plants, out of focus. */
  garden(random: Random) {
    const tones = ['#3f6b33', '#5d8a45', '#2f5329', '#87a961', '#b3c48b', '#4d7a3c']
    const patches = Array.from({ length: 46 }, () => {
      const tone = tones[Math.floor(random() * tones.length)]
      const radius = between(random, 40, 150)
      return `<ellipse cx="${(random() * widthPx).toFixed(0)}" cy="${(random() * heightPx).toFixed(0)}" rx="${radius.toFixed(0)}" ry="${(radius * 0.8).toFixed(0)}" fill="${tone}" opacity="0.75"/>`
    })
    return `<rect width="100%" height="100%" fill="#4a7038"/><g filter="url(#far)">${patches.join('')}</g>`
  },
  /** A painted wall over a window sill, on which a pot stands. */
  sill(random: Random) {
    return `<rect width="100%" height="100%" fill="url(#wall)"/>
<path d="M660 0L${widthPx} 0V380L800 ${sillPx}H520Z" fill="#fffbe8" opacity="0.28" filter="url(#far)"/>
${planks(random, { from: sillPx, to: heightPx, plankPx: 400, tones: ['#d8cdbd', '#d2c6b4'] })}
<rect y="${sillPx - 5}" width="100%" height="11" fill="#8f8474" opacity="0.6" filter="url(#soft)"/>`
  },
} as const satisfies Record<string, (random: Random) => string>

type Planks = { from: number; to: number; plankPx: number; tones: readonly string[] }

function planks(random: Random, { from, to, plankPx, tones }: Planks): string {
  const parts: string[] = []
  for (let top = from; top < to; top += plankPx) {
    const tone = tones[Math.floor(random() * tones.length)]
    parts.push(`<rect y="${top}" width="100%" height="${plankPx}" fill="${tone}"/>`)
    for (let grain = 0; grain < 34; grain += 1) {
      const y = top + random() * plankPx
      const bow = between(random, -14, 14)
      parts.push(
        `<path d="M0 ${y.toFixed(0)}C300 ${(y + bow).toFixed(0)} 700 ${(y - bow).toFixed(0)} ${widthPx} ${(y + bow / 2).toFixed(0)}" fill="none" stroke="#4c3520" stroke-width="${between(random, 0.6, 2.6).toFixed(1)}" opacity="${between(random, 0.04, 0.17).toFixed(2)}"/>`,
      )
    }
    parts.push(`<rect y="${top - 2}" width="100%" height="4" fill="#3a2a1c" opacity="0.45"/>`)
  }
  return parts.join('')
}
