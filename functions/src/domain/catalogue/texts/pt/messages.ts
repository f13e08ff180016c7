import type { Words } from '../texts.ts'

export const photoIssues: Words['photoIssues'] = {
  BLURRED: 'A foto está desfocada: não se veem os detalhes das folhas.',
  TOO_DARK: 'A foto está escura demais.',
  TOO_BRIGHT: 'A foto está clara demais.',
  TOO_SMALL: 'A foto tem poucos pixels e não mostra os detalhes.',
  TOO_FAR: 'A planta ocupa só uma pequena parte da foto.',
  SEVERAL_PLANTS: 'Há várias plantas na foto.',
}

export const retake: Words['retake'] = {
  notAPlant: 'Fotografe de perto uma só folha ou a planta inteira, de modo que encha a imagem.',
  unusable:
    'Tire a foto de novo à luz do dia, sem se mexer, e toque na folha na tela para que a câmera foque nela.',
  closer: 'Fotos de perto dos dois lados de uma folha atingida dariam mais certeza.',
}

export const summary: Words['summary'] = {
  healthy: 'As folhas parecem saudáveis: não foi medida nenhuma mudança de cor notável.',
  issues: 'Foram encontrados sinais de um problema. O mais provável: {names}.',
  inconclusive:
    'Foi reconhecida uma planta, mas os sinais são fracos ou variados demais para um diagnóstico.',
  notAPlant: 'Nenhuma planta foi reconhecida nesta foto.',
  unusable: 'Não é possível avaliar a foto.',
}

export const evidence: Words['evidence'] = {
  discolouredShare: '{share} da área das folhas tem outra cor.',
  spotCount: {
    one: 'Foi encontrada {count} mancha de outra cor nas folhas.',
    other: 'Foram encontradas {count} manchas de outra cor nas folhas.',
  },
  rustSpotCount: {
    one: 'Foi encontrada {count} mancha de laranja-ferrugem a marrom.',
    other: 'Foram encontradas {count} manchas de laranja-ferrugem a marrom.',
  },
  largeBlotch: 'A maior área morta ocupa {share} da área das folhas.',
  whiteShare: '{share} da área das folhas está esbranquiçada.',
  yellowShare: '{share} da área das folhas está amarela.',
  greenVeins: 'As nervuras são mais escuras e verdes que o tecido entre elas.',
  mottledShare: 'Amarelo e verde se alternam em {share} das zonas examinadas.',
  brownRim: '{share} da borda das folhas está marrom.',
  holeCount: {
    one: 'Foi encontrado {count} furo nas folhas.',
    other: 'Foram encontrados {count} furos nas folhas.',
  },
  shapeAndTexture:
    'O padrão de superfície e cor se parece com fotos conhecidas deste sinal ({share}).',
  wateredOften: { one: 'Você rega todos os dias.', other: 'Você rega a cada {count} dias.' },
  wateredSeldom: { one: 'Você rega todos os dias.', other: 'Você rega a cada {count} dias.' },
  fullSun: 'A planta está a pleno sol.',
  shade: 'A planta está à sombra.',
}

export const disclaimer =
  'Avaliação automática de uma única foto. Pode estar errada: confirme-a pelos sinais indicados antes de tratar e pergunte a um especialista antes de usar ou comer qualquer coisa.'
