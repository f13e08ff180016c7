import type { Texts } from '../texts.ts'

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 })
const share = (amount: number): string => percent.format(amount)
const list = new Intl.ListFormat('en', { type: 'conjunction' })
const spots = (count: number): string => (count === 1 ? '1 spot' : `${count} spots`)
const days = (count: number): string => (count === 1 ? 'every day' : `every ${count} days`)

export const photoIssues: Texts['photoIssues'] = {
  BLURRED: 'The photo is blurred: details of the leaves cannot be seen.',
  TOO_DARK: 'The photo is too dark.',
  TOO_BRIGHT: 'The photo is overexposed.',
  TOO_SMALL: 'The photo has too few pixels to see details.',
  TOO_FAR: 'The plant takes up only a small part of the photo.',
  SEVERAL_PLANTS: 'Several plants are in the photo.',
}

export const retake: Texts['retake'] = {
  notAPlant:
    'Photograph a single leaf or the whole plant from close by, so that it fills the frame.',
  unusable:
    'Take the photo again in daylight, hold still, and tap on the leaf so that the camera focuses on it.',
  closer: 'A close photo of one affected leaf, upper side and underside, would make this surer.',
}

export const summary: Texts['summary'] = {
  healthy: 'The leaves look healthy: no notable discoloration was measured.',
  issues: (names) => `Signs of a problem were found. Most likely: ${list.format(names)}.`,
  inconclusive: 'A plant was recognised, but the signs are too faint or mixed for a diagnosis.',
  notAPlant: 'No plant was recognised in this photo.',
  unusable: 'The photo cannot be judged.',
}

export const evidence: Texts['evidence'] = {
  discolouredShare: (amount) => `${share(amount)} of the leaf area is discoloured.`,
  spotCount: (amount) => `${spots(amount)} of a different colour were found on the leaves.`,
  rustSpotCount: (amount) => `${spots(amount)} of a rusty orange to brown were found.`,
  largeBlotch: (amount) => `The largest dead area covers ${share(amount)} of the leaf area.`,
  whiteShare: (amount) => `${share(amount)} of the leaf area is whitish.`,
  yellowShare: (amount) => `${share(amount)} of the leaf area is yellow.`,
  greenVeins: () => 'Veins are darker and greener than the tissue between them.',
  mottledShare: (amount) =>
    `Yellow and green alternate in ${share(amount)} of the patches examined.`,
  brownRim: (amount) => `${share(amount)} of the leaf edge is brown.`,
  holeCount: (amount) =>
    amount === 1 ? 'A hole in a leaf was found.' : `${amount} holes were found.`,
  shapeAndTexture: (amount) =>
    `The pattern of surface and colour resembles known photos of this sign (${share(amount)}).`,
  wateredOften: (amount) => `You water ${days(amount)}.`,
  wateredSeldom: (amount) => `You water ${days(amount)}.`,
  fullSun: () => 'The plant stands in full sun.',
  shade: () => 'The plant stands in shade.',
}
