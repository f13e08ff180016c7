import type { ConditionId, ConditionText } from '../../types.ts'

// Longer than other files: one noun in one language, read beside the same file of another language.

export const conditions: Readonly<Record<ConditionId, ConditionText>> = {
  rust: {
    name: 'Pas benzeri kabarcıklar',
    symptoms: [
      'Turuncudan pas kahverengisine kadar küçük kabarık noktalar',
      'Yaprağın öbür yüzünde sarı benekler',
    ],
    howToConfirm: [
      'Lekeyi beyaz bir mendille ovun: pas, turuncu veya kahverengi iz bırakır',
      'Yaprağın altına bakın, kabarcıkların çoğu oradadır',
    ],
    lookAlikes: {
      leaf_spot: 'Yaprak lekeleri düzdür ve mendilde renkli toz bırakmaz',
      potassium_deficiency: 'Potasyum eksikliğinde yaprak kenardan kahverengileşir, kabarcık olmaz',
    },
    seekExpertIf:
      'Yaprakların üçte birinden fazlası hastalanmışsa veya bitki satış için yetiştiriliyorsa',
  },
  leaf_spot: {
    name: 'Yaprak lekesi (mantar veya bakteri)',
    symptoms: [
      'Kahverengiden siyaha, çoğu zaman koyu kenarlı veya sarı haleli ayrı ölü lekeler',
      'Lekeler büyür ve birbirine karışır',
    ],
    howToConfirm: [
      'Büyüteçle lekede koyu noktalar veya halkalar arayın: mantarı gösterir',
      'Yaprağı ışığa tutun: yağlı, ıslak gibi kenar bakteriyi gösterir',
      'Lekenin kenarını işaretleyip üç gün sonra bakın: hastalık büyür',
    ],
    lookAlikes: {
      rust: 'Pas kabarıktır ve renkli toz olarak ovulup çıkar',
      leaf_blight: 'Yanıklık birkaç günde yaprağın büyük kısmını kaplar',
      sunburn: 'Güneş yanığı güneşli tarafta birden çıkar ve yayılmaz',
    },
    seekExpertIf:
      'Gövdede veya meyvede de leke varsa ya da yeni yapraklar bir hafta içinde lekeleniyorsa',
  },
  leaf_blight: {
    name: 'Yaprak yanıklığı veya geniş ölü alanlar',
    symptoms: [
      'Çoğu zaman uçtan veya kenardan başlayan geniş kahverengi alanlar',
      'Doku birkaç günde ölür, kurur veya yumuşar',
    ],
    howToConfirm: [
      'Aynı yaprağın her gün fotoğrafını çekin: yanıklık günden güne gözle görülür ilerler',
      'Sabah, yeşil ile kahverengi sınırında soluk küf arayın',
    ],
    lookAlikes: {
      leaf_spot: 'Yaprak lekeleri uzun süre küçük ve belirgin kenarlı kalır',
      sunburn: 'Güneş yanığı önce ağartır ve güneşin vurduğu yerde kalır',
      water_deficit: 'Susuz bitki birçok yaprağın kenarında eşit kahverengileşir ve solar',
    },
    seekExpertIf: 'Gövdeler de kahverengileşiyorsa veya zarar iki günde iki katına çıkıyorsa',
  },
  powdery_mildew: {
    name: 'Unlu beyaz örtü (külleme)',
    symptoms: [
      'Çoğunlukla yaprağın üst yüzünde beyazdan griye un gibi lekeler',
      'Genç yapraklar kıvrılır veya küçük kalır',
    ],
    howToConfirm: [
      'Lekeyi parmakla silin: külleme un gibi çıkar ve birkaç gün sonra geri gelir',
      'Lekelerin güneşin veya su damlalarının izini izleyip izlemediğine bakın',
    ],
    lookAlikes: {
      sunburn: 'Ağarmış doku kâğıt gibi kurudur ve silinmez',
      leaf_miner: 'Galeriler yaprağın içindeki soluk çizgilerdir ve silinmez',
    },
    seekExpertIf:
      'Tomurcuklar veya meyveler kaplanmışsa ya da örtü uygulamadan sonra bir hafta içinde geri geliyorsa',
  },
  mosaic_virus: {
    name: 'Sarı yeşil mozaik (virüs şüphesi)',
    symptoms: [
      'Aynı yaprakta düzensiz sarı ve yeşil alanlar',
      'Yapraklar buruşuk olabilir, büyüme zayıftır',
    ],
    howToConfirm: [
      'Aynı türden bitkilerle karşılaştırın: virüs önce tek tek bitkilerde görülür',
      'Virüs taşıyan yaprak biti, beyaz sinek ve trips arayın',
      'Kesin kanıt yalnızca laboratuvar testidir',
    ],
    lookAlikes: {
      iron_deficiency: 'Demir eksikliğinde en genç yaprakların damarları eşit yeşil kalır',
      nitrogen_deficiency: 'Azot eksikliği yaşlı yaprakların rengini bütünüyle ve eşit açar',
      leaf_distortion: 'Akarlar ve tripsler gümüşi veya bronz izler bırakır',
    },
    seekExpertIf: 'Birkaç bitkide aynı desen varsa veya bitki bir ürünse: virüsün tedavisi yoktur',
  },
  leaf_distortion: {
    name: 'Kıvrık veya buruşuk yapraklar (emici zararlı veya virüs)',
    symptoms: [
      'Yapraklar kıvrılır, buruşur veya dar kalır',
      'Genç yapraklarda ince soluk noktalar, bronz renk veya izler',
    ],
    howToConfirm: [
      'Bir sürgünü beyaz kâğıdın üstünde silkeleyin ve kımıldayan küçük noktalar arayın',
      'Yaprak altlarına ve sürgün uçlarına büyüteçle bakın: akar, trips ve yaprak biti',
    ],
    lookAlikes: {
      mosaic_virus: 'Virüste sarı yeşil alanlar da olur ve zararlı bulunmaz',
      water_deficit: 'Susuzluktan kıvrılan yapraklar sulamadan bir gün sonra düzelir',
    },
    seekExpertIf: 'Zararlı bulunamıyor ve yeni yapraklar hâlâ biçimsiz çıkıyorsa',
  },
  leaf_miner: {
    name: 'Yaprak galerileri',
    symptoms: [
      'Yaprağın içinde, sonradan kahverengileşen soluk kıvrımlı çizgiler veya lekeler',
      'Galerinin üstündeki yaprak zarı sağlamdır',
    ],
    howToConfirm: [
      'Yaprağı ışığa tutun: galerinin içinde larva veya koyu dışkı görünür',
      'Lekenin üstündeki zarı kaldırmayı deneyin: galeri üstünde film gibi ayrılır',
    ],
    lookAlikes: {
      leaf_spot: 'Yaprak lekelerinde doku bütün kalınlığınca ölüdür ve dışkı bulunmaz',
      leaf_blight: 'Yanıklık sağlam zar bırakmaz ve çok daha hızlı ilerler',
    },
    seekExpertIf: 'Genç yaprakların çoğunda galeri varsa veya bir ürün etkilenmişse',
  },
  chewing_pests: {
    name: 'Kemiren zararlıların delikleri veya başka zarar',
    symptoms: ['Yaprakta düzgün kenarlı delikler veya kenarda yenikler'],
    howToConfirm: [
      'Akşam karanlığında fenerle tırtıl, böcek, sümüklü böcek ve dışkı arayın',
      'Üç gün içinde yeni delik çıkıp çıkmadığına bakın',
    ],
    lookAlikes: {
      leaf_spot:
        'Eski yaprak lekeleri düşebilir, o zaman deliğin çevresinde kahverengi kenar kalır',
    },
    seekExpertIf: 'Bitki bir haftada yapraklarının dörtte birinden fazlasını kaybediyorsa',
  },
  nitrogen_deficiency: {
    name: 'Genel renk açılması (azot eksikliği şüphesi)',
    symptoms: [
      'Yapraklar bütünüyle ve eşit olarak açık yeşile, sonra sarıya döner',
      'Önce yaşlı yapraklar, zayıf büyüme',
    ],
    howToConfirm: [
      'Hangi yaprakların soluk olduğuna bakın: en yaşlılarsa azot, en gençlerse demir eksiktir',
      'Toprağa dokunun: günlerce ıslak kalıyorsa fazla su da aynı görüntüyü verir',
      'Son gübrelemeyi düşünün: iki aylık büyüme boyunca gübre verilmediyse şüphe güçlenir',
    ],
    lookAlikes: {
      water_excess: 'Toprak ıslaktır, yapraklar gevşek ve yumuşaktır',
      natural_ageing: 'Yalnızca en alttaki bir iki yaprak sararır',
      iron_deficiency: 'Damarlar yeşil kalır, en kötü durumda olan en genç yapraklardır',
    },
    seekExpertIf: 'Gübrelemeden dört hafta sonra yapraklar hâlâ soluksa',
  },
  iron_deficiency: {
    name: 'Yeşil damarlar arasında sararma (demir veya magnezyum eksikliği şüphesi)',
    symptoms: ['Damarların arası sararır, damarlar yeşil kalır'],
    howToConfirm: [
      'En genç yapraklar kötüyse demir, yaşlı yapraklar kötüyse magnezyum eksiktir',
      'Toprağın pH değerini ölçün: 7 üstünde demir toprakta bağlı kalır',
    ],
    lookAlikes: {
      nitrogen_deficiency: 'Bütün yaprağın rengi açılır, damarların da',
      mosaic_virus: 'Mozaik damarları izlemez ve düzensiz alanlar yapar',
    },
    seekExpertIf: 'Yeni yapraklar neredeyse beyaz çıkıyorsa',
  },
  potassium_deficiency: {
    name: 'Kahverengi yaprak kenarları (potasyum eksikliği veya tuz şüphesi)',
    symptoms: ['Yaşlı yaprakların kenarları ve uçları sararır, sonra kahverengileşip kurur'],
    howToConfirm: [
      'Toprakta beyaz kabuk arayın: gübre azlığını değil, tuz fazlalığını gösterir',
      'Yaşlı yaprakların gençlerden kötü olup olmadığına bakın',
    ],
    lookAlikes: {
      water_deficit: 'Toprak kuru, yapraklar gevşektir; genç yapraklar da etkilenir',
      sunburn: 'Yalnızca güneşe bakan yerler etkilenir',
    },
    seekExpertIf: 'Düzenli sulama ve gübrelemeye rağmen genç yapraklar da kahverengileşiyorsa',
  },
  water_excess: {
    name: 'Aşırı sulama',
    symptoms: ['Toprak ıslakken yapraklar sararır ve gevşer', 'Önce alt yapraklar'],
    howToConfirm: [
      'Parmağınızı 3 cm toprağa sokun: sulamadan günler sonra ıslaksa şüphe güçlenir',
      'Bitkiyi saksıdan çıkarın: kahverengi, yumuşak, kötü kokan kökler çürüyordur',
    ],
    lookAlikes: {
      nitrogen_deficiency: 'Toprak normal kurur ve kökler beyazdır',
      water_deficit: 'Toprak kuru, saksı hafiftir',
    },
    seekExpertIf: 'Gövde toprak düzeyinde yumuşuyor veya koyulaşıyorsa',
  },
  water_deficit: {
    name: 'Susuzluk',
    symptoms: [
      'Yaprak uçları ve kenarları kahverengi ve gevrek olur',
      'Yapraklar sarkar, kıvrılır veya dökülür',
    ],
    howToConfirm: [
      'Parmağınızı 3 cm toprağa sokun: toprak kuru ve saksı hafifse şüphe güçlenir',
      'Bolca sulayın: bir günde toparlanan yapraklar susuzdu',
    ],
    lookAlikes: {
      potassium_deficiency: 'Toprak nemlidir ve çoğunlukla yaşlı yapraklar etkilenir',
      sunburn: 'Güneşli tarafta soluk alanlar vardır, gerisi diridir',
      water_excess: 'Toprak ıslaktır, yapraklar gevrek değil yumuşaktır',
    },
    seekExpertIf: 'Toprak nemli olduğu hâlde bitki pörsükse',
  },
  sunburn: {
    name: 'Güneş yanığı',
    symptoms: ['Güneşe bakan yerlerde ağarmış, kâğıt gibi alanlar'],
    howToConfirm: [
      'Gölgedeki ve güneşteki yaprakları karşılaştırın: yalnızca güneştekiler ağarmıştır',
      'Son iki haftada daha güçlü ışığa taşıyıp taşımadığınızı düşünün',
    ],
    lookAlikes: {
      leaf_blight: 'Yanıklık yayılmayı sürdürür, gölgedeki yapraklarda da',
      powdery_mildew: 'Külleme silinebilir',
      water_deficit: 'Bütün yaprakların kenarları etkilenir, gölgedekiler de',
    },
    seekExpertIf: 'Bitki taşındıktan sonra alanlar büyümeyi sürdürüyorsa',
  },
  light_deficit: {
    name: 'Yetersiz ışık',
    symptoms: ['Soluk yapraklar, ışığa eğilen uzun ince sürgünler'],
    howToConfirm: ['Öğlen elinizi bitkinin 30 cm üstünde tutun: net gölge yoksa ışık azdır'],
    lookAlikes: {
      nitrogen_deficiency: 'Sürgünler kısadır ve önce yaşlı yaprakların rengi açılır',
      water_excess: 'Toprak ıslak kalır ve yapraklar gevşektir',
    },
    seekExpertIf: 'Daha iyi ışıkta altı haftada büyüme düzelmiyorsa',
  },
  natural_ageing: {
    name: 'Yaşlı yaprakların doğal yaşlanması',
    symptoms: ['Tek tük yaşlı yaprak sararıp kurur, gerisi yeşil kalır'],
    howToConfirm: ['Yalnızca en alt yaprakların etkilendiğine ve yenilerin yeşil olduğuna bakın'],
    lookAlikes: {
      nitrogen_deficiency: 'Birçok yaprağın rengi aynı anda açılır',
      water_excess: 'Toprak ıslak ve yapraklar gevşektir',
    },
    seekExpertIf: 'Ayda birkaç yapraktan fazlası kaybediliyorsa',
  },
  downy_mildew: {
    name: 'Mildiyö',
    symptoms: [
      'Üst yüzde damarlarla sınırlı açık yeşilden sarıya lekeler',
      'Alt yüzde lekelerin altında griden mora tüylü örtü',
    ],
    howToConfirm: ['Sabah erken, tüy tazeyken yaprağın altına bakın'],
    lookAlikes: {
      powdery_mildew: 'Külleme beyaz ve kurudur, çoğunlukla üst yüzdedir',
      angular_leaf_spot: 'Köşeli leke gri kahverengi kurur ve mor tüyü yoktur',
    },
    seekExpertIf: 'Yaprakların çoğu bir haftada lekelenirse veya bitki satış için yetiştiriliyorsa',
  },
  grey_mould: {
    name: 'Kurşuni küf (Botrytis)',
    symptoms: [
      'Çiçek, meyve veya yaralı yapraklarda yumuşak kahverengi çürüklük',
      'Dokununca toz çıkaran tüylü gri küf',
    ],
    howToConfirm: ['Çürük bir parçayı nemli poşette bir gece bekletin: üstünde gri tüy büyür'],
    lookAlikes: {
      powdery_mildew: 'Külleme diri, canlı dokuda durur ve onu çürütmez',
      downy_mildew: 'Mildiyö yaprakların altında kalır',
    },
    seekExpertIf: 'Gövdeler boydan boya çürüyorsa veya küf yeni sürgünlerde geri geliyorsa',
  },
  anthracnose: {
    name: 'Antraknoz',
    symptoms: [
      'Çoğu zaman damar, uç veya kenar boyunca çökük kahverengiden siyaha lekeler',
      'Nemli havada lekelerde pembemsi yapışkan noktalar',
    ],
    howToConfirm: [
      'Eski bir lekeye büyüteçle bakın: halka hâlinde koyu noktacıklar antraknozu gösterir',
    ],
    lookAlikes: {
      leaf_spot: 'Öbür yaprak lekeleri düzdür ve damarları izlemez',
      sunburn: 'Güneş yanığı soluk ve kâğıt gibidir, büyümez',
    },
    seekExpertIf: 'İnce dallar kuruyorsa veya baklalar ve meyveler etkilenmişse',
  },
  angular_leaf_spot: {
    name: 'Fasulyede köşeli yaprak lekesi',
    symptoms: [
      'Damarlarla kesilen, düz kenarlı küçük gri veya kahverengi lekeler',
      'Nemli havada lekelerin altında koyu küf',
    ],
    howToConfirm: ['Yaprağı ışığa tutun: lekeler tam damarlarda biter'],
    lookAlikes: {
      bacterial_spot: 'Bakteri lekeleri ıslak gibi görünür ve küf taşımaz',
      rust: 'Pas kabarıktır ve renkli toz olarak ovulup çıkar',
    },
    seekExpertIf: 'Baklalar lekelenirse veya baklalar dolmadan yapraklar dökülüyorsa',
  },
  black_spot: {
    name: 'Gülde kara leke',
    symptoms: [
      'Yaprağın üst yüzünde saçaklı kenarlı yuvarlak siyah lekeler',
      'Yaprak lekelerin çevresinde sararır ve düşer',
    ],
    howToConfirm: ['Kenara büyüteçle bakın: keskin değil saçaklıdır'],
    lookAlikes: {
      leaf_spot: 'Öbür yaprak lekelerinin kenarı keskindir',
      downy_mildew: 'Mildiyö genç yapraklarda köşeli mor lekeler yapar',
    },
    seekExpertIf: 'Gül yaz ortasından önce yapraklarının yarısından fazlasını kaybetmişse',
  },
  apple_scab: {
    name: 'Elma kara lekesi',
    symptoms: [
      'Yapraklarda kahverengileşen zeytin yeşili, kadife gibi lekeler',
      'Meyvelerde mantarlaşmış, çatlak kabuklar',
    ],
    howToConfirm: ['İlkbaharda yağmurdan sonra bakın: kadife gibi zeytin yeşili lekeler tipiktir'],
    lookAlikes: {
      leaf_spot: 'Öbür yaprak lekeleri kurudur ve kadife gibi değildir',
      sooty_mould: 'İsli küf silinebilir',
    },
    seekExpertIf: 'Ağaç iki yıl üst üste sonbahardan önce yapraklarının çoğunu dökerse',
  },
  early_blight: {
    name: 'Domates ve patateste erken yanıklık',
    symptoms: [
      'Önce en alt yapraklarda, hedef tahtası gibi halkalı kahverengi lekeler',
      'Lekelerin çevresinde sarı doku',
    ],
    howToConfirm: ['Lekelerde halka arayın ve zararın aşağıdan yukarı çıkıp çıkmadığına bakın'],
    lookAlikes: {
      late_blight: 'Geç yanıklık bitkinin her yerinde halkasız, büyük yağlı alanlar yapar',
      bacterial_spot: 'Bakteri lekeleri küçük, koyu ve halkasız kalır',
    },
    seekExpertIf: 'Gövde veya meyvelerde koyu çökük alanlar çıkıyorsa',
  },
  late_blight: {
    name: 'Domates ve patateste geç yanıklık (mildiyö)',
    symptoms: [
      'Birkaç günde kahverengileşen büyük, yağlı, gri yeşil alanlar',
      'Kahverengi gövdeler, meyve veya yumrularda sert kahverengi alanlar',
    ],
    howToConfirm: ['Sabah lekenin altında beyaz küf kenarı arayın'],
    lookAlikes: {
      early_blight: 'Erken yanıklık yavaş ilerler ve halka gösterir',
      grey_mould: 'Kurşuni küf tüylüdür, yaralardan ve çiçeklerden başlar',
    },
    seekExpertIf: 'Gövdeler kahverengiyse: bütün tarh bir haftada kaybedilebilir',
  },
  sooty_mould: {
    name: 'Fumajin (ballık üstünde isli küf)',
    symptoms: ['Yaprak ve dallarda is gibi siyah tabaka', 'Alttaki yapraklar yapışkandır'],
    howToConfirm: [
      'Bir yaprağı nemli bezle silin: siyahlık çıkar, altı yeşildir',
      'Yukarıda yaprak biti, kabuklu bit, unlu bit veya beyaz sinek arayın: küf onların ballığıyla yaşar',
    ],
    lookAlikes: {
      black_spot: 'Kara leke yaprağın içindedir ve silinmez',
      apple_scab: 'Elma kara lekesi yaprağın içindedir ve silinmez',
    },
    seekExpertIf: 'Böcek bulunmadığı hâlde tabaka geri geliyorsa',
  },
  vascular_wilt: {
    name: 'Solgunluk hastalığı (Fusarium veya Verticillium)',
    symptoms: [
      'Yapraklar çoğu zaman önce bitkinin bir yanında solar ve sararır',
      'Toprak nemli olduğu hâlde bitki gündüz solar',
    ],
    howToConfirm: [
      'Alttan bir gövdeyi boyuna kesin: kabuk altında kahverengi çizgiler şüpheyi güçlendirir',
    ],
    lookAlikes: {
      water_deficit: 'Susuz bitki sulamadan bir gün sonra toparlanır',
      root_rot: 'Kök çürüklüğünde kökler kahverengi ve yumuşaktır, gövdenin içi temizdir',
    },
    seekExpertIf: 'Birkaç bitki soluyorsa: mantar toprakta yıllarca kalır',
  },
  root_rot: {
    name: 'Kök çürüklüğü',
    symptoms: [
      'Toprak ıslak olduğu hâlde bitki solar',
      'Kökler kahverengi, yumuşak ve kokuludur; gövde dibi koyulaşabilir',
    ],
    howToConfirm: ['Bitkiyi saksıdan çıkarıp bir kökü çekin: zarı sıyrılır'],
    lookAlikes: {
      water_excess: 'Yalnızca fazla suda köklerin çoğu hâlâ beyaz ve diridir',
      water_deficit: 'Toprak kuru ve kökler diridir',
    },
    seekExpertIf: 'Köklerin yarısından fazlası yumuşaksa: üst kısım sağlamken çelik alın',
  },
  bacterial_spot: {
    name: 'Bakteriyel yaprak lekesi',
    symptoms: [
      'Çoğu zaman sarı haleli, küçük, koyu, ıslak gibi lekeler',
      'Lekeler kuruyup düşer ve delik bırakır',
    ],
    howToConfirm: [
      'Yaprağı ışığa tutun: kenar yağlı ve yarı saydam görünür',
      'Lekelerden önce sıcak havada yağmur veya üstten sulama olup olmadığını düşünün',
    ],
    lookAlikes: {
      leaf_spot: 'Mantar lekeleri kurudur, çoğu zaman halka veya koyu nokta gösterir',
      early_blight: 'Erken yanıklıkta hedef tahtası gibi halkalar vardır',
    },
    seekExpertIf:
      'Meyveler lekeliyse veya turunçgilde kabarık, mantarlaşmış lekeler varsa: turunçgil kanseri bildirilmelidir',
  },
  fire_blight: {
    name: 'Ateş yanıklığı',
    symptoms: [
      'Elma, armut veya ayva sürgünleri yanmış gibi kararır, uç kanca gibi kıvrılır',
      'Kararmış kabukta yapışkan kehribar rengi damlalar',
    ],
    howToConfirm: [
      'Ölü yaprakların sürgünde asılı kalıp kalmadığına bakın: ateş yanıklığında kalır',
    ],
    lookAlikes: {
      cold_damage: 'Don bütün genç sürgünleri bir gecede vurur ve sonra durur',
      vascular_wilt: 'Solgunlukta yapraklar ölmeden önce sararır ve kanca oluşmaz',
    },
    seekExpertIf: 'Şüphe yeter: birçok ülkede bildirilmesi zorunludur',
  },
  citrus_greening: {
    name: 'Turunçgil yeşillenmesi şüphesi (HLB)',
    symptoms: [
      'Yaprağın iki yarısında farklı olan düzensiz sarı benekler',
      'Ucu yeşil kalan küçük, eğri meyveler',
    ],
    howToConfirm: [
      'Yaprağın iki yarısına birer daire çizin: farklı desenler hastalığı gösterir',
      'Kesin kanıt yalnızca laboratuvar testidir',
    ],
    lookAlikes: {
      iron_deficiency: 'Demir eksikliği iki yarıda aynıdır, damarlar yeşildir',
      magnesium_deficiency: 'Magnezyum eksikliği yaprak dibinde yeşil bir kama bırakır',
    },
    seekExpertIf: 'Şüphe yeter: turunçgilleri öldürür ve bildirilmelidir',
  },
  leaf_curl_virus: {
    name: 'Yaprak kıvırcıklık virüsü şüphesi',
    symptoms: [
      'Genç yapraklar yukarı kıvrılır, küçük kalır ve kenarı sararır',
      'Bitki bodur kalır ve az meyve verir',
    ],
    howToConfirm: [
      'Bitkiyi sallayın: havalanan beyaz sinekler bu virüsü taşır',
      'Kesin kanıt yalnızca laboratuvar testidir',
    ],
    lookAlikes: {
      leaf_distortion: 'Akarlar ve tripsler kıvrık yapraklarda bronz veya gümüşi iz bırakır',
      aphids: 'Yaprak bitlerinin kıvırdığı yaprakların altında böcekler küme hâlindedir',
    },
    seekExpertIf: 'Birkaç bitkide görülüyorsa: tedavisi yoktur ve hızla yayılır',
  },
  spotted_wilt_virus: {
    name: 'Lekeli solgunluk virüsü şüphesi',
    symptoms: [
      'Genç yapraklarda bronzdan kahverengiye halkalar ve benekler',
      'Sürgün uçları solar, meyvede soluk halkalar görülür',
    ],
    howToConfirm: [
      'Çiçeklerde trips arayın: bu virüsü onlar taşır',
      'Kesin kanıt yalnızca laboratuvar testidir',
    ],
    lookAlikes: {
      leaf_spot: 'Yaprak lekeleri yaşlı yapraklarda başlar ve meyvede halka yapmaz',
      leaf_curl_virus: 'Kıvırcıklık virüsü kahverengi halka yapmaz',
    },
    seekExpertIf: 'Birkaç bitkide halka varsa: hasta bitkilerin tedavisi yoktur',
  },
  spider_mites: {
    name: 'Kırmızı örümcek',
    symptoms: [
      'Yaprağın her yerinde ince soluk noktalar',
      'Yapraklarla gövdeler arasında ince ağlar',
    ],
    howToConfirm: [
      'Bitkiye su püskürtün: ağlar görünür olur',
      'Bir yaprağı beyaz kâğıdın üstünde silkeleyin: toz kadar noktalar yürümeye başlar',
    ],
    lookAlikes: {
      thrips: 'Tripsler siyah dışkılı gümüşi çizgiler bırakır, ağ yapmaz',
      dry_air: 'Kuru hava uçları kahverengileştirir, nokta bırakmaz',
    },
    seekExpertIf:
      'Ağlar bütün sürgünleri kaplıyorsa veya akarlar üç yıkamadan sonra geri geliyorsa',
  },
  aphids: {
    name: 'Yaprak bitleri',
    symptoms: [
      'Sürgün uçlarında ve yaprak altlarında küçük yumuşak böcek kümeleri',
      'Yapışkan, kıvrık genç yapraklar',
    ],
    howToConfirm: [
      'En genç sürgünlere bakın: yaprak bitleri kümeler hâlinde durur ve pek kımıldamaz',
      'Beyaz deri artıkları ve bitkiye tırmanan karıncalar arayın',
    ],
    lookAlikes: {
      whiteflies: 'Beyaz sinekler bitkiye dokununca havalanır',
      leaf_curl_virus: 'Virüsün kıvırdığı yapraklarda böcek kümesi yoktur',
    },
    seekExpertIf: 'Yapraklarda mozaik de varsa: yaprak bitleri virüs taşır',
  },
  whiteflies: {
    name: 'Beyaz sinek',
    symptoms: [
      'Bitkiye dokununca havalanan minik beyaz böcekler',
      'Yapışkan, soluk veya sararan yapraklar',
    ],
    howToConfirm: ['Yaprak altlarında soluk, yassı, pul gibi larvalar arayın'],
    lookAlikes: {
      aphids: 'Yaprak bitleri yerinde kalır',
      fungus_gnats: 'Toprak sinekleri koyudur ve toprakta koşar',
    },
    seekExpertIf: 'Dört hafta tuzak ve yıkamadan sonra hâlâ uçuşuyorlarsa',
  },
  mealybugs: {
    name: 'Unlu bit',
    symptoms: [
      'Yaprak koltuklarında ve damar boyunca pamuk gibi beyaz topaklar',
      'Yapışkan yapraklar ve zayıf büyüme',
    ],
    howToConfirm: ['Bir topağa alkollü kulak çubuğuyla dokunun: pembemsi bir böcek çıkar'],
    lookAlikes: {
      powdery_mildew: 'Külleme topaksız, düz bir örtüdür',
      scale_insects: 'Kabuklu bitler kahverengi, sert ve yassıdır',
    },
    seekExpertIf: 'Köklerde de topak varsa',
  },
  scale_insects: {
    name: 'Kabuklu bit',
    symptoms: [
      'Gövdede ve yaprak damarlarında kahverengi, yassı veya bombeli kabarcıklar',
      'Altlarındaki yapraklar yapışkandır',
    ],
    howToConfirm: [
      'Bir kabarcığı tırnakla kaldırın: kabuklu bit ayrılır, altındaki bitki sağlamdır',
    ],
    lookAlikes: {
      mealybugs: 'Unlu bitler beyaz, yumuşak ve yünlüdür',
      natural_ageing: 'Yaşlılığın mantarlaşmış izleri gövdenin parçasıdır ve ayrılmaz',
    },
    seekExpertIf: 'Altı haftalık mücadeleden sonra yeni kabarcıklar çıkıyorsa',
  },
  thrips: {
    name: 'Trips zararı',
    symptoms: [
      'Siyah dışkı noktaları olan gümüşi çizgi ve lekeler',
      'Biçimi bozulmuş genç yapraklar ve çiçekler',
    ],
    howToConfirm: [
      'Bir çiçeğe üfleyin veya beyaz kâğıda silkeleyin: 1 mm boyunda ince böcekler kaçışır',
    ],
    lookAlikes: {
      spider_mites: 'Kırmızı örümcek ince noktalar ve ağ bırakır',
      leaf_miner: 'Galeriler yaprağın içinde, üstü zarla kaplı çizgilerdir',
    },
    seekExpertIf:
      'Yapraklarda kahverengi halkalar çıkıyorsa: tripsler lekeli solgunluk virüsünü taşır',
  },
  fungus_gnats: {
    name: 'Toprak sinekleri (mantar sinekleri)',
    symptoms: [
      'Toprakta koşan ve sulayınca havalanan küçük koyu sinekler',
      'Fideler ve çelikler kötü büyür',
    ],
    howToConfirm: [
      'Toprağa bir dilim çiğ patates koyun: iki gün sonra altında kara başlı saydam larvalar olur',
    ],
    lookAlikes: {
      whiteflies: 'Beyaz sinekler beyazdır ve yaprakların altındadır',
      water_excess: 'Islak toprak tek başına sinek getirmez; çoğu zaman ikisi birlikte olur',
    },
    seekExpertIf: 'Toprak nemliyken fideler devriliyor veya bitkiler soluyorsa',
  },
  slugs_snails: {
    name: 'Sümüklü böcek ve salyangoz',
    symptoms: ['Yumuşak yapraklarda büyük, düzensiz delikler', 'Gümüşi sümüksü izler'],
    howToConfirm: ['Nemli havada, karanlık bastıktan iki saat sonra fenerle arayın'],
    lookAlikes: {
      chewing_pests: 'Tırtıllar ve böcekler kuru dışkı bırakır, sümüksü iz bırakmaz',
      mechanical_damage: 'Yırtık yapraklarda ertesi sabah yeni zarar olmaz',
    },
    seekExpertIf: 'Sümüklü böcekler her gün toplandığı hâlde genç bitkiler gece yok oluyorsa',
  },
  phosphorus_deficiency: {
    name: 'Koyu, mor yapraklar (fosfor eksikliği şüphesi)',
    symptoms: [
      'Yaşlı yapraklar önce alttan koyu yeşile veya mora döner',
      'Bitki küçük kalır ve az çiçek açar',
    ],
    howToConfirm: [
      'Toprağın sıcaklığını ölçün: 12 °C altında kökler zengin topraktan bile az fosfor alır',
    ],
    lookAlikes: {
      cold_damage: 'Soğuk gecelerden sonra yapraklar birden kızarır, gençler de',
      nitrogen_deficiency: 'Azot eksikliği yaşlı yaprakları koyultmaz, rengini açar',
    },
    seekExpertIf: 'Ilık toprak ve gübreyle dört hafta sonra yapraklar hâlâ morsa',
  },
  magnesium_deficiency: {
    name: 'Yaşlı yapraklarda damar arası sararma (magnezyum eksikliği şüphesi)',
    symptoms: [
      'Yaşlı yapraklar kenardan içeri doğru damar aralarında sararır',
      'Yaprak dibinde yeşil bir kama kalır',
    ],
    howToConfirm: [
      'Yaşlı yaprakların en kötü, en gençlerin yeşil olduğuna bakın',
      'Çok potasyumlu gübre verip vermediğinizi düşünün: magnezyumu engeller',
    ],
    lookAlikes: {
      iron_deficiency: 'Demir eksikliği en genç yaprakları vurur',
      natural_ageing: 'Yaşlanan yaprak eşit sararır, damarlar da',
    },
    seekExpertIf: 'Genç yapraklar da sararıyorsa',
  },
  blossom_end_rot: {
    name: 'Çiçek burnu çürüklüğü (kalsiyum meyveye ulaşmıyor)',
    symptoms: [
      'Domates, biber veya kabağın ucunda çökük, kösele gibi kahverengi leke',
      'Yapraklar sağlıklı görünür',
    ],
    howToConfirm: ['Sulamayı düşünün: kuru ile ıslak arasında gidip gelmek olağan nedendir'],
    lookAlikes: {
      late_blight: 'Geç yanıklık yaprakları da lekeler ve meyvenin herhangi bir yerinde başlar',
      sunburn: 'Güneş yanığı soluktur ve güneşe bakan yandadır',
    },
    seekExpertIf: 'Dört hafta düzenli sulamadan sonra yeni meyveler çürüyorsa',
  },
  salt_excess: {
    name: 'Fazla gübre veya tuz',
    symptoms: [
      'Kahverengi, kuru uçlar ve kenarlar',
      'Toprakta veya saksıda beyaz ya da sarımsı kabuk',
    ],
    howToConfirm: [
      'Saksının kenarında ve toprakta kabuk arayın',
      'Gübrelemeyi düşünün: etikettekinden sık veya güçlüyse şüphe güçlenir',
    ],
    lookAlikes: {
      potassium_deficiency: 'Aylardır gübre yoksa ve kabuk da yoksa eksiklik daha olasıdır',
      dry_air: 'Kuru hava yalnızca uçları kahverengileştirir, kabuk yoktur',
    },
    seekExpertIf: 'Toprak iki kez yıkandıktan sonra yapraklar ölmeyi sürdürüyorsa',
  },
  dry_air: {
    name: 'Çok kuru hava',
    symptoms: ['Toprak nemliyken kahverengi, kuru yaprak uçları', 'Tomurcuklar kurur veya düşer'],
    howToConfirm: ['Havanın nemini ölçün: ısıtılan odalardaki gibi %40 altındaysa şüphe güçlenir'],
    lookAlikes: {
      spider_mites: 'Kırmızı örümcek nokta ve ağ bırakır; kuru hava onu çoğaltır',
      salt_excess: 'Fazla tuzda toprakta kabuk olur',
    },
    seekExpertIf: 'Hava yeterince nemli olduğu hâlde yeni yapraklar kahverengileşiyorsa',
  },
  cold_damage: {
    name: 'Soğuk veya don zararı',
    symptoms: [
      'Soğuk bir geceden sonra veya soğuk pencere yanında camsı, koyu, gevşek yapraklar',
      'Zarar bir iki gün içinde birden ortaya çıkar',
    ],
    howToConfirm: [
      'Son geceleri düşünün: 10 °C altı tropik bitkilere, 0 °C altı körpe sürgünlere zarar verir',
    ],
    lookAlikes: {
      root_rot: 'Kök çürüklüğünde gerileme yavaştır ve toprak ıslaktır',
      fire_blight: 'Ateş yanıklığı haftalarca sürgünden sürgüne geçer',
    },
    seekExpertIf: 'Kazıyınca gövdenin içi yumuşak ve kahverengiyse',
  },
  heat_stress: {
    name: 'Sıcaklık stresi',
    symptoms: [
      'Yapraklar öğlen kıvrılır veya sarkar, akşam toparlanır',
      'Çiçekler ve genç meyveler dökülür',
    ],
    howToConfirm: ['Öğlen sıcaklığı ölçün: bitkinin yanında 32 °C üstüyse şüphe güçlenir'],
    lookAlikes: {
      water_deficit: 'Susuz bitki sabah da pörsüktür',
      sunburn: 'Güneş yanığı kalıcı ağarmış alanlar bırakır',
    },
    seekExpertIf: 'Toprak nemli olduğu hâlde bitki sabah da pörsükse',
  },
  mechanical_damage: {
    name: 'Yırtık, kırık veya sürtünme',
    symptoms: ['Düzgün kenarlı, yayılmayan yırtık, kat izi veya yaralar'],
    howToConfirm: [
      'Rüzgârı, taşımayı, evcil hayvanları veya gelip geçenleri düşünün',
      'Kenarı işaretleyip bir hafta sonra bakın: büyümemiştir',
    ],
    lookAlikes: {
      chewing_pests: 'Zararlılar doku alır ve dışkı bırakır',
      thrips: 'Trips izleri gümüşidir ve siyah noktalıdır',
    },
    seekExpertIf: 'Ana gövde kırılmışsa veya yara yumuşuyorsa',
  },
}
