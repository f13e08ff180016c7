import { backdrops } from './backdrops.ts'
import { type LeafLook, leaf } from './leaf.ts'
import type { Mark } from './marks.ts'
import { type Camera, heightPx, photograph, widthPx } from './photograph.ts'
import { blade, type Health, type PottedPlant, potted } from './plants.ts'
import { pseudoRandom } from './random.ts'

/** Draws and photographs; the same bytes each time. */
export type Drawing = () => Promise<Buffer>

type Look = Pick<LeafLook, 'form' | 'green'>

type SingleLeaf = Look & {
  readonly seed: number
  readonly lengthPx?: number
  readonly marks?: readonly Mark[]
}

const leafAngle = -14

/** One leaf that lies on something and fills the picture. */
export function single(backdrop: keyof typeof backdrops, leafOf: SingleLeaf): Drawing {
  const { seed, lengthPx = 800, marks = [], ...look } = leafOf
  const turned = (leafAngle * Math.PI) / 180
  const at = [
    widthPx / 2 - (lengthPx / 2) * Math.cos(turned),
    heightPx / 2 - (lengthPx / 2) * Math.sin(turned),
  ] as const
  const place = { at, lengthPx, angle: leafAngle, bend: 0.18 }
  return () => {
    const random = pseudoRandom(seed)
    const behind = backdrops[backdrop](random)
    return photograph(`${behind}${leaf({ ...look, place, marks }, 'leaf', random)}`, { seed })
  }
}

const wallSeed = 5

/** A whole plant in its pot. */
export function whole(plant: PottedPlant, camera: Partial<Camera> = {}): Drawing {
  return () => {
    const drawn = `${backdrops.sill(pseudoRandom(wallSeed))}${potted(plant)}`
    return photograph(drawn, { seed: plant.seed, ...camera })
  }
}

type Foliage = Look & { readonly seed: number; readonly health?: Health }

const leaves = 14
const columns = 4

/** Several leaves of one plant, close, before others out of focus. */
export function foliage({ seed, ...look }: Foliage, camera: Partial<Camera> = {}): Drawing {
  return () => {
    const random = pseudoRandom(seed)
    const behind = backdrops.garden(random)
    const blades = Array.from({ length: leaves }, (_, name) => {
      const [row, column] = [Math.floor(name / columns), name % columns]
      const at = [-40 + column * 250 + random() * 110, 120 + row * 200 + random() * 80] as const
      const lengthPx = 330 + random() * 110
      const rest = -65 + random() * 110
      return blade({ ...look, seed, habit: 'TREE' }, { at, rest, lengthPx, name }, random)
    })
    return photograph(`${behind}${blades.join('')}`, { seed, ...camera })
  }
}

const mugSeed = 90

/** What somebody sends who wants to see what happens. */
export const mug: Drawing = () =>
  photograph(
    `${backdrops.wood(pseudoRandom(mugSeed))}
<ellipse cx="560" cy="610" rx="250" ry="46" fill="#20160e" opacity="0.5" filter="url(#shadow)"/>
<path d="M720 300C880 290 880 520 705 500" fill="none" stroke="#dfe3e8" stroke-width="34"/>
<linearGradient id="china"><stop offset="0" stop-color="#b9c2cc"/>
<stop offset="0.35" stop-color="#f4f6f8"/><stop offset="1" stop-color="#98a3b0"/></linearGradient>
<path d="M350 240L372 590Q530 640 690 590L712 240Z" fill="url(#china)"/>
<path d="M356 330Q530 372 706 330L702 400Q530 440 360 400Z" fill="#3d5f8f"/>
<ellipse cx="531" cy="240" rx="181" ry="48" fill="#e9edf1"/>
<ellipse cx="531" cy="246" rx="160" ry="37" fill="#3b2417"/>
<ellipse cx="500" cy="240" rx="70" ry="12" fill="#6b4630" opacity="0.6"/>`,
    { seed: mugSeed },
  )
