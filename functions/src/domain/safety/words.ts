/**
 * Words that identify advice in the languages of generative models. The lists are handwritten,
 * because no library has such lists. The lists catch some, but not all, advice that breaks a
 * model's instructions.
 */

const pesticides = [
  // fungicide, Fungizid, inseticida, insetticida, insektisit, fungicyd, pestycyd, fungisida,
  // acaricide, ...
  '(?:fung[iy]|[iİ]nse[ck]?tt?[iy]|pest[iy]|herb[iy]|a[ck]ar[iy]|m[iy]t[iy]|nemat[iy]|molus[ck][iy]|mollus[ck][iy])[czs][iy][dt]',
  'Pflanzenschutzmittel|Spritzmittel|bestrijdingsmiddel|bekämpningsmedel|bekjempelsesmid|sprøjtemid|bekæmpelsesmid',
  'grzybobójcz|owadobójcz|gombaölő|rovarölő|növényvédő szer|torjunta-ain|thuốc trừ|thuốc diệt|trừ sâu',
  'фунг[иі]цид|[иі]нсектицид|пестицид|акарицид|гербицид|ядохимикат|отрутохімікат',
  'μυκητοκτ|εντομοκτ|φυτοφάρμακ|קוטל|مبيد|قارچ.?کش|حشره.?کش|آفت.?کش|کیڑے مار',
  'कीटनाश|कवकनाश|फफूंदनाश|कीडनाश|बुरशीनाश|কীটনাশ|ছত্রাকনাশ|பூச்சிக்கொல்லி|பூஞ்சைக்கொல்லி|శిలీంద్ర|పురుగుమందు',
  'ฆ่าเชื้อรา|ฆ่าแมลง|杀菌剂|殺菌劑|杀虫剂|殺蟲劑|农药|農藥|殺菌剤|殺虫剤|農薬|살균제|살충제|농약',
]

/** Products by form or ingredient. Copper tape and bands are allowed against slugs. */
const forms = [
  '\\bcopper(?![\\s-]+(?:tape|band|foil|strip|ring))|Kupfer(?!band|folie|ring)|cuivre|\\bcobre|\\brame\\b|\\bkoper(?!band|tape)|miedzi|bakır|ताँबा|तांबा|铜(?!片|丝|带)|銅(?!板|線|テープ)',
  // "neem" alone is Dutch for "take".
  'neem[- ]?(?:oil|olie|öl|yağı|extra[ck]t|product|cake|based)|(?:de|di|dầu|olej|olejek|minyak|use|apply|spray|with|mit) neem\\b',
  '(?:óleo|aceite|azeite) de nim\\b|niembaum|नीम|印楝|ニーム',
  'sul(?:f|ph)ur\\b|Schwefel|\\bsoufre|azufre|enxofre|\\bzolfo|zwavel|siark|kükürt|गंधक|硫磺|硫黄',
  'Bordeaux (?:mix|broth)|bouillie bordelaise|caldo bordel|calda bordal|poltiglia bord|Bordeauxbrühe|Bordelaise pap|ciecz\\p{L}* bordosk|Bordo bulama|बोर्डो|波尔多液|ボルドー液',
  '(?:systemic|slug|snail|ant|insect|bug|mite|aphid|weed|rose|disease)[\\s-]+(?:spray|dust|drench|granul|pellet|bait|killer|powder)',
  '(?<!(?:clay|expanded) )\\b(?:granules?|pellets?|baits?)\\b|\\bdrench(?:es|ed|ing)? with',
  '(?<!kein )Schneckenkorn|Giftköder|Ködergranulat|Streumittel|(?<!geen )slakkenkorrel|lokaas|matababosa|cebo\\p{L}* (?:para|contra)|gránulos|anti-?limace|granulés|lesmicid|isca\\p{L}* (?:para|contra)|grânulos|lumachicid|esc[ah]e? (?:per|contro)|granuli|ślimakobój|granulat|salyangoz (?:yemi|ilacı)|granül|दानेदार दवा|颗粒剂|毒饵|饵剂|粒剤|毒餌|ナメクジ駆除剤',
]
const formsOfNextLanguages = [
  'bubur bordo|minyak (?:mimba|nimba|neem)|belerang|umpan (?:siput|bekicot)|Boóc-?đô|Bordeaux|dầu neem|lưu huỳnh|bả ốc|thuốc gốc đồng',
  'بوردو|زيت النيم|كبريت|نحاس|طعم القواقع|বোর্দো|নিম তেল|নিমের তেল|গন্ধক|দানাদার ওষুধ',
  'ki?uatilifu|vi?uatilifu|(?:ki|vi)uakuvu|dawa ya (?:wadudu|kuvu|ukungu)|mwarobaini|salfa',
]
export const pesticideWords = new RegExp(
  [...pesticides, ...forms, ...formsOfNextLanguages].join('|'),
  'iu',
)

/** Trade names match only with capitals, because some names are ordinary words in lower case. */
const tradeNames = [
  'Roundup|Confidor|Provado|Karate|Decis|Amistar|Ortiva|Switch\\s?62|Signum|Ridomil|Dithane|Bravo\\s?\\d',
  'Topas|Score\\s?250|Systhane|Kocide|Champion\\s?WG|Cuprofix|Bayer|Syngenta|Corteva|Monsanto|Ortho|Daconil',
  'Spectracide|Bonide|Miracle-?Gro|Scotts|Substral|Compo|Neudorff|Neudosan|Celaflor|BugClear|RoseClear|Vertimec',
]
/** Substances, as word stems that most languages in Latin script share. */
const substances = [
  'gl[iy][fp]h?osat|imida[ck]lopr[iy]d|mancozeb|man[ck]ozeb|[ck]h?lor[oa]?t[hj]?alon[iy]l|carbendazi|[ck]h?lorp[iy]r[iy][fp]',
  'malathion|malation|dimethoat|dimetoat|acetamiprid|acétamipride|t[hj]?iamet[hj]?oxam|permethrin|permetrin|perméthrine',
  'metald[eé]h?[iy]d|métald[eé]hyd|p[iy]r[eé]t(?:h)?r(?:[iy]n|o[iï]d|um)|carbar[iy]l|karbar[iy]l|paraquat|parakwat|parakuat|di[ck]of[oó]l|bifent(?:h)?r[iy]n',
  '[cs][iy]h?alot(?:h)?r[iy]n|[cs][iy]permet(?:h)?r[iy]n|deltamet(?:h)?r[iy]n|estreptomicin|strept?om[iy][csz][iy]n|t(?:h)?[iy]ofanat|thiophanat|d[iy]a[sz][iy]non|fipron[iy]l|[ck]aptan\\b',
  'metala[kx]s?[iy]l|bos[ck]al[iy]d|pirid?aben|spirotetramat|thia[ck]loprid|tia[ck]loprid|clothianidin|klotianidin|d[iy]quat|2,4-D\\b|di[ck]amba|glufosinat|a[cs]eph?fat|[ck]arbofuran|met(?:h)?omyl|mono[ck]rotophos|profenofos|fer(?:ric|rous) phosphate|Eisen-?III-?[Pp]hosphat',
  '(?:copper|Kupfer|cuivre|cobre|rame|koper|miedzi|bakır)[\\s-]*(?:sul[fp]|oxychlor|oxiclor|hydrox|idross)|(?:sul[fp]h?at|oxychlorure|hydroxyde|solfato|siarczan)\\p{L}* (?:de cuivre|de cobre|di rame|miedzi)',
  'मेटाल्डि|पाइरेथ्र|कार्बारिल|पैराक्वाट|डाइकोफ|बाइफेन्थ्रिन|साइहैलोथ्रिन|स्ट्रेप्टोमाइ|थायोफेनेट|इमिडाक्लो|मैंकोजेब|मैन्कोज़ेब|ग्लाइफोसेट',
  '四聚乙醛|除虫菊|甲萘威|西维因|百草枯|三氯杀螨醇|联苯菊酯|氯氟氰菊酯|链霉素|甲基硫菌灵|甲基托布津|吡虫啉|代森锰锌|多菌灵|百菌清|阿维菌素|草甘膦|硫酸铜',
  'メタアルデヒド|メタアルデハイド|ピレトリン|カルバリル|パラコート|ジコホル|ケルセン|ビフェントリン|シハロトリン|ストレプトマイシン|チオファネート|イミダクロプリド|マンゼブ|グリホサート|アセフェート|ペルメトリン',
  'метальдегид|пиретрин|карбарил|паракват|дикофол|бифентрин|цигалотрин|стрептомицин|тиофанат|бордос',
  'tebu[ck]onazol|propi[ck]onazol|azox[iy]strobin|difeno[ck]onazol|abame[ck]tin|spinosad|m[iy][ck]lobutanil',
]
export const productNames = new RegExp(
  `[®™]|(?<!\\p{L})(?-i:${tradeNames.join('|')})(?!\\p{L})|${substances.join('|')}`,
  'iu',
)

/** Household products, because home recipes burn leaves. Mild soap for wiping is allowed. */
const homeBrews = [
  'baking soda|bicarbonate of soda|(?<!potassium )\\bbicarbonate|vinegar|hydrogen peroxide|(?:dish|dishwashing|washing[- ]up|laundry)[\\s-]*(?:soap|liquid|detergent|powder)|(?<!s |or |it |they )\\bbleach\\b|mouthwash|cigarette|(?:cooking|kitchen|olive|vegetable) oil',
  'Backpulver|\\bNatron\\b|Essig|Wasserstoffperoxid|Spülmittel|Waschmittel|bicarbonato|vinagre|agua oxigenada|peróxido|lavavajillas|detergente|lejía|água oxigenada|água sanitária',
  'bicarbonate de soude|vinaigre|eau oxygénée|peroxyde|liquide vaisselle|eau de javel|\\baceto\\b|acqua ossigenata|perossido|detersivo|candeggina|zuiveringszout|baksoda|\\bazijn|waterstofperoxide|afwasmiddel|bleekmiddel',
  'sod\\p{L}{1,2} oczyszcz|\\boc(?:et|t\\p{L}+)\\b|wod\\p{L} utlenion|nadtlen|płyn\\p{L}* do (?:mycia )?naczyń|wybielacz|karbonat|\\bsirke|hidrojen peroksit|oksijenli su|deterjan|çamaşır suyu',
  'बेकिंग सोडा|मीठा सोडा|सिरक|हाइड्रोजन प|पेरोक्साइड|बर्तन धोने|डिटर्जेंट|ब्लीच|小苏打|醋|双氧水|过氧化氢|洗洁精|洗涤剂|洗衣粉|漂白|重曹|お?酢[をでの]|食酢|過酸化水素|オキシドール|食器用洗剤|台所用洗剤|漂白剤',
  'soda kue|\\bcuka\\b|hidrogen peroksida|sabun cuci|muối nở|giấm|oxy già|nước rửa (?:chén|bát)|بيكربونات|(?<!\\p{L})(?:ال|بال)?خل(?!\\p{L})|بيروكسيد|سائل (?:غسيل|الجلي)',
  'বেকিং সোডা|ভিনেগার|সিরকা|হাইড্রোজেন পার|ডিটারজেন্ট|magadi|\\bsiki\\b|peroksidi|sabuni ya vyombo',
]
export const homeBrewWords = new RegExp(homeBrews.join('|'), 'iu')

/** An amount and its reference, such as "5 ml per litre", "10 мл на 5 л" or "每升 5 毫升". */
const amount =
  '\\p{N}[\\p{N}.,]*\\s*(?:ml|cc|mg|g|kg|gr|gram\\p{L}*|oz|tsp|tbsp|мл|г|кг|毫升|克|ミリリットル|グラム|밀리리터|그램|मिली|ग्राम|مل|غرام)'
const per =
  '\\s*(?:/|per|pro|je|par|por|auf|al|ad|na|till|til|pr|på|for|за|প্রতি|प्रति|لكل|ต่อ)\\s*(?:\\p{N}|l(?!\\p{L})|lit|m²|m2|gal|л(?!\\p{L})|літр|литр|लीटर|لتر|ลิตร)'
/** Doses in words. Only remedies are measured in spoons. */
const spoons =
  '(?:table|tea)spoon|\\b(?:spoon|cap)fuls?\\b|\\b[tT]b?sp\\b|(?:Ess|Tee)löffel|cuchara|colher(?:es)? de|cuill[eè]r|cucchia|(?:eet|thee)lepel|łyż(?:k|ecz)|(?:yemek|çay|tatlı) kaşığı|चम्मच|[汤茶]匙|大さじ|小さじ|ложк|sendok (?:makan|teh)|\\bthìa|muỗng|ملعق|চামচ|\\b[kv]ijiko'
export const rateOfUse = new RegExp(
  `${amount}${per}|每\\s*(?:升|公升|平方)|1\\s*リットルあたり|${spoons}`,
  'iu',
)
