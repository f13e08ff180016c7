import type { ActionId, ActionText } from '../../types.ts'

// Longer than other files: one noun in one language, read beside the same file of another language.

export const actions: Readonly<Record<ActionId, ActionText>> = {
  remove_affected_leaves: {
    title: 'Hasta yaprakları alın',
    instructions:
      'En kötü yaprakları temiz makasla kesin, bir seferde bitkinin üçte birinden fazlasını almayın ve komposta değil çöpe atın. Sonra makası alkolle silin; sütlü özsuyu olan bitkilerde eldiven giyin.',
  },
  keep_leaves_dry: {
    title: 'Yaprakları kuru tutun',
    instructions:
      'Sabahları yaprakları değil toprağı sulayın ve su püskürtmeyin. Çoğu yaprak hastalığı saatlerce ıslak yaprak ister.',
  },
  improve_air_flow: {
    title: 'Daha çok havalandırın',
    instructions:
      'Komşu bitkileri en az bir karış ayırın ve sık sürgünleri seyreltin ki yapraklar çabuk kurusun.',
  },
  isolate_plant: {
    title: 'Öbür bitkilerden ayırın',
    instructions:
      'İki hafta yeni zarar görülmeyene kadar bitkiyi öbürlerinden en az 1 metre uzakta tutun. Dokunduktan sonra ellerinizi yıkayın.',
  },
  fungicide: {
    title: 'Yayılmaya devam ederse: uygun türde bir mantar ilacı',
    instructions:
      'Bir hafta sonra yeni yapraklar hastaysa bakır, kükürt veya potasyum bikarbonat içeren bir ürün sağlam yaprakları koruyabilir. Yalnızca yaşadığınız yerde bitkiniz için ruhsatlı ürünü kullanın ve etikete uyun; yeni yaprağı korur, eskisini iyileştirmez.',
  },
  wash_with_mild_soap: {
    title: 'Yaprak yüzeyini silin',
    instructions:
      'Yaprakların iki yüzünü yumuşak bez ve ılık suyla silin, havadar ve güneşsiz yerde kurutun.',
  },
  release_beneficials: {
    title: 'Doğal düşmanları kullanın',
    instructions:
      'Zararlıyı tanıdıktan sonra ev ve sera için ona uygun avcı akar, altın gözlü larvası veya parazitoit arıcık satın alınabilir. Dışarıda uğur böceklerini ve çiçek sineklerini koruyun.',
  },
  insecticidal_soap: {
    title: 'Zararlı varsa: sabun veya yağ içeren bir ürün',
    instructions:
      'Akar, trips veya yaprak biti bulduysanız ve yıkamak yetmediyse en yumuşağı böcek sabunu veya bitkisel yağdır. Yalnızca bitkiniz için ruhsatlı olanı kullanın, etikete uyun ve önce bir yaprakta deneyin.',
  },
  search_for_pests: {
    title: 'Zararlı arayın',
    instructions:
      'Yaprak altlarına ve sürgün uçlarına büyüteçle, akşam da bakın. Bulduklarınızı toplayın ve yaprakları güçlü ılık suyla yıkayın.',
  },
  remove_virus_plant: {
    title: 'Desen yayılırsa bitkiyi elden çıkarın',
    instructions:
      'Virüsün tedavisi yoktur. Yeni yapraklarda desen sürüyorsa veya komşularda başlıyorsa bütün bitkiyi çöpe atın, aletleri ve saksıyı temizleyin.',
  },
  control_sap_suckers: {
    title: 'Emici böcekleri uzak tutun',
    instructions:
      'Yaprak bitlerini ve beyaz sinekleri suyla yıkayıp uzaklaştırın, sarı yapışkan tuzak asın: bu böcekler virüsü bitkiden bitkiye taşır.',
  },
  let_soil_dry: {
    title: 'Toprağı kurumaya bırakın',
    instructions:
      'Üstteki 3 cm kuruyana kadar sulamayın ve tabağı boşaltın. Bu arada saksıyı sıcak ve aydınlık, tam güneş almayan yere koyun.',
  },
  check_drainage: {
    title: 'Suyun akışını ve kökleri kontrol edin',
    instructions:
      'Saksıda delik olmalı ve su bir dakikada akıp geçmelidir. Kahverengi, yumuşak kökleri kesin ve taze, gevşek toprağa dikin.',
  },
  water_thoroughly: {
    title: 'Bolca sulayın',
    instructions:
      'Saksıyı kabarcık çıkmayana kadar 20 ila 30 dakika suya koyun, sonra süzdürün. Bahçede her gün az az değil, yavaş ve derin sulayın.',
  },
  adjust_watering_rhythm: {
    title: 'Takvime göre değil, elle yoklayarak sulayın',
    instructions:
      'Her sulamadan önce toprağı parmakla yoklayın ve üç hafta günleri yazın; iki sulama arasında üstteki 2 ila 3 cm toprağın kuruyacağı düzeni sürdürün.',
  },
  move_out_of_sun: {
    title: 'Güçlü güneşten koruyun',
    instructions:
      'Bitkiyi güneşli pencereden 1 ila 2 metre uzaklaştırın veya saat 11 ile 16 arasında gölgeleyin. İki haftada daha çok ışığa alıştırın.',
  },
  move_to_light: {
    title: 'Daha çok ışık verin',
    instructions:
      'Bitkiyi iki haftada adım adım aydınlık bir pencereye 1 metreden yakın koyun veya günde 10 ila 12 saat bitki lambası kullanın.',
  },
  feed_balanced: {
    title: 'Dengeli gübre verin',
    instructions:
      'Büyüme döneminde, nemli toprağa, etiketteki dozun yarısı kadar tam sıvı gübre verin. Çocuklardan ve evcil hayvanlardan uzak tutun.',
  },
  correct_soil_reaction: {
    title: 'pH ölçün ve şelatlı demir verin',
    instructions:
      'Toprağı ölçün. pH 7 üstündeyse sert musluk suyu yerine yağmur suyu kullanın ve etiketine göre şelatlı demirli gübre verin.',
  },
  feed_potassium: {
    title: 'Daha çok potasyum verin',
    instructions:
      'Toprakta tuz kabuğu yoksa potasyumu bol bir gübreyi (domates gübresi gibi) yarı dozda verin. Kabuk varsa saksıyı hacminin üç katı suyla yıkayın.',
  },
  leave_alone: {
    title: 'İzli yaprakları bırakın',
    instructions:
      'Zarar gören doku yeniden yeşermez ama yeşil kalan kısmı bitkiyi besler. Yalnızca tamamen kuru yaprakları alın.',
  },
  prune_infected_wood: {
    title: 'Hasta dalları kesin',
    instructions:
      'Kuru bir günde her sürgünü görünen son zararın en az 30 cm altından kesin ve her kesimden sonra bıçağı alkolle silin. Kesilenleri çöpe atın.',
  },
  remove_whole_plant: {
    title: 'Çok hasta bitkileri sökün',
    instructions:
      'Gövdeler hastaysa veya bitki solmayı sürdürüyorsa kökleriyle sökün, torbayla taşıyın ve komposta değil çöpe atın.',
  },
  repot_rotten_roots: {
    title: 'Çürük kökleri kesip saksı değiştirin',
    instructions:
      'Kökleri yıkayın, kahverengi ve yumuşak olanların hepsini temiz bıçakla kesin ve tam sığan bir saksıda taze, havadar toprağa dikin. İki hafta az sulayın.',
  },
  rinse_off_pests: {
    title: 'Zararlıları suyla uzaklaştırın',
    instructions:
      'Bitkiyi, en çok yaprak altlarını, güçlü ılık suyla yıkayın. Bu sırada saksı toprağını örtün. En az üç kez tekrarlayın.',
  },
  wipe_off_pests: {
    title: 'Zararlıları elle silin',
    instructions:
      'Her böceğe alkollü kulak çubuğuyla dokunun veya tırnakla kazıyın, yaprak koltuklarında da. Önce bir yaprakta deneyin; alkolü çocuklardan ve ateşten uzak tutun.',
  },
  hang_sticky_traps: {
    title: 'Yapışkan tuzak asın',
    instructions:
      'Bitkinin hemen üstüne sarı, tripse karşı mavi tuzak asın ve her hafta yakalananları sayın. Yalnızca arı yakalamayacağı ev içinde veya serada kullanın.',
  },
  apply_nematodes: {
    title: 'Yararlı nematod verin',
    instructions:
      'Akşamları, paketteki gibi Steinernema feltiae türü nematodları sulama suyuyla verin. Toprak iki hafta hafif nemli ve 12 °C üstünde kalmalıdır.',
  },
  collect_slugs: {
    title: 'Sümüklü böcekleri akşam toplayın',
    instructions:
      'Nemli toprağa saklanma yeri olarak tahta koyun, orada ve fenerle toplayın; akşam yerine sabah sulayın. Halka yakalar genç bitkileri korur.',
  },
  feed_phosphorus: {
    title: 'Ilık toprakta fosfor verin',
    instructions:
      'Kökleri 15 °C üstünde tutun ve çiçekli bitki gübresini yarı dozda verin. Bahçede toprağa kompost karıştırın; fazlası ancak toprak tahlili eksik gösterirse gerekir.',
  },
  feed_magnesium: {
    title: 'Magnezyum verin',
    instructions:
      'Etiketine göre magnezyumlu gübre (İngiliz tuzu gibi) ve bir süre daha az potasyum verin. Sarı yapraklar sarı kalır; yenilere bakın.',
  },
  rinse_out_salts: {
    title: 'Tuzu yıkayıp çıkarın',
    instructions:
      'Kabuğu alın, sonra saksı hacminin üç katı yağmur suyunu veya yumuşak suyu yavaşça topraktan geçirin ve süzdürün. Altı hafta gübre vermeyin.',
  },
  raise_humidity: {
    title: 'Havayı nemlendirin',
    instructions:
      'Bitkileri bir araya koyun, ıslak çakıllı tepsiye oturtun veya nemlendirici kullanın; radyatör ve klimadan uzak tutun. Hedef yüzde 50 ila 60 nemdir.',
  },
  protect_from_cold: {
    title: 'Soğuktan uzaklaştırın',
    instructions:
      'Tropik bitkileri 15 °C üstünde, soğuk camdan ve cereyandan uzak tutun. Dışarıda donlu gecelerde örtüyle örtün, zarar gören yerleri yeni sürgün çıkana kadar bırakın.',
  },
  cool_and_shade: {
    title: 'Gölgeleyin ve serinletin',
    instructions:
      'Öğlen gölge yapın, saksıları sıcak taştan kaldırın ve havayı geçirin. Sabah erken sulayın, sıcak geçene kadar gübre vermeyin.',
  },
  trim_damage: {
    title: 'Zarar gören yerleri kesin',
    instructions:
      'Ölü uçları ve yırtık yerleri temiz makasla yaprağın biçimine göre kesin. Kırılan gövdeyi çubuk ve yumuşak bağla destekleyin.',
  },
  report_to_authority: {
    title: 'Şüpheyi bildirin',
    instructions:
      'Fotoğraf çekin, bitki parçası taşımayın ve bölgenizin tarım müdürlüğüne haber verin. Ne yapılacağını söyler, birçok yerde ücretsiz tahlil yapar.',
  },
  inspect_new_plants: {
    title: 'Yeni bitkileri önce kontrol edin',
    instructions: 'Yeni bitkilere alırken dikkatle bakın ve iki hafta öbürlerinden ayrı tutun.',
  },
  check_weekly: {
    title: 'Haftada bir yakından bakın',
    instructions:
      'Her hafta yaprak altlarına, sürgün uçlarına ve toprağa bakın: erken görülen kolay giderilir.',
  },
  clean_tools: {
    title: 'Aletleri temiz tutun',
    instructions:
      'Makas ve bıçakları kullanmadan önce ve sonra alkolle silin, kullanılmış saksıları sıcak suyla yıkayın.',
  },
  clear_fallen_leaves: {
    title: 'Dökülen yaprakları toplayın',
    instructions:
      'Dökülen ve ölü yaprakları düzenli toplayın: birçok hastalık kışı onlarda geçirir.',
  },
  rotate_crops: {
    title: 'Yerini değiştirin',
    instructions: 'Bitkiyi ve akrabalarını üç yıl boyunca başka bir tarhta yetiştirin.',
  },
  choose_resistant_varieties: {
    title: 'Dayanıklı çeşit seçin',
    instructions: 'Yeniden dikerken bu hastalığa dayanıklı çeşit ve sağlıklı tohum isteyin.',
  },
  mulch_soil: {
    title: 'Toprağı örtün',
    instructions:
      'Toprağı gövdeye değmeden 3 ila 5 cm saman, kabuk veya kompostla örtün: nemi dengede tutar ve sıçramayı önler.',
  },
  acclimatise_slowly: {
    title: 'Yavaş yavaş alıştırın',
    instructions:
      'Bitkileri yeni yere, güneşe veya açık havaya on ila on dört günde, her gün bir iki saat artırarak alıştırın.',
  },
}
