import type { ActionId, ActionText } from '../../types.ts'

// Longer than other files: one noun in one language, read beside the same file of another language.

export const actions: Readonly<Record<ActionId, ActionText>> = {
  remove_affected_leaves: {
    title: 'Verwijder aangetaste bladeren',
    instructions:
      'Knip de ergst aangetaste bladeren af met een schone schaar, hoogstens een derde van de plant per keer, en gooi ze bij het restafval, niet op de compost. Veeg daarna de schaar af met alcohol en draag handschoenen bij planten met melksap.',
  },
  keep_leaves_dry: {
    title: 'Houd de bladeren droog',
    instructions:
      "Giet 's ochtends op de grond, niet op de bladeren, en besproei de plant niet. De meeste infecties hebben urenlang nat blad nodig.",
  },
  improve_air_flow: {
    title: 'Geef meer lucht',
    instructions:
      'Zet buurplanten minstens een handbreedte verder en dun dichte scheuten uit, zodat de bladeren snel drogen.',
  },
  isolate_plant: {
    title: 'Houd de plant weg van andere planten',
    instructions:
      'Zet de plant op minstens 1 meter van andere tot er twee weken geen nieuwe schade is bijgekomen. Was uw handen na aanraken.',
  },
  fungicide: {
    title: 'Als het verder gaat: een geschikt type schimmelmiddel',
    instructions:
      'Zijn na een week nieuwe bladeren aangetast, dan kan een middel met koper, zwavel of kaliumbicarbonaat gezonde bladeren beschermen. Gebruik alleen een middel dat in uw land voor uw plant is toegelaten en volg het etiket; het beschermt nieuw blad en geneest geen oud.',
  },
  wash_with_mild_soap: {
    title: 'Veeg de aanslag af',
    instructions:
      'Veeg de bladeren aan beide kanten af met een zachte doek en lauw water en laat ze luchtig drogen, uit de zon.',
  },
  release_beneficials: {
    title: 'Zet natuurlijke vijanden in',
    instructions:
      'Als u weet welke plaag het is, zijn er voor kamer en kas passende roofmijten, gaasvlieglarven of sluipwespen te koop. Spaar buiten lieveheersbeestjes en zweefvliegen.',
  },
  insecticidal_soap: {
    title: 'Bij plaagdieren: een zeep- of oliemiddel',
    instructions:
      'Zijn er mijten, trips of bladluizen en hielp afspoelen niet, dan is een insectendodende zeep of plantaardige olie het mildst. Gebruik alleen een middel dat voor uw plant is toegelaten, volg het etiket en probeer het eerst op één blad.',
  },
  search_for_pests: {
    title: 'Zoek naar plaagdieren',
    instructions:
      "Bekijk bladonderkanten en scheuttoppen met een loep, ook 's avonds. Haal weg wat u vindt en spoel de bladeren af met een stevige straal lauw water.",
  },
  remove_virus_plant: {
    title: 'Doe de plant weg als het patroon zich uitbreidt',
    instructions:
      'Virussen zijn niet te genezen. Tonen nieuwe bladeren het patroon nog of beginnen buurplanten ook, gooi dan de hele plant bij het restafval en maak gereedschap en pot schoon.',
  },
  control_sap_suckers: {
    title: 'Houd zuigende insecten weg',
    instructions:
      'Spoel bladluizen en wittevlieg af met water en hang gele plakvallen op: deze insecten brengen virussen over van plant op plant.',
  },
  let_soil_dry: {
    title: 'Laat de grond drogen',
    instructions:
      'Geef geen water tot de bovenste 3 cm droog zijn en leeg de schotel. Zet de pot intussen warm en licht, zonder felle zon.',
  },
  check_drainage: {
    title: 'Controleer afvoer en wortels',
    instructions:
      'De pot moet gaten hebben en water moet binnen een minuut doorlopen. Knip bruine, zachte wortels af en verpot in verse, losse grond.',
  },
  water_thoroughly: {
    title: 'Geef ruim water',
    instructions:
      'Zet de pot 20 tot 30 minuten in water tot er geen bellen meer opstijgen en laat uitlekken. Giet in de volle grond langzaam en diep in plaats van elke dag een beetje.',
  },
  adjust_watering_rhythm: {
    title: 'Giet op gevoel, niet op de kalender',
    instructions:
      'Voel met een vinger aan de grond voor u giet en noteer drie weken lang de dagen; houd het ritme aan waarbij de bovenste 2 tot 3 cm net opdrogen.',
  },
  move_out_of_sun: {
    title: 'Bescherm tegen felle zon',
    instructions:
      'Zet de plant 1 tot 2 meter van een zonnig raam of geef schaduw tussen 11 en 16 uur. Laat de plant in twee weken aan meer licht wennen.',
  },
  move_to_light: {
    title: 'Geef meer licht',
    instructions:
      'Zet de plant stap voor stap in twee weken binnen 1 meter van een licht raam of gebruik 10 tot 12 uur per dag een plantenlamp.',
  },
  feed_balanced: {
    title: 'Voed met een volledige meststof',
    instructions:
      'Geef volledige vloeibare voeding op halve sterkte van het etiket, op vochtige grond en alleen in de groeitijd. Houd het weg van kinderen en huisdieren.',
  },
  correct_soil_reaction: {
    title: 'Meet de pH en geef ijzerchelaat',
    instructions:
      'Test de grond. Gebruik boven pH 7 regenwater in plaats van hard water en een meststof met ijzerchelaat volgens het etiket.',
  },
  feed_potassium: {
    title: 'Voed met meer kalium',
    instructions:
      'Ligt er geen zoutkorst op de grond, geef dan een kaliumrijke meststof (zoals voor tomaten) op halve sterkte. Ligt er wel een, spoel de pot dan door met drie keer zijn volume aan water.',
  },
  leave_alone: {
    title: 'Laat getekende bladeren zitten',
    instructions:
      'Beschadigd weefsel wordt niet meer groen, maar de groene rest voedt de plant nog. Verwijder alleen helemaal droge bladeren.',
  },
  prune_infected_wood: {
    title: 'Snoei het zieke hout weg',
    instructions:
      'Knip op een droge dag elke scheut minstens 30 cm onder de laatste zichtbare schade af en veeg het mes na elke snede af met alcohol. Gooi het snoeisel bij het restafval.',
  },
  remove_whole_plant: {
    title: 'Haal zwaar aangetaste planten weg',
    instructions:
      'Zijn stengels aangetast of blijft de plant verwelken, trek hem dan met wortel en al uit, voer hem in een zak af en gooi hem bij het restafval, niet op de compost.',
  },
  repot_rotten_roots: {
    title: 'Knip rotte wortels weg en verpot',
    instructions:
      'Spoel de wortels, knip alle bruine en zachte af met een schoon mes en verpot in verse, luchtige grond in een pot die net past. Geef twee weken weinig water.',
  },
  rinse_off_pests: {
    title: 'Spoel de plaagdieren af',
    instructions:
      'Spoel de plant met een stevige straal lauw water, vooral de bladonderkanten. Dek de potgrond af. Herhaal minstens drie keer.',
  },
  wipe_off_pests: {
    title: 'Veeg de insecten met de hand af',
    instructions:
      'Dep elk insect met een wattenstaafje met alcohol of krab het met een nagel los, ook in de bladoksels. Probeer het eerst op één blad en houd alcohol weg van kinderen en vuur.',
  },
  hang_sticky_traps: {
    title: 'Hang plakvallen op',
    instructions:
      'Hang gele vallen, blauwe tegen trips, net boven de plant en tel wekelijks de vangst. Alleen binnen of onder glas, waar ze geen bijen vangen.',
  },
  apply_nematodes: {
    title: 'Zet nuttige aaltjes in',
    instructions:
      "Geef 's avonds aaltjes van de soort Steinernema feltiae met het gietwater, zoals op de verpakking staat. De grond moet twee weken licht vochtig en boven 12 °C blijven.",
  },
  collect_slugs: {
    title: "Raap 's avonds slakken",
    instructions:
      "Leg een plank als schuilplaats op vochtige grond, raap daar en bij lamplicht slakken en giet 's ochtends in plaats van 's avonds. Slakkenkragen beschermen jonge planten.",
  },
  feed_phosphorus: {
    title: 'Geef fosfor in warme grond',
    instructions:
      'Houd de wortels boven 15 °C en geef een meststof voor bloeiende planten op halve sterkte. Werk in bedden compost in; meer alleen als een grondtest gebrek toont.',
  },
  feed_magnesium: {
    title: 'Geef magnesium',
    instructions:
      'Geef een meststof met magnesium (zoals bitterzout) volgens het etiket en een tijd minder kalium. Gele bladeren blijven geel; let op de nieuwe.',
  },
  rinse_out_salts: {
    title: 'Spoel het zout uit',
    instructions:
      'Haal de korst weg, giet dan langzaam drie keer het potvolume aan regenwater of zacht water door de grond en laat uitlekken. Voed zes weken niet.',
  },
  raise_humidity: {
    title: 'Maak de lucht vochtiger',
    instructions:
      'Zet planten bij elkaar, op een schaal met natte kiezels of gebruik een bevochtiger, weg van radiatoren en airco. Streef naar 50 tot 60%.',
  },
  protect_from_cold: {
    title: 'Haal de plant uit de kou',
    instructions:
      'Houd tropische planten boven 15 °C, weg van koude ruiten en tocht. Dek buiten in vorstnachten af met vliesdoek en laat beschadigde delen zitten tot er nieuwe groei komt.',
  },
  cool_and_shade: {
    title: 'Geef schaduw en koelte',
    instructions:
      "Geef 's middags schaduw, haal potten van hete steen en laat lucht door. Giet vroeg in de ochtend en voed niet tot de hitte voorbij is.",
  },
  trim_damage: {
    title: 'Knip de schade weg',
    instructions:
      'Knip dode punten en gescheurde delen af met een schone schaar langs de vorm van het blad. Spalk een geknikte stengel met een stokje en zacht bindband.',
  },
  report_to_authority: {
    title: 'Meld het vermoeden',
    instructions:
      "Maak foto's, neem geen plantendelen mee en waarschuw de plantenziektekundige dienst van uw regio. Die zegt wat er moet gebeuren en test op veel plaatsen gratis.",
  },
  inspect_new_plants: {
    title: 'Controleer nieuwe planten eerst',
    instructions: 'Bekijk nieuwe planten goed bij aankoop en houd ze twee weken apart van de rest.',
  },
  check_weekly: {
    title: 'Kijk elke week goed',
    instructions:
      'Bekijk elke week bladonderkanten, scheuttoppen en grond: wat vroeg gevonden wordt, is makkelijk weg te halen.',
  },
  clean_tools: {
    title: 'Houd gereedschap schoon',
    instructions:
      'Veeg scharen en messen voor en na gebruik af met alcohol en was gebruikte potten met heet water.',
  },
  clear_fallen_leaves: {
    title: 'Ruim gevallen blad op',
    instructions: 'Raap gevallen en dode bladeren geregeld op: veel ziekten overwinteren erop.',
  },
  rotate_crops: {
    title: 'Wissel van bed',
    instructions: 'Teel de plant en verwante soorten de komende drie jaar in een ander bed.',
  },
  choose_resistant_varieties: {
    title: 'Kies resistente rassen',
    instructions:
      'Vraag bij opnieuw planten naar rassen die tegen deze ziekte bestand zijn en naar gezond zaad.',
  },
  mulch_soil: {
    title: 'Dek de grond af',
    instructions:
      'Dek de grond af met 3 tot 5 cm stro, schors of compost, los van de stengel: dat houdt het vocht gelijkmatig en voorkomt opspatten.',
  },
  acclimatise_slowly: {
    title: 'Laat langzaam wennen',
    instructions:
      'Laat planten in tien tot veertien dagen wennen aan een nieuwe plek, zon of buitenlucht, elke dag een of twee uur langer.',
  },
}
