import type { ConditionId, ConditionText } from '../../types.ts'

// Longer than other files: one noun in one language, read beside the same file of another language.

export const conditions: Readonly<Record<ConditionId, ConditionText>> = {
  rust: {
    name: 'Pústulas semelhantes a ferrugem',
    symptoms: [
      'Pequenas pústulas em relevo, de laranja a marrom-ferrugem',
      'Pontos amarelos no outro lado da folha',
    ],
    howToConfirm: [
      'Esfregue uma mancha com um lenço branco: a ferrugem deixa uma marca laranja ou marrom',
      'Olhe o lado de baixo da folha, onde fica a maioria das pústulas',
    ],
    lookAlikes: {
      leaf_spot: 'As manchas foliares são planas e não deixam pó colorido no lenço',
      potassium_deficiency:
        'A falta de potássio seca a folha a partir da borda e não forma pústulas',
    },
    seekExpertIf: 'Mais de um terço das folhas está coberto ou a planta é cultivada para venda',
  },
  leaf_spot: {
    name: 'Mancha foliar (por fungos ou bactérias)',
    symptoms: [
      'Manchas mortas separadas, de marrons a pretas, muitas vezes com borda escura ou halo amarelo',
      'As manchas crescem e se juntam umas às outras',
    ],
    howToConfirm: [
      'Procure com uma lupa pontinhos escuros ou anéis dentro da mancha: indicam um fungo',
      'Olhe a folha contra a luz: uma borda oleosa, como encharcada, indica bactérias',
      'Marque a borda de uma mancha e volte a olhar após três dias: uma infecção cresce',
    ],
    lookAlikes: {
      rust: 'A ferrugem tem relevo e solta um pó colorido ao esfregar',
      leaf_blight: 'A queima toma grandes partes da folha em poucos dias',
      sunburn: 'A queimadura de sol surge de uma vez no lado do sol e não se espalha',
    },
    seekExpertIf:
      'Também há manchas em caules ou frutos, ou as folhas novas ficam manchadas em uma semana',
  },
  leaf_blight: {
    name: 'Queima das folhas ou grandes áreas mortas',
    symptoms: [
      'Grandes áreas marrons que costumam começar na ponta ou na borda',
      'O tecido morre em poucos dias e seca ou amolece',
    ],
    howToConfirm: [
      'Fotografe a mesma folha todos os dias: a queima avança a olhos vistos de um dia para o outro',
      'De manhã, procure um bolor claro no limite entre o verde e o marrom',
    ],
    lookAlikes: {
      leaf_spot: 'As manchas foliares ficam pequenas e com borda nítida por muito tempo',
      sunburn: 'A queimadura de sol primeiro descora e fica onde o sol bateu',
      water_deficit: 'Uma planta seca fica marrom por igual nas bordas de muitas folhas e murcha',
    },
    seekExpertIf: 'Os caules também ficam marrons ou o dano dobra em dois dias',
  },
  powdery_mildew: {
    name: 'Camada de pó branco (oídio)',
    symptoms: [
      'Manchas brancas a cinzentas como de farinha, sobretudo no lado de cima da folha',
      'As folhas novas enrolam ou ficam pequenas',
    ],
    howToConfirm: [
      'Passe o dedo numa mancha: o oídio sai como farinha e volta em poucos dias',
      'Veja se as manchas não seguem o desenho do sol nem de gotas de água',
    ],
    lookAlikes: {
      sunburn: 'O tecido queimado pelo sol está seco, parece papel e não sai com o dedo',
      leaf_miner: 'As galerias são linhas claras dentro da folha e não saem com o dedo',
    },
    seekExpertIf:
      'Há botões ou frutos cobertos, ou a camada volta menos de uma semana após o tratamento',
  },
  mosaic_virus: {
    name: 'Mosaico amarelo e verde (suspeita de vírus)',
    symptoms: [
      'Zonas irregulares amarelas e verdes na mesma folha',
      'As folhas podem ficar enrugadas e a planta cresce pouco',
    ],
    howToConfirm: [
      'Compare com outras plantas iguais: um vírus aparece primeiro em plantas isoladas',
      'Procure pulgões, moscas-brancas e tripes, que transmitem vírus',
      'Só um exame de laboratório confirma',
    ],
    lookAlikes: {
      iron_deficiency:
        'Com falta de ferro, as nervuras das folhas mais novas ficam verdes por igual',
      nitrogen_deficiency: 'A falta de nitrogênio clareia por igual as folhas velhas inteiras',
      leaf_distortion: 'Ácaros e tripes deixam cicatrizes prateadas ou bronzeadas',
    },
    seekExpertIf: 'Várias plantas mostram o desenho ou trata-se de uma cultura: vírus não têm cura',
  },
  leaf_distortion: {
    name: 'Folhas enroladas ou enrugadas (pragas sugadoras ou vírus)',
    symptoms: [
      'As folhas enrolam, enrugam ou ficam estreitas',
      'Pontinhos claros, tom bronzeado ou cicatrizes nas folhas novas',
    ],
    howToConfirm: [
      'Sacuda um broto sobre um papel branco e procure pontinhos que se mexem',
      'Veja com uma lupa o lado de baixo das folhas e as pontas dos brotos: ácaros, tripes e pulgões',
    ],
    lookAlikes: {
      mosaic_virus: 'Um vírus traz também zonas amarelas e verdes, e não se acha nenhum bicho',
      water_deficit: 'Folhas enroladas pela seca ficam lisas um dia após a rega',
    },
    seekExpertIf: 'Não se acha nenhuma praga e as folhas novas continuam deformadas',
  },
  leaf_miner: {
    name: 'Galerias de larva-minadora',
    symptoms: [
      'Linhas sinuosas ou manchas claras dentro da folha, que ficam marrons',
      'A epiderme da folha está intacta por cima da galeria',
    ],
    howToConfirm: [
      'Olhe a folha contra a luz: dentro da galeria se vê uma larva ou fezes escuras',
      'Tente levantar a epiderme de uma mancha: sobre uma galeria ela se solta como uma película',
    ],
    lookAlikes: {
      leaf_spot: 'As manchas foliares atravessam toda a folha e não têm fezes',
      leaf_blight: 'A queima não deixa a epiderme intacta e avança bem mais depressa',
    },
    seekExpertIf: 'A maioria das folhas novas tem galerias ou uma cultura está afetada',
  },
  chewing_pests: {
    name: 'Furos de pragas mastigadoras ou outros danos',
    symptoms: ['Furos de bordas limpas dentro da folha ou recortes na borda'],
    howToConfirm: [
      'Ao anoitecer, procure com uma lanterna lagartas, besouros, lesmas e fezes',
      'Veja se aparecem furos novos em três dias',
    ],
    lookAlikes: {
      leaf_spot: 'Manchas foliares velhas podem cair, e fica uma borda marrom em volta do furo',
    },
    seekExpertIf: 'A planta perde mais de um quarto da folhagem em uma semana',
  },
  nitrogen_deficiency: {
    name: 'Palidez geral (suspeita de deficiência de nitrogênio)',
    symptoms: [
      'Folhas inteiras ficam por igual verde-claras e depois amarelas',
      'Primeiro as folhas velhas; crescimento fraco',
    ],
    howToConfirm: [
      'Veja que folhas estão pálidas: se são as mais velhas, falta nitrogênio; se são as mais novas, ferro',
      'Sinta a terra: se fica molhada por dias, o excesso de água causa o mesmo aspecto',
      'Lembre-se da última adubação: nenhuma em dois meses de crescimento reforça a suspeita',
    ],
    lookAlikes: {
      water_excess: 'A terra está molhada e as folhas estão moles e sem força',
      natural_ageing: 'Só uma ou duas das folhas mais baixas amarelecem',
      iron_deficiency: 'As nervuras ficam verdes e as folhas mais novas são as mais afetadas',
    },
    seekExpertIf: 'As folhas continuam pálidas quatro semanas depois de adubar',
  },
  iron_deficiency: {
    name: 'Amarelecimento entre nervuras verdes (suspeita de deficiência de ferro ou magnésio)',
    symptoms: ['O tecido entre as nervuras amarelece e as nervuras ficam verdes'],
    howToConfirm: [
      'Se as folhas novas são as mais afetadas, falta ferro; se são as velhas, magnésio',
      'Meça o pH da terra: acima de 7 o ferro fica preso nela',
    ],
    lookAlikes: {
      nitrogen_deficiency: 'A folha toda empalidece, também as nervuras',
      mosaic_virus: 'Um mosaico não respeita as nervuras e forma zonas irregulares',
    },
    seekExpertIf: 'As folhas novas nascem quase brancas',
  },
  potassium_deficiency: {
    name: 'Bordas das folhas marrons (suspeita de deficiência de potássio ou de sal demais)',
    symptoms: ['Bordas e pontas das folhas velhas amarelecem, depois secam'],
    howToConfirm: [
      'Procure crostas brancas na terra: indicam sal demais, e não adubo a menos',
      'Veja se as folhas velhas estão piores que as novas',
    ],
    lookAlikes: {
      water_deficit: 'A terra está seca e as folhas moles; as novas também sofrem',
      sunburn: 'Só as partes viradas para o sol são atingidas',
    },
    seekExpertIf: 'As folhas novas também secam, apesar de rega e adubo regulares',
  },
  water_excess: {
    name: 'Excesso de água',
    symptoms: ['Folhas amarelas e moles com a terra molhada', 'Primeiro as folhas de baixo'],
    howToConfirm: [
      'Enfie um dedo 3 cm na terra: se ainda está molhada dias após a rega, a suspeita se reforça',
      'Tire a planta do vaso: raízes marrons, moles e com mau cheiro estão apodrecendo',
    ],
    lookAlikes: {
      nitrogen_deficiency: 'A terra seca normalmente e as raízes são brancas',
      water_deficit: 'A terra está seca e o vaso está leve',
    },
    seekExpertIf: 'O caule fica mole ou escuro junto à terra',
  },
  water_deficit: {
    name: 'Falta de água',
    symptoms: [
      'Pontas e bordas das folhas ficam marrons e quebradiças',
      'As folhas pendem, enrolam ou caem',
    ],
    howToConfirm: [
      'Enfie um dedo 3 cm na terra: terra seca e vaso leve reforçam a suspeita',
      'Regue bem: folhas que se recuperam em um dia tinham sede',
    ],
    lookAlikes: {
      potassium_deficiency: 'A terra está úmida e sofrem sobretudo as folhas velhas',
      sunburn: 'Zonas claras no lado do sol; o resto está firme',
      water_excess: 'A terra está molhada e as folhas estão moles, não quebradiças',
    },
    seekExpertIf: 'A planta está murcha embora a terra esteja úmida',
  },
  sunburn: {
    name: 'Queimadura de sol',
    symptoms: ['Zonas descoradas, como papel, nas partes viradas para o sol'],
    howToConfirm: [
      'Compare folhas ao sol e à sombra: só as do sol estão descoradas',
      'Lembre se ela passou para luz mais forte nas últimas duas semanas',
    ],
    lookAlikes: {
      leaf_blight: 'A queima continua avançando, também em folhas à sombra',
      powdery_mildew: 'O oídio sai com o dedo',
      water_deficit: 'As bordas de todas as folhas são atingidas, também à sombra',
    },
    seekExpertIf: 'As zonas continuam crescendo depois de mudar a planta de lugar',
  },
  light_deficit: {
    name: 'Falta de luz',
    symptoms: ['Folhas pálidas e ramos longos e finos que se inclinam para a luz'],
    howToConfirm: [
      'Ao meio-dia, ponha a mão 30 cm acima da planta: sem sombra nítida, há pouca luz',
    ],
    lookAlikes: {
      nitrogen_deficiency: 'Os ramos são curtos e as folhas velhas empalidecem primeiro',
      water_excess: 'A terra fica molhada e as folhas estão moles',
    },
    seekExpertIf: 'O crescimento não volta em seis semanas com mais luz',
  },
  natural_ageing: {
    name: 'Envelhecimento natural das folhas velhas',
    symptoms: ['Uma ou outra folha velha amarelece e seca; o resto fica verde'],
    howToConfirm: ['Veja se só as folhas mais baixas são atingidas e se as novas são verdes'],
    lookAlikes: {
      nitrogen_deficiency: 'Muitas folhas empalidecem ao mesmo tempo',
      water_excess: 'A terra está molhada e as folhas estão moles',
    },
    seekExpertIf: 'A planta perde mais do que algumas folhas por mês',
  },
  downy_mildew: {
    name: 'Míldio',
    symptoms: [
      'Manchas verde-claras a amarelas no lado de cima, limitadas pelas nervuras',
      'Penugem cinzenta a violeta no lado de baixo, sob as manchas',
    ],
    howToConfirm: ['Olhe o lado de baixo de manhã cedo, quando a penugem está fresca'],
    lookAlikes: {
      powdery_mildew: 'O oídio é branco, seco e fica sobretudo no lado de cima',
      angular_leaf_spot: 'A mancha angular seca em marrom-acinzentado e não tem penugem violeta',
    },
    seekExpertIf:
      'A maioria das folhas fica manchada em uma semana ou a planta é cultivada para venda',
  },
  grey_mould: {
    name: 'Mofo-cinzento (Botrytis)',
    symptoms: [
      'Podridão mole e marrom em flores, frutos ou folhas feridas',
      'Bolor cinzento e peludo que solta pó ao toque',
    ],
    howToConfirm: [
      'Guarde um pedaço podre uma noite num saco úmido: nele cresce uma penugem cinzenta',
    ],
    lookAlikes: {
      powdery_mildew: 'O oídio fica sobre tecido vivo e firme e não o apodrece',
      downy_mildew: 'O míldio fica no lado de baixo das folhas',
    },
    seekExpertIf: 'Os caules apodrecem por completo ou o mofo volta nos brotos novos',
  },
  anthracnose: {
    name: 'Antracnose',
    symptoms: [
      'Manchas fundas, de marrons a pretas, muitas vezes em nervuras, pontas ou bordas',
      'Pontinhos de mucilagem rosada nas manchas com tempo úmido',
    ],
    howToConfirm: ['Olhe uma mancha velha com a lupa: pontinhos escuros em anéis indicam a doença'],
    lookAlikes: {
      leaf_spot: 'Outras manchas foliares são planas e não seguem as nervuras',
      sunburn: 'A queimadura de sol é clara, como papel, e não cresce',
    },
    seekExpertIf: 'Ramos finos secam ou há vagens e frutos atingidos',
  },
  angular_leaf_spot: {
    name: 'Mancha-angular do feijoeiro',
    symptoms: [
      'Manchas pequenas, cinzentas ou marrons, de lados retos, cortadas pelas nervuras',
      'Bolor escuro no lado de baixo das manchas com tempo úmido',
    ],
    howToConfirm: ['Olhe a folha contra a luz: as manchas acabam exatamente nas nervuras'],
    lookAlikes: {
      bacterial_spot: 'As manchas bacterianas parecem encharcadas e não têm bolor',
      rust: 'A ferrugem tem relevo e solta um pó colorido ao esfregar',
    },
    seekExpertIf: 'As vagens ficam manchadas ou as folhas caem antes de as vagens encherem',
  },
  black_spot: {
    name: 'Mancha-preta da roseira',
    symptoms: [
      'Manchas pretas redondas de borda desfiada no lado de cima da folha',
      'A folha amarelece em volta das manchas e cai',
    ],
    howToConfirm: ['Olhe a borda com uma lupa: é franjada, não nítida'],
    lookAlikes: {
      leaf_spot: 'Outras manchas foliares têm borda nítida',
      downy_mildew: 'O míldio forma manchas roxas e angulosas em folhas novas',
    },
    seekExpertIf: 'A roseira perdeu mais da metade das folhas antes do meio do verão',
  },
  apple_scab: {
    name: 'Sarna da macieira',
    symptoms: [
      'Manchas verde-azeitona e aveludadas nas folhas, que ficam marrons',
      'Crostas rachadas, como cortiça, nos frutos',
    ],
    howToConfirm: ['Olhe na primavera depois da chuva: manchas azeitona aveludadas são típicas'],
    lookAlikes: {
      leaf_spot: 'Outras manchas foliares são secas e não aveludadas',
      sooty_mould: 'A fumagina sai com um pano',
    },
    seekExpertIf: 'A árvore perde quase todas as folhas antes do outono em dois anos seguidos',
  },
  early_blight: {
    name: 'Pinta-preta do tomate e da batata',
    symptoms: [
      'Manchas marrons com anéis como um alvo, primeiro nas folhas mais baixas',
      'Tecido amarelo em volta das manchas',
    ],
    howToConfirm: ['Procure anéis nas manchas e veja se o dano sobe a partir de baixo'],
    lookAlikes: {
      late_blight: 'A requeima forma grandes zonas oleosas sem anéis, em qualquer parte da planta',
      bacterial_spot: 'As manchas bacterianas são pequenas, escuras e sem anéis',
    },
    seekExpertIf: 'Aparecem zonas escuras e fundas em caules ou frutos',
  },
  late_blight: {
    name: 'Requeima do tomate e da batata',
    symptoms: [
      'Grandes zonas oleosas verde-acinzentadas que ficam marrons em poucos dias',
      'Caules marrons e zonas marrons e duras em frutos ou tubérculos',
    ],
    howToConfirm: ['De manhã, procure uma borda de bolor branco no lado de baixo da mancha'],
    lookAlikes: {
      early_blight: 'A pinta-preta avança devagar e mostra anéis',
      grey_mould: 'O mofo-cinzento é peludo e começa em feridas e flores',
    },
    seekExpertIf: 'Os caules estão marrons: o canteiro inteiro pode se perder em uma semana',
  },
  sooty_mould: {
    name: 'Fumagina sobre melada de insetos',
    symptoms: [
      'Uma película preta, como fuligem, em folhas e ramos',
      'As folhas de baixo estão pegajosas',
    ],
    howToConfirm: [
      'Passe um pano úmido na folha: o preto sai e por baixo a folha é verde',
      'Procure mais acima pulgões, cochonilhas ou moscas-brancas: ela vive da melada deles',
    ],
    lookAlikes: {
      black_spot: 'A mancha-preta está dentro da folha e não sai com o pano',
      apple_scab: 'A sarna está dentro da folha e não sai com o pano',
    },
    seekExpertIf: 'A película volta embora não se achem insetos',
  },
  vascular_wilt: {
    name: 'Murcha por fungos (Fusarium ou Verticillium)',
    symptoms: [
      'As folhas murcham e amarelecem, muitas vezes primeiro de um lado da planta',
      'A planta murcha de dia embora a terra esteja úmida',
    ],
    howToConfirm: [
      'Corte ao comprido um caule baixo: riscos marrons sob a casca reforçam a suspeita',
    ],
    lookAlikes: {
      water_deficit: 'Uma planta com sede se recupera um dia após a rega',
      root_rot: 'Com as raízes podres, elas são marrons e moles e o caule está limpo por dentro',
    },
    seekExpertIf: 'Várias plantas murcham: o fungo fica anos no solo',
  },
  root_rot: {
    name: 'Podridão das raízes',
    symptoms: [
      'A planta murcha embora a terra esteja molhada',
      'Raízes marrons, moles e com mau cheiro; a base do caule pode escurecer',
    ],
    howToConfirm: ['Tire a planta do vaso e puxe uma raiz: a pele se solta'],
    lookAlikes: {
      water_excess: 'Se há só água demais, a maioria das raízes ainda é branca e firme',
      water_deficit: 'A terra está seca e as raízes estão firmes',
    },
    seekExpertIf:
      'Mais de metade das raízes está mole: faça estacas enquanto a parte de cima está sã',
  },
  bacterial_spot: {
    name: 'Mancha-bacteriana',
    symptoms: [
      'Manchas pequenas e escuras, como encharcadas, muitas vezes com halo amarelo',
      'As manchas secam e caem, deixando furos',
    ],
    howToConfirm: [
      'Olhe a folha contra a luz: a borda parece oleosa e translúcida',
      'Lembre se houve chuva ou rega por cima em tempo quente antes das manchas',
    ],
    lookAlikes: {
      leaf_spot: 'As manchas de fungos são secas e costumam ter anéis ou pontinhos escuros',
      early_blight: 'A pinta-preta tem anéis como um alvo',
    },
    seekExpertIf:
      'Há frutos manchados, ou uma planta cítrica tem manchas de cortiça em relevo: o cancro cítrico deve ser comunicado',
  },
  fire_blight: {
    name: 'Fogo-bacteriano',
    symptoms: [
      'Brotos de macieira, pereira ou marmeleiro pretos como queimados, com a ponta em gancho',
      'Gotas pegajosas cor de âmbar na casca enegrecida',
    ],
    howToConfirm: [
      'Veja se as folhas mortas continuam presas ao broto: com fogo-bacteriano não caem',
    ],
    lookAlikes: {
      cold_damage: 'A geada atinge todos os brotos novos em uma noite e depois para',
      vascular_wilt: 'A murcha amarelece as folhas antes de morrerem e não forma ganchos',
    },
    seekExpertIf: 'Basta a suspeita: em muitos países é obrigatório comunicar',
  },
  citrus_greening: {
    name: 'Suspeita de greening dos citros (HLB)',
    symptoms: [
      'Mosqueado amarelo irregular, diferente nas duas metades da folha',
      'Frutos pequenos e tortos que ficam verdes na ponta',
    ],
    howToConfirm: [
      'Desenhe um círculo nas duas metades de uma folha: desenhos diferentes indicam a doença',
      'Só um exame de laboratório confirma',
    ],
    lookAlikes: {
      iron_deficiency: 'A falta de ferro é igual nas duas metades, com nervuras verdes',
      magnesium_deficiency: 'A falta de magnésio deixa uma cunha verde na base da folha',
    },
    seekExpertIf: 'Basta a suspeita: mata os citros e deve ser comunicada',
  },
  leaf_curl_virus: {
    name: 'Suspeita de vírus do enrolamento da folha',
    symptoms: [
      'As folhas novas enrolam para cima, ficam pequenas e amarelecem na borda',
      'A planta fica anã e dá pouco fruto',
    ],
    howToConfirm: [
      'Sacuda a planta: as moscas-brancas que levantam voo transmitem este vírus',
      'Só um exame de laboratório confirma',
    ],
    lookAlikes: {
      leaf_distortion:
        'Ácaros e tripes deixam cicatrizes bronzeadas ou prateadas nas folhas enroladas',
      aphids: 'Sob folhas enroladas por pulgões há grupos de insetos',
    },
    seekExpertIf: 'Várias plantas mostram o mesmo: não tem cura e se espalha depressa',
  },
  spotted_wilt_virus: {
    name: 'Suspeita de vírus do vira-cabeça',
    symptoms: [
      'Anéis e pintas de bronze a marrom nas folhas novas',
      'As pontas dos brotos murcham e o fruto mostra anéis claros',
    ],
    howToConfirm: [
      'Procure tripes nas flores: transmitem este vírus',
      'Só um exame de laboratório confirma',
    ],
    lookAlikes: {
      leaf_spot: 'As manchas foliares começam em folhas velhas e não formam anéis no fruto',
      leaf_curl_virus: 'O vírus do enrolamento não forma anéis marrons',
    },
    seekExpertIf: 'Várias plantas mostram anéis: plantas infectadas não têm cura',
  },
  spider_mites: {
    name: 'Ácaros (ácaro-rajado)',
    symptoms: ['Pontinhos claros e finos por toda a folha', 'Teias finas entre folhas e caules'],
    howToConfirm: [
      'Borrife água na planta: as teias ficam visíveis',
      'Sacuda uma folha sobre um papel branco: pontos como poeira começam a andar',
    ],
    lookAlikes: {
      thrips: 'Os tripes deixam riscos prateados com fezes pretas e sem teias',
      dry_air: 'O ar seco queima as pontas e não deixa pontinhos',
    },
    seekExpertIf: 'As teias cobrem brotos inteiros ou os ácaros voltam após três lavagens',
  },
  aphids: {
    name: 'Pulgões',
    symptoms: [
      'Grupos de pequenos insetos moles nas pontas dos brotos e no lado de baixo das folhas',
      'Folhas novas pegajosas e enroladas',
    ],
    howToConfirm: [
      'Olhe os brotos mais novos: os pulgões ficam em grupo e quase não se mexem',
      'Procure peles brancas de muda e formigas que sobem pela planta',
    ],
    lookAlikes: {
      whiteflies: 'As moscas-brancas levantam voo quando se toca na planta',
      leaf_curl_virus: 'Folhas enroladas por um vírus não têm grupos de insetos',
    },
    seekExpertIf: 'As folhas mostram também um mosaico: os pulgões transmitem vírus',
  },
  whiteflies: {
    name: 'Mosca-branca',
    symptoms: [
      'Minúsculos insetos brancos que levantam voo quando se toca na planta',
      'Folhas pegajosas, pálidas ou amareladas',
    ],
    howToConfirm: ['Procure no lado de baixo larvas claras e achatadas como escamas'],
    lookAlikes: {
      aphids: 'Os pulgões ficam onde estão',
      fungus_gnats: 'Os mosquitinhos da terra são escuros e correm pela terra',
    },
    seekExpertIf: 'Continuam voando em nuvem após quatro semanas de armadilhas e lavagens',
  },
  mealybugs: {
    name: 'Cochonilha-farinhenta',
    symptoms: [
      'Flocos brancos como algodão nas axilas das folhas e ao longo das nervuras',
      'Folhas pegajosas e crescimento fraco',
    ],
    howToConfirm: ['Toque um floco com um cotonete com álcool: aparece um inseto rosado'],
    lookAlikes: {
      powdery_mildew: 'O oídio é uma camada plana, sem flocos',
      scale_insects: 'As cochonilhas de carapaça são marrons, duras e achatadas',
    },
    seekExpertIf: 'Também há flocos nas raízes',
  },
  scale_insects: {
    name: 'Cochonilha de carapaça',
    symptoms: [
      'Saliências marrons, achatadas ou arredondadas, em caules e nervuras',
      'Folhas pegajosas debaixo delas',
    ],
    howToConfirm: [
      'Levante uma saliência com a unha: a cochonilha se solta e a planta está sã por baixo',
    ],
    lookAlikes: {
      mealybugs: 'As cochonilhas-farinhentas são brancas, moles e lanosas',
      natural_ageing: 'As marcas de cortiça da idade fazem parte do caule e não se soltam',
    },
    seekExpertIf: 'Continuam surgindo saliências após seis semanas de tratamento',
  },
  thrips: {
    name: 'Tripes',
    symptoms: [
      'Riscos e zonas prateadas com pontinhos pretos de fezes',
      'Folhas novas e flores deformadas',
    ],
    howToConfirm: ['Sopre numa flor ou sacuda-a sobre um papel branco: saem insetos finos de 1 mm'],
    lookAlikes: {
      spider_mites: 'Os ácaros deixam pontinhos finos e teias',
      leaf_miner: 'As galerias são linhas dentro da folha com a epiderme intacta',
    },
    seekExpertIf: 'Surgem anéis marrons nas folhas: os tripes transmitem o vírus do vira-cabeça',
  },
  fungus_gnats: {
    name: 'Mosquitinhos da terra (esciarídeos)',
    symptoms: [
      'Mosquitinhos escuros que correm pela terra e voam quando se rega',
      'Mudas e estacas crescem mal',
    ],
    howToConfirm: [
      'Ponha uma rodela de batata crua na terra: após dois dias há por baixo larvas claras de cabeça preta',
    ],
    lookAlikes: {
      whiteflies: 'As moscas-brancas são brancas e ficam sob as folhas',
      water_excess: 'A terra molhada sozinha não traz mosquitos; quase sempre andam juntos',
    },
    seekExpertIf: 'As mudas tombam ou as plantas murcham com a terra úmida',
  },
  slugs_snails: {
    name: 'Lesmas e caracóis',
    symptoms: ['Furos grandes e irregulares em folhas tenras', 'Rastros prateados de baba'],
    howToConfirm: ['Procure com uma lanterna duas horas depois do anoitecer, com tempo úmido'],
    lookAlikes: {
      chewing_pests: 'Lagartas e besouros deixam fezes secas e nenhuma baba',
      mechanical_damage: 'Folhas rasgadas não mostram danos novos na manhã seguinte',
    },
    seekExpertIf: 'As plantas novas somem à noite apesar da catação diária',
  },
  phosphorus_deficiency: {
    name: 'Folhas escuras e roxas (suspeita de deficiência de fósforo)',
    symptoms: [
      'As folhas velhas ficam verde-escuras a roxas, primeiro no lado de baixo',
      'A planta fica pequena e floresce pouco',
    ],
    howToConfirm: [
      'Meça a temperatura da terra: abaixo de 12 °C as raízes absorvem pouco fósforo, mesmo que haja bastante',
    ],
    lookAlikes: {
      cold_damage: 'Após noites frias as folhas avermelham de uma vez, também as novas',
      nitrogen_deficiency: 'A falta de nitrogênio clareia as folhas velhas, não as escurece',
    },
    seekExpertIf: 'As folhas continuam roxas após quatro semanas de terra morna e adubo',
  },
  magnesium_deficiency: {
    name: 'Amarelecimento entre as nervuras de folhas velhas (suspeita de deficiência de magnésio)',
    symptoms: [
      'As folhas velhas amarelecem entre as nervuras, da borda para dentro',
      'Fica uma cunha verde na base da folha',
    ],
    howToConfirm: [
      'Veja se as folhas velhas são as mais afetadas e se as mais novas são verdes',
      'Lembre se adubou muito com potássio: ele bloqueia o magnésio',
    ],
    lookAlikes: {
      iron_deficiency: 'A falta de ferro atinge as folhas mais novas',
      natural_ageing: 'Uma folha que envelhece amarelece por igual, também as nervuras',
    },
    seekExpertIf: 'As folhas novas também amarelecem',
  },
  blossom_end_rot: {
    name: 'Podridão apical (o cálcio não chega ao fruto)',
    symptoms: [
      'Mancha funda, marrom e como couro na ponta de tomates, pimentões ou abobrinhas',
      'As folhas parecem saudáveis',
    ],
    howToConfirm: ['Lembre-se da rega: a causa habitual é passar de seco a molhado'],
    lookAlikes: {
      late_blight: 'A requeima também marca as folhas e começa em qualquer parte do fruto',
      sunburn: 'A queimadura de sol é clara e fica no lado do sol',
    },
    seekExpertIf: 'Os frutos novos apodrecem após quatro semanas de rega regular',
  },
  salt_excess: {
    name: 'Excesso de adubo ou sal',
    symptoms: ['Pontas e bordas marrons e secas', 'Crosta branca ou amarelada na terra ou no vaso'],
    howToConfirm: [
      'Procure uma crosta na beira do vaso e na terra',
      'Lembre-se da adubação: mais vezes ou mais forte do que diz o rótulo reforça a suspeita',
    ],
    lookAlikes: {
      potassium_deficiency: 'Sem adubo há meses e sem crosta, a falta de alimento é mais provável',
      dry_air: 'O ar seco queima só as pontas e não há crosta',
    },
    seekExpertIf: 'As folhas continuam morrendo depois de lavar a terra duas vezes',
  },
  dry_air: {
    name: 'Ar seco demais',
    symptoms: ['Pontas secas e marrons com a terra úmida', 'Os botões secam ou caem'],
    howToConfirm: ['Meça a umidade do ar: menos de 40%, como com aquecimento, reforça a suspeita'],
    lookAlikes: {
      spider_mites: 'Os ácaros deixam pontinhos e teias, e o ar seco os favorece',
      salt_excess: 'Com sal demais há uma crosta na terra',
    },
    seekExpertIf: 'As folhas novas secam embora o ar seja úmido o bastante',
  },
  cold_damage: {
    name: 'Dano por frio ou geada',
    symptoms: [
      'Folhas vidradas, escuras e moles após uma noite fria ou junto a uma janela fria',
      'O dano surge em um ou dois dias, de uma vez',
    ],
    howToConfirm: [
      'Lembre-se das últimas noites: menos de 10 °C fere plantas tropicais; menos de 0 °C, os brotos tenros',
    ],
    lookAlikes: {
      root_rot: 'Com raízes podres o declínio é lento e a terra está molhada',
      fire_blight: 'O fogo-bacteriano passa de broto em broto durante semanas',
    },
    seekExpertIf: 'O caule está mole e marrom por dentro quando se raspa',
  },
  heat_stress: {
    name: 'Estresse por calor',
    symptoms: [
      'As folhas enrolam ou pendem ao meio-dia e se recuperam à tardinha',
      'Caem flores e frutos novos',
    ],
    howToConfirm: [
      'Meça a temperatura ao meio-dia: mais de 32 °C junto à planta reforça a suspeita',
    ],
    lookAlikes: {
      water_deficit: 'Uma planta com sede ainda está murcha de manhã',
      sunburn: 'A queimadura de sol deixa zonas descoradas que ficam',
    },
    seekExpertIf: 'A planta ainda está murcha de manhã embora a terra esteja úmida',
  },
  mechanical_damage: {
    name: 'Rasgos, dobras ou atrito',
    symptoms: ['Rasgos, vincos ou cicatrizes de bordas limpas que não se espalham'],
    howToConfirm: [
      'Lembre se houve vento, mudança, animais ou gente que passa encostando',
      'Marque a borda e olhe após uma semana: não cresceu',
    ],
    lookAlikes: {
      chewing_pests: 'As pragas levam tecido e deixam fezes',
      thrips: 'As cicatrizes dos tripes são prateadas com pontos pretos',
    },
    seekExpertIf: 'Um caule principal quebrou ou a ferida amolece',
  },
}
