import type { Words } from '../texts.ts'

export const care: Words['care'] = {
  watering: {
    MOIST:
      'Houd de grond gelijkmatig vochtig, nooit drassig: giet zodra het oppervlak begint te drogen en leeg de schotel.',
    SURFACE_DRY:
      'Giet als de bovenste 2 tot 3 cm droog aanvoelen, tot er onderaan wat water uitloopt; leeg de schotel na 15 minuten.',
    HALF_DRY: 'Giet ruim als de bovenste helft van de pot droog is; leeg de schotel na 15 minuten.',
    DRY_OUT:
      'Laat de grond helemaal uitdrogen en giet dan ruim. Wacht bij twijfel een paar dagen langer.',
    SOAK: 'Giet van onderaf: zet de pot 15 minuten in water en laat goed uitlekken. Houd het hart van de plant droog.',
    GARDEN: "Giet 's ochtends diep als de bovenste 5 cm droog zijn; vaker bij hitte en in potten.",
  },
  rest: {
    northern: 'Giet van november tot februari ongeveer een derde minder.',
    southern: 'Giet van mei tot augustus ongeveer een derde minder.',
    tropical: 'Giet minder in het regenseizoen.',
  },
  light: {
    FULL_SUN: 'Minstens 6 uur directe zon per dag.',
    PARTIAL_SHADE: "3 tot 6 uur directe zon, liefst 's ochtends of 's avonds.",
    BRIGHT_INDIRECT: 'Een lichte plek binnen 2 meter van een raam, zonder middagzon.',
    SHADE: 'Geen directe zon; licht genoeg om te lezen.',
  },
  soil: {
    POTTING: 'Losse potgrond die goed afwatert, in een pot met gaten; verpot elke 2 jaar.',
    AIRY: 'Luchtige mix van potgrond met ongeveer een derde schors en perliet, in een pot met gaten.',
    CACTUS: 'Zandige grond voor cactussen en vetplanten die snel droogt, in een pot met gaten.',
    ORCHID: 'Grove orchideeënschors, geen gewone potgrond; verpot elke 2 tot 3 jaar.',
    ACID: 'Zure, kalkvrije grond, pH 4,5 tot 6, en zacht water.',
    LEAN: 'Arme, zandige of stenige grond die heel snel afwatert.',
    GARDEN: 'Diepe, losse, humusrijke grond die goed afwatert, pH 6 tot 7.',
  },
  feeding: {
    BALANCED: 'Een volledige meststof op halve sterkte in de groeitijd, geen in de rusttijd.',
    POTASH:
      'Een kaliumrijke meststof voor bloei en vrucht, zoals voor tomaten, volgens het etiket vanaf de eerste knoppen.',
    CITRUS: 'Citrusvoeding met ijzer en magnesium van voorjaar tot herfst, in de winter de helft.',
    CACTUS: 'Cactusvoeding op halve sterkte, alleen in de groeitijd.',
    ORCHID: 'Orchideeënvoeding op halve sterkte bij elke tweede of derde gietbeurt.',
    ACID: 'Een meststof voor zuurminnende planten in voorjaar en zomer, daarna geen.',
    SPARING: 'Weinig of niets: compost één keer per jaar is meestal genoeg.',
  },
}
