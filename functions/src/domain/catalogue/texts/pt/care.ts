import type { Words } from '../texts.ts'

export const care: Words['care'] = {
  watering: {
    MOIST:
      'Mantenha a terra sempre úmida, nunca encharcada: regue assim que a superfície começar a secar e esvazie o prato.',
    SURFACE_DRY:
      'Regue quando os 2 a 3 cm de cima estiverem secos, até sair um pouco de água por baixo; esvazie o prato após 15 minutos.',
    HALF_DRY:
      'Regue a fundo quando a metade de cima do vaso estiver seca; esvazie o prato após 15 minutos.',
    DRY_OUT:
      'Deixe a terra secar por completo e só então regue a fundo. Na dúvida, espere mais alguns dias.',
    SOAK: 'Regue por baixo: ponha o vaso em água por 15 minutos e deixe escorrer bem. Mantenha seco o centro da planta.',
    GARDEN:
      'Regue a fundo de manhã quando os 5 cm de cima estiverem secos; mais vezes no calor e em vasos.',
  },
  rest: {
    northern: 'Regue cerca de um terço menos de novembro a fevereiro.',
    southern: 'Regue cerca de um terço menos de maio a agosto.',
    tropical: 'Regue menos na época das chuvas.',
  },
  light: {
    FULL_SUN: 'Pelo menos 6 horas de sol direto por dia.',
    PARTIAL_SHADE: '3 a 6 horas de sol direto, de preferência de manhã ou à tardinha.',
    BRIGHT_INDIRECT: 'Um lugar claro a menos de 2 metros de uma janela, sem sol do meio-dia.',
    SHADE: 'Sem sol direto; luz suficiente para ler.',
  },
  soil: {
    POTTING: 'Terra solta que drene bem, em vaso com furos; replante a cada 2 anos.',
    AIRY: 'Mistura arejada de terra com cerca de um terço de casca e perlita, em vaso com furos.',
    CACTUS: 'Terra arenosa para cactos e suculentas, que seque depressa, em vaso com furos.',
    ORCHID: 'Casca grossa para orquídeas, sem terra comum; replante a cada 2 a 3 anos.',
    ACID: 'Terra ácida sem calcário, pH de 4,5 a 6, e água pouco calcária.',
    LEAN: 'Terra pobre, arenosa ou pedregosa, que drene muito depressa.',
    GARDEN: 'Terra profunda, solta e rica em húmus que drene bem, pH de 6 a 7.',
  },
  feeding: {
    BALANCED: 'Um adubo completo em meia dose na época de crescimento, nenhum no repouso.',
    POTASH:
      'Um adubo rico em potássio para flores e frutos, como o de tomate, conforme o rótulo, desde os primeiros botões.',
    CITRUS: 'Um adubo para citros com ferro e magnésio da primavera ao outono; no inverno, metade.',
    CACTUS: 'Um adubo para cactos em meia dose, só na época de crescimento.',
    ORCHID: 'Um adubo para orquídeas em meia dose a cada duas ou três regas.',
    ACID: 'Um adubo para plantas de solo ácido na primavera e no verão; depois, nenhum.',
    SPARING: 'Pouco ou nada: composto uma vez por ano costuma bastar.',
  },
}
