import { type Drawing, foliage, mug, single, whole } from './compositions.ts'
import { forms } from './forms.ts'
import { greens } from './leaf.ts'
import type { Camera } from './photograph.ts'
import type { Health, PottedPlant } from './plants.ts'

/** One fig, leaf for leaf the same, as its health and the light change. */
const fig = (health: Health, camera: Camera) =>
  foliage({ form: forms.pointed, green: greens.deep, seed: 41, health }, camera)

const { deep, dusky, fresh, yellow } = greens
const lily = { form: forms.lance, leaves: 24, leafPx: 400, seed: 33, habit: 'ROSETTE' } as const
const figTree: PottedPlant = {
  form: forms.pointed,
  green: deep,
  leaves: 46,
  leafPx: 158,
  seed: 41,
  habit: 'TREE',
}
const ill = (kind: 'mildew' | 'spots', marked: number): Health => ({ kinds: [kind], marked })

const drawings = {
  'healthy-laurel': single('linen', { form: forms.ovate, green: deep, seed: 11 }),
  'healthy-ivy': foliage({ form: forms.heart, green: fresh, seed: 12 }),
  'healthy-lily': whole({ ...lily, green: deep }),
  'healthy-fig-tree': whole(figTree),
  'healthy-snake-plant': whole({
    form: forms.strap,
    green: deep,
    leaves: 15,
    leafPx: 500,
    seed: 31,
    habit: 'ROSETTE',
  }),
  'wilted-lily': whole({ ...lily, green: fresh, health: { wilted: 0.7, yellow: 0.4 } }),
  'spotted-rose': single('wood', {
    form: forms.toothed,
    green: fresh,
    seed: 13,
    marks: [{ kind: 'spots', share: 0.8 }],
  }),
  'rusty-bean': single('linen', {
    form: forms.heart,
    green: fresh,
    seed: 14,
    lengthPx: 680,
    marks: [{ kind: 'rust', share: 1 }],
  }),
  'mildewed-vine': single('wood', {
    form: forms.lobed,
    green: deep,
    seed: 15,
    lengthPx: 640,
    marks: [{ kind: 'mildew', share: 1 }],
  }),
  'chlorotic-vine': single('slate', {
    form: forms.lobed,
    green: fresh,
    seed: 69,
    lengthPx: 640,
    marks: [{ kind: 'chlorosis', share: 0.8 }],
  }),
  'yellowed-laurel': single('slate', { form: forms.ovate, green: yellow, seed: 70 }),
  'scorched-lily': single('wood', {
    form: forms.lance,
    green: deep,
    seed: 17,
    lengthPx: 900,
    marks: [{ kind: 'scorch', share: 0.8 }],
  }),
  'blighted-potato': single('soil', {
    form: forms.ovate,
    green: dusky,
    seed: 18,
    marks: [{ kind: 'blight', share: 0.7 }],
  }),
  'blighted-hazel': single('slate', {
    form: forms.toothed,
    green: fresh,
    seed: 66,
    marks: [{ kind: 'blight', share: 1 }],
  }),
  'mildewed-rose': foliage({
    form: forms.toothed,
    green: deep,
    seed: 19,
    health: ill('mildew', 0.8),
  }),
  'spotted-strawberry': foliage({
    form: forms.toothed,
    green: fresh,
    seed: 20,
    health: ill('spots', 0.6),
  }),
  'fig-1': fig({}, { seed: 51 }),
  'fig-2': fig(ill('spots', 0.15), { seed: 52, exposure: 1.05 }),
  'fig-3': fig({ ...ill('spots', 0.7), yellow: 0.2 }, { seed: 53, exposure: 0.93 }),
  'fig-4': fig({ ...ill('spots', 0.9), yellow: 0.3, wilted: 0.2 }, { seed: 54 }),
  'fig-5': fig({ ...ill('spots', 0.4), yellow: 0.12 }, { seed: 55, exposure: 1.08 }),
  'fig-6': fig({}, { seed: 56, exposure: 0.97 }),
  mug,
  blurred: whole(figTree, { seed: 71, blurPx: 13.5 }),
  dark: fig({}, { seed: 72, exposure: 0.12 }),
} as const satisfies Record<string, Drawing>

export type DrawingName = keyof typeof drawings

/**
 * A photo-like JPEG of 800 x 600 px, drawn in code, so that no photo has to be shipped. The same
 * name gives the same bytes each time, in about 0.2 s.
 */
export function drawPlant(name: DrawingName): Promise<Buffer> {
  return drawings[name]()
}
