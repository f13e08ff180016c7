import type { Words } from '../texts.ts'

export const photoIssues: Words['photoIssues'] = {
  BLURRED: 'La foto está borrosa: no se ven los detalles de las hojas.',
  TOO_DARK: 'La foto está demasiado oscura.',
  TOO_BRIGHT: 'La foto está sobreexpuesta.',
  TOO_SMALL: 'La foto tiene muy pocos píxeles para ver detalles.',
  TOO_FAR: 'La planta ocupa solo una pequeña parte de la foto.',
  SEVERAL_PLANTS: 'En la foto hay varias plantas.',
}

export const retake: Words['retake'] = {
  notAPlant: 'Fotografíe de cerca una sola hoja o la planta entera, de modo que llene la imagen.',
  unusable:
    'Repita la foto con luz de día, sin moverse, y toque la hoja en la pantalla para que la cámara la enfoque.',
  closer: 'Unas fotos de cerca del haz y del envés de una hoja afectada darían más seguridad.',
}

export const summary: Words['summary'] = {
  healthy: 'Las hojas parecen sanas: no se midió ningún cambio de color llamativo.',
  issues: 'Se encontraron señales de un problema. Lo más probable: {names}.',
  inconclusive:
    'Se reconoció una planta, pero las señales son demasiado débiles o variadas para un diagnóstico.',
  notAPlant: 'No se reconoció ninguna planta en esta foto.',
  unusable: 'No se puede valorar la foto.',
}

export const evidence: Words['evidence'] = {
  discolouredShare: 'El {share} de la superficie de las hojas tiene otro color.',
  spotCount: {
    one: 'Se encontró {count} mancha de otro color en las hojas.',
    other: 'Se encontraron {count} manchas de otro color en las hojas.',
  },
  rustSpotCount: {
    one: 'Se encontró {count} mancha de color naranja óxido a marrón.',
    other: 'Se encontraron {count} manchas de color naranja óxido a marrón.',
  },
  largeBlotch: 'La mayor zona muerta ocupa el {share} de la superficie de las hojas.',
  whiteShare: 'El {share} de la superficie de las hojas es blanquecino.',
  yellowShare: 'El {share} de la superficie de las hojas es amarillo.',
  greenVeins: 'Los nervios son más oscuros y verdes que el tejido entre ellos.',
  mottledShare: 'El amarillo y el verde se alternan en el {share} de las zonas examinadas.',
  brownRim: 'El {share} del borde de las hojas es marrón.',
  holeCount: {
    one: 'Se encontró {count} agujero en las hojas.',
    other: 'Se encontraron {count} agujeros en las hojas.',
  },
  shapeAndTexture:
    'El dibujo de superficie y color se parece al de fotos conocidas de este signo ({share}).',
  wateredOften: { one: 'Usted riega cada día.', other: 'Usted riega cada {count} días.' },
  wateredSeldom: { one: 'Usted riega cada día.', other: 'Usted riega cada {count} días.' },
  fullSun: 'La planta está a pleno sol.',
  shade: 'La planta está a la sombra.',
}

export const disclaimer =
  'Valoración automática de una sola foto. Puede ser errónea: compruébela con los signos indicados antes de tratar y pregunte a un experto antes de usar o comer nada.'
