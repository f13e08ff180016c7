/**
 * Words by which advice is told apart in the languages that generative models answer in. Written by
 * hand, because no library has them; they catch what a model says against its instructions, and
 * prove nothing about what they miss.
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
export const pesticideWords = new RegExp(pesticides.join('|'), 'iu')

/** As they are written; some are ordinary words in small letters. */
const tradeNames = [
  'Roundup|Confidor|Provado|Karate|Decis|Amistar|Ortiva|Switch\\s?62|Signum|Ridomil|Dithane|Bravo\\s?\\d',
  'Topas|Score\\s?250|Systhane|Kocide|Champion\\s?WG|Cuprofix|Bayer|Syngenta|Corteva|Monsanto|Ortho|Daconil',
  'Spectracide|Bonide|Miracle-?Gro|Scotts|Substral|Compo|Neudorff|Neudosan|Celaflor|BugClear|RoseClear|Vertimec',
]
/** Substances by the stems that most languages in Latin letters share. */
const substances = [
  'gl[iy][fp]h?osat|imida[ck]lopr[iy]d|mancozeb|man[ck]ozeb|[ck]h?lor[oa]?t[hj]?alon[iy]l|carbendazi|[ck]h?lorp[iy]r[iy][fp]',
  'malathion|malation|dimethoat|dimetoat|acetamiprid|acétamipride|t[hj]?iamet[hj]?oxam|permethrin|permetrin|perméthrine',
  'tebu[ck]onazol|propi[ck]onazol|azox[iy]strobin|difeno[ck]onazol|abame[ck]tin|spinosad|m[iy][ck]lobutanil',
]
export const productNames = new RegExp(
  `[®™]|(?<!\\p{L})(?-i:${tradeNames.join('|')})(?!\\p{L})|${substances.join('|')}`,
  'iu',
)

/**
 * "5 ml per litre", "20 g/m²", "10 мл на 5 л", "每升 5 毫升": an amount together with what it is for.
 */
const amount =
  '\\p{N}[\\p{N}.,]*\\s*(?:ml|cc|mg|g|kg|gr|gram\\p{L}*|oz|tsp|tbsp|мл|г|кг|毫升|克|ミリリットル|グラム|밀리리터|그램|मिली|ग्राम|مل|غرام)'
const per =
  '\\s*(?:/|per|pro|je|par|por|auf|al|ad|na|till|til|pr|på|for|за|প্রতি|प्रति|لكل|ต่อ)\\s*(?:\\p{N}|l(?!\\p{L})|lit|m²|m2|gal|л(?!\\p{L})|літр|литр|लीटर|لتر|ลิตร)'
export const rateOfUse = new RegExp(
  `${amount}${per}|每\\s*(?:升|公升|平方)|1\\s*リットルあたり`,
  'iu',
)
