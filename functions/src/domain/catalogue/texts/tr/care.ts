import type { Words } from '../texts.ts'

export const care: Words['care'] = {
  watering: {
    MOIST:
      'Toprağı hep nemli tutun ama ıslatmayın: yüzey kurumaya başlayınca sulayın ve tabağı boşaltın.',
    SURFACE_DRY:
      'Üstteki 2 ila 3 cm kuru olunca alttan biraz su çıkana kadar sulayın; 15 dakika sonra tabağı boşaltın.',
    HALF_DRY: 'Saksının üst yarısı kuruyunca bolca sulayın; 15 dakika sonra tabağı boşaltın.',
    DRY_OUT:
      'Toprağın tamamen kurumasını bekleyin, sonra bolca sulayın. Emin değilseniz birkaç gün daha bekleyin.',
    SOAK: 'Alttan sulayın: saksıyı 15 dakika suya koyun, sonra iyice süzdürün. Bitkinin ortasını kuru tutun.',
    GARDEN: 'Üstteki 5 cm kuruyunca sabahları derin sulayın; sıcakta ve saksıda daha sık.',
  },
  rest: {
    northern: 'Kasımdan şubata kadar yaklaşık üçte bir daha az sulayın.',
    southern: 'Mayıstan ağustosa kadar yaklaşık üçte bir daha az sulayın.',
    tropical: 'Yağmur mevsiminde daha az sulayın.',
  },
  light: {
    FULL_SUN: 'Günde en az 6 saat doğrudan güneş.',
    PARTIAL_SHADE: '3 ila 6 saat doğrudan güneş, en iyisi sabah veya akşam.',
    BRIGHT_INDIRECT: 'Pencereden en çok 2 metre uzakta, öğle güneşi almayan aydınlık bir yer.',
    SHADE: 'Doğrudan güneş yok; okumaya yetecek kadar ışık.',
  },
  soil: {
    POTTING:
      'Delikli saksıda, suyu iyi geçiren gevşek saksı toprağı; 2 yılda bir saksı değiştirin.',
    AIRY: 'Delikli saksıda, yaklaşık üçte biri kabuk ve perlit olan havadar saksı toprağı.',
    CACTUS: 'Delikli saksıda, çabuk kuruyan kumlu kaktüs ve sukulent toprağı.',
    ORCHID:
      'Orkide için iri ağaç kabuğu, sıradan toprak değil; 2 ila 3 yılda bir saksı değiştirin.',
    ACID: 'Kireçsiz asitli toprak, pH 4,5 ila 6, ve yumuşak su.',
    LEAN: 'Suyu çok çabuk geçiren fakir, kumlu veya taşlı toprak.',
    GARDEN: 'Derin, gevşek, humuslu ve suyu iyi geçiren toprak, pH 6 ila 7.',
  },
  feeding: {
    BALANCED: 'Büyüme döneminde yarı dozda tam gübre, dinlenmede hiç.',
    POTASH:
      'İlk tomurcuklardan başlayarak etiketine göre çiçek ve meyve için potasyumu bol gübre, domates gübresi gibi.',
    CITRUS: 'İlkbahardan sonbahara demirli ve magnezyumlu turunçgil gübresi, kışın yarısı.',
    CACTUS: 'Yalnızca büyüme döneminde yarı dozda kaktüs gübresi.',
    ORCHID: 'Her iki veya üç sulamada bir yarı dozda orkide gübresi.',
    ACID: 'İlkbahar ve yazın asit seven bitki gübresi, sonra hiç.',
    SPARING: 'Az veya hiç: çoğu zaman yılda bir kompost yeter.',
  },
}
