import type { ActionId, ActionText } from '../../types.ts'

// Longer than other files: one noun in one language, read beside the same file of another language.

export const actions: Readonly<Record<ActionId, ActionText>> = {
  remove_affected_leaves: {
    title: 'Retire as folhas atingidas',
    instructions:
      'Corte as folhas mais atingidas com uma tesoura limpa, não mais de um terço da planta de cada vez, e ponha-as no lixo, não na compostagem. Depois limpe as lâminas com álcool e use luvas se a planta tiver seiva leitosa.',
  },
  keep_leaves_dry: {
    title: 'Mantenha as folhas secas',
    instructions:
      'Regue a terra de manhã, não as folhas, e não borrife. A maioria das infecções precisa de várias horas de folhas molhadas.',
  },
  improve_air_flow: {
    title: 'Dê mais ar',
    instructions:
      'Afaste as plantas vizinhas pelo menos um palmo e desbaste os ramos apertados para que as folhas sequem depressa.',
  },
  isolate_plant: {
    title: 'Afaste-a das outras plantas',
    instructions:
      'Ponha a planta a pelo menos 1 metro das outras até passarem duas semanas sem dano novo. Lave as mãos depois de tocar nela.',
  },
  fungicide: {
    title: 'Se continuar avançando: um fungicida de tipo adequado',
    instructions:
      'Se após uma semana houver folhas novas atingidas, um produto com cobre, enxofre ou bicarbonato de potássio pode proteger as folhas sãs. Use apenas um produto autorizado para a sua planta onde você mora e siga o rótulo; ele protege folhas novas e não cura as velhas.',
  },
  wash_with_mild_soap: {
    title: 'Limpe a camada',
    instructions:
      'Limpe as folhas dos dois lados com um pano macio e água morna e deixe secar em lugar arejado, sem sol.',
  },
  release_beneficials: {
    title: 'Use inimigos naturais',
    instructions:
      'Quando souber qual é a praga, pode comprar ácaros predadores, larvas de crisopídeo ou vespinhas parasitoides próprias para ela, em casa ou estufa. Ao ar livre, poupe joaninhas e sirfídeos.',
  },
  insecticidal_soap: {
    title: 'Se achar pragas: um sabão ou óleo inseticida',
    instructions:
      'Se achou ácaros, tripes ou pulgões e lavar não bastou, o mais suave é um sabão inseticida ou um óleo vegetal. Use apenas um autorizado para a sua planta, siga o rótulo e teste antes numa folha.',
  },
  search_for_pests: {
    title: 'Procure pragas',
    instructions:
      'Olhe com lupa o lado de baixo das folhas e as pontas dos brotos, também à noite. Retire o que achar e lave as folhas com um jato firme de água morna.',
  },
  remove_virus_plant: {
    title: 'Desfaça-se da planta se o desenho avançar',
    instructions:
      'Vírus não têm cura. Se as folhas novas continuarem com o desenho ou as vizinhas começarem a tê-lo, ponha a planta inteira no lixo e limpe ferramentas e vaso.',
  },
  control_sap_suckers: {
    title: 'Afaste insetos sugadores',
    instructions:
      'Tire pulgões e moscas-brancas com água e pendure armadilhas amarelas adesivas: estes insetos transmitem vírus de planta em planta.',
  },
  let_soil_dry: {
    title: 'Deixe a terra secar',
    instructions:
      'Não regue até os 3 cm de cima estarem secos e esvazie o prato. Enquanto isso, ponha o vaso num lugar quente e claro, sem sol pleno.',
  },
  check_drainage: {
    title: 'Verifique a drenagem e as raízes',
    instructions:
      'Veja se o vaso tem furos e se a água passa em menos de um minuto. Se houver raízes marrons e moles, corte-as e replante em terra nova e solta.',
  },
  water_thoroughly: {
    title: 'Regue a fundo',
    instructions:
      'Ponha o vaso em água por 20 a 30 minutos, até não subirem bolhas, e deixe escorrer. No canteiro, regue devagar e em profundidade em vez de um pouco por dia.',
  },
  adjust_watering_rhythm: {
    title: 'Regue pela terra, não pelo calendário',
    instructions:
      'Sinta a terra com o dedo antes de cada rega e anote os dias por três semanas; mantenha o ritmo em que os 2 a 3 cm de cima acabam de secar.',
  },
  move_out_of_sun: {
    title: 'Proteja-a do sol forte',
    instructions:
      'Afaste a planta 1 a 2 metros da janela ensolarada ou dê sombra entre as 11 e as 16 horas. Acostume-a a mais luz ao longo de duas semanas.',
  },
  move_to_light: {
    title: 'Dê mais luz',
    instructions:
      'Ponha-a aos poucos, em duas semanas, a menos de 1 metro de uma janela clara ou use uma lâmpada para plantas 10 a 12 horas por dia.',
  },
  feed_balanced: {
    title: 'Adube com um adubo completo',
    instructions:
      'Dê um adubo líquido completo na metade da dose do rótulo, com a terra úmida e só na época de crescimento. Guarde-o longe de crianças e animais.',
  },
  correct_soil_reaction: {
    title: 'Meça o pH e dê ferro quelatado',
    instructions:
      'Teste a terra. Acima de pH 7 use água da chuva em vez de água dura e um adubo com ferro quelatado conforme o rótulo.',
  },
  feed_potassium: {
    title: 'Adube com mais potássio',
    instructions:
      'Se não houver crosta de sal, dê um adubo rico em potássio (como o de tomate) em meia dose. Se houver, lave o vaso com três vezes o seu volume de água.',
  },
  leave_alone: {
    title: 'Deixe as folhas marcadas',
    instructions:
      'O tecido ferido não volta a ser verde, mas o resto verde ainda alimenta a planta. Retire só as folhas totalmente secas.',
  },
  prune_infected_wood: {
    title: 'Corte a madeira doente',
    instructions:
      'Num dia seco, corte cada ramo pelo menos 30 cm abaixo do último dano visível e limpe a lâmina com álcool após cada corte. Ponha os restos no lixo.',
  },
  remove_whole_plant: {
    title: 'Retire as plantas muito atingidas',
    instructions:
      'Se os caules estiverem atingidos ou a planta não parar de murchar, arranque-a com as raízes, leve-a num saco e ponha-a no lixo, não na compostagem.',
  },
  repot_rotten_roots: {
    title: 'Corte as raízes podres e replante',
    instructions:
      'Lave as raízes, corte as marrons e moles com uma lâmina limpa e replante em terra nova e arejada, num vaso justo. Regue pouco por duas semanas.',
  },
  rinse_off_pests: {
    title: 'Tire as pragas com água',
    instructions:
      'Lave a planta com um jato firme de água morna, sobretudo o lado de baixo das folhas. Cubra a terra dos vasos. Repita pelo menos três vezes.',
  },
  wipe_off_pests: {
    title: 'Tire as pragas à mão',
    instructions:
      'Toque cada inseto com um cotonete com álcool ou raspe-o com a unha, também nas axilas das folhas. Teste antes numa folha e mantenha o álcool longe de crianças e chamas.',
  },
  hang_sticky_traps: {
    title: 'Pendure armadilhas adesivas',
    instructions:
      'Pendure armadilhas amarelas, azuis para tripes, logo acima da planta e conte as capturas toda semana. Use-as só em casa ou estufa, onde não pegam abelhas.',
  },
  apply_nematodes: {
    title: 'Regue com nematoides benéficos',
    instructions:
      'Dê nematoides da espécie Steinernema feltiae com a rega, à tardinha, como diz a embalagem. A terra deve ficar um pouco úmida e acima de 12 °C por duas semanas.',
  },
  collect_slugs: {
    title: 'Cate as lesmas à noite',
    instructions:
      'Ponha uma tábua como abrigo sobre terra úmida, cate ali e à luz da lanterna lesmas e caracóis, e regue de manhã em vez de à noite. Colares em anel protegem as plantas novas.',
  },
  feed_phosphorus: {
    title: 'Dê fósforo com a terra morna',
    instructions:
      'Mantenha as raízes acima de 15 °C e dê um adubo para plantas de flor em meia dose. No canteiro, misture composto; mais só se um teste da terra mostrar falta.',
  },
  feed_magnesium: {
    title: 'Dê magnésio',
    instructions:
      'Dê um adubo com magnésio (como sal de Epsom) conforme o rótulo e menos potássio por um tempo. As folhas amarelas ficam assim; observe as novas.',
  },
  rinse_out_salts: {
    title: 'Lave o sal da terra',
    instructions:
      'Tire a crosta, passe devagar pela terra água da chuva ou pouco calcária, três vezes o volume do vaso, e deixe escorrer. Não adube por seis semanas.',
  },
  raise_humidity: {
    title: 'Deixe o ar mais úmido',
    instructions:
      'Agrupe as plantas, ponha-as sobre um prato com seixos molhados ou use um umidificador, longe de aquecedores e ar-condicionado. Procure chegar a 50 a 60%.',
  },
  protect_from_cold: {
    title: 'Afaste-a do frio',
    instructions:
      'Mantenha plantas tropicais acima de 15 °C, longe de vidros frios e correntes de ar. Fora, cubra as plantas com uma manta em noites de geada e deixe as partes feridas até brotar.',
  },
  cool_and_shade: {
    title: 'Dê sombra e frescor',
    instructions:
      'Dê sombra ao meio-dia, tire os vasos da pedra quente e deixe o ar passar. Regue de manhã cedo e não adube até o calor passar.',
  },
  trim_damage: {
    title: 'Apare o dano',
    instructions:
      'Corte pontas mortas e partes rasgadas com tesoura limpa, seguindo a forma da folha. Apoie um caule dobrado com uma varinha e uma tira macia.',
  },
  report_to_authority: {
    title: 'Comunique a suspeita',
    instructions:
      'Tire fotos, não leve partes da planta para outro lugar e avise o serviço fitossanitário da sua região. Ele diz o que fazer e em muitos lugares testa de graça.',
  },
  inspect_new_plants: {
    title: 'Examine primeiro as plantas novas',
    instructions:
      'Olhe bem as plantas novas ao comprar e mantenha-as duas semanas longe das outras.',
  },
  check_weekly: {
    title: 'Olhe de perto toda semana',
    instructions:
      'Veja toda semana o lado de baixo das folhas, as pontas dos brotos e a terra: o que se acha cedo é fácil de tirar.',
  },
  clean_tools: {
    title: 'Mantenha as ferramentas limpas',
    instructions:
      'Limpe tesouras e facas com álcool antes e depois de usar e lave vasos usados com água quente.',
  },
  clear_fallen_leaves: {
    title: 'Recolha as folhas caídas',
    instructions:
      'Recolha sempre as folhas caídas e mortas: muitas doenças passam nelas o inverno.',
  },
  rotate_crops: {
    title: 'Mude de canteiro',
    instructions: 'Cultive a planta e as suas parentes em outro canteiro nos próximos três anos.',
  },
  choose_resistant_varieties: {
    title: 'Escolha variedades resistentes',
    instructions: 'Ao plantar de novo, peça variedades resistentes a esta doença e sementes sãs.',
  },
  mulch_soil: {
    title: 'Cubra a terra',
    instructions:
      'Cubra a terra com 3 a 5 cm de palha, casca ou composto, sem tocar no caule: mantém a umidade e evita respingos.',
  },
  acclimatise_slowly: {
    title: 'Acostume aos poucos',
    instructions:
      'Acostume as plantas a outro lugar, ao sol ou ao ar livre em dez a catorze dias, uma ou duas horas a mais por dia.',
  },
}
