import type { Words } from '../texts.ts'

export const photoIssues: Words['photoIssues'] = {
  BLURRED: 'The photo is blurred: details of the leaves cannot be seen.',
  TOO_DARK: 'The photo is too dark.',
  TOO_BRIGHT: 'The photo is overexposed.',
  TOO_SMALL: 'The photo has too few pixels to see details.',
  TOO_FAR: 'The plant takes up only a small part of the photo.',
  SEVERAL_PLANTS: 'Several plants are in the photo.',
}

export const retake: Words['retake'] = {
  notAPlant:
    'Photograph a single leaf or the whole plant from close by, so that it fills the frame.',
  unusable:
    'Take the photo again in daylight, hold still, and tap on the leaf so that the camera focuses on it.',
  closer:
    'Close photos of the upper side and underside of an affected leaf would make this more certain.',
}

export const summary: Words['summary'] = {
  healthy: 'The leaves look healthy: no notable discoloration was measured.',
  issues: 'Signs of a problem were found. Most likely: {names}.',
  inconclusive: 'A plant was recognised, but the signs are too faint or mixed for a diagnosis.',
  notAPlant: 'No plant was recognised in this photo.',
  unusable: 'The photo cannot be judged.',
}

export const evidence: Words['evidence'] = {
  discolouredShare: '{share} of the leaf area is discoloured.',
  spotCount: {
    one: '{count} spot of a different colour was found on the leaves.',
    other: '{count} spots of a different colour were found on the leaves.',
  },
  rustSpotCount: {
    one: '{count} rusty orange to brown spot was found.',
    other: '{count} rusty orange to brown spots were found.',
  },
  largeBlotch: 'The largest dead area covers {share} of the leaf area.',
  whiteShare: '{share} of the leaf area is whitish.',
  yellowShare: '{share} of the leaf area is yellow.',
  greenVeins: 'Veins are darker and greener than the tissue between them.',
  mottledShare: 'Yellow and green alternate in {share} of the patches examined.',
  brownRim: '{share} of the leaf edge is brown.',
  holeCount: {
    one: '{count} hole was found in the leaves.',
    other: '{count} holes were found in the leaves.',
  },
  shapeAndTexture:
    'The pattern of surface and colour resembles known photos of this sign ({share}).',
  wateredOften: { one: 'You water every day.', other: 'You water every {count} days.' },
  wateredSeldom: { one: 'You water every day.', other: 'You water every {count} days.' },
  fullSun: 'The plant stands in full sun.',
  shade: 'The plant stands in shade.',
}

export const disclaimer =
  'An automatic assessment of one photo. It can be wrong: confirm it by the signs named before you treat, and ask an expert before you use or eat anything.'
