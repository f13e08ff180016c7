import type { Words } from '../texts.ts'

export const care: Words['care'] = {
  watering: {
    MOIST:
      'Tenere il terreno sempre umido, mai zuppo: annaffiare appena la superficie comincia ad asciugare e svuotare il sottovaso.',
    SURFACE_DRY:
      "Annaffiare quando i 2 o 3 cm in superficie sono asciutti, finché esce un po' d'acqua da sotto; svuotare il sottovaso dopo 15 minuti.",
    HALF_DRY:
      'Annaffiare a fondo quando la metà superiore del vaso è asciutta; svuotare il sottovaso dopo 15 minuti.',
    DRY_OUT:
      'Lasciare asciugare del tutto il terreno, poi annaffiare a fondo. Nel dubbio aspettare qualche giorno in più.',
    SOAK: 'Annaffiare dal basso: mettere il vaso in acqua per 15 minuti, poi far sgocciolare bene. Tenere asciutto il cuore della pianta.',
    GARDEN:
      'Annaffiare a fondo al mattino quando i 5 cm in superficie sono asciutti; più spesso con il caldo e in vaso.',
  },
  rest: {
    northern: 'Da novembre a febbraio annaffiare circa un terzo in meno.',
    southern: 'Da maggio ad agosto annaffiare circa un terzo in meno.',
    tropical: 'Annaffiare meno nella stagione delle piogge.',
  },
  light: {
    FULL_SUN: 'Almeno 6 ore di sole diretto al giorno.',
    PARTIAL_SHADE: 'Da 3 a 6 ore di sole diretto, meglio al mattino o alla sera.',
    BRIGHT_INDIRECT: 'Un posto luminoso entro 2 metri da una finestra, senza sole di mezzogiorno.',
    SHADE: 'Niente sole diretto; luce sufficiente per leggere.',
  },
  soil: {
    POTTING: 'Terriccio soffice e ben drenato, in vaso con fori; rinvasare ogni 2 anni.',
    AIRY: 'Miscela ariosa di terriccio con circa un terzo di corteccia e perlite, in vaso con fori.',
    CACTUS: 'Terriccio sabbioso per cactus e succulente che asciuga in fretta, in vaso con fori.',
    ORCHID: 'Corteccia grossa per orchidee, niente terriccio comune; rinvasare ogni 2 o 3 anni.',
    ACID: 'Terriccio acido senza calcare, pH da 4,5 a 6, e acqua poco calcarea.',
    LEAN: 'Terreno povero, sabbioso o sassoso, che drena molto in fretta.',
    GARDEN: 'Terreno profondo, soffice, ricco di humus e ben drenato, pH da 6 a 7.',
  },
  feeding: {
    BALANCED: 'Un concime completo a metà dose nel periodo di crescita, niente nel riposo.',
    POTASH:
      'Un concime ricco di potassio per fiori e frutti, come per pomodori, come da etichetta, dai primi boccioli.',
    CITRUS: 'Un concime per agrumi con ferro e magnesio da primavera ad autunno, metà in inverno.',
    CACTUS: 'Un concime per cactus a metà dose, solo nel periodo di crescita.',
    ORCHID: 'Un concime per orchidee a metà dose ogni due o tre annaffiature.',
    ACID: 'Un concime per piante acidofile in primavera ed estate, poi niente.',
    SPARING: "Poco o niente: di solito basta compost una volta l'anno.",
  },
}
