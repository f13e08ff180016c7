import type { Words } from '../texts.ts'

export const photoIssues: Words['photoIssues'] = {
  BLURRED: 'Zdjęcie jest nieostre: nie widać szczegółów liści.',
  TOO_DARK: 'Zdjęcie jest za ciemne.',
  TOO_BRIGHT: 'Zdjęcie jest prześwietlone.',
  TOO_SMALL: 'Zdjęcie ma za mało pikseli, aby widzieć szczegóły.',
  TOO_FAR: 'Roślina zajmuje tylko małą część zdjęcia.',
  SEVERAL_PLANTS: 'Na zdjęciu jest kilka roślin.',
}

export const retake: Words['retake'] = {
  notAPlant: 'Sfotografuj z bliska jeden liść lub całą roślinę, tak aby wypełniała kadr.',
  unusable:
    'Zrób zdjęcie ponownie w świetle dnia, trzymaj nieruchomo i dotknij liścia na ekranie, aby aparat ustawił na niego ostrość.',
  closer: 'Zdjęcia z bliska wierzchu i spodu chorego liścia dałyby większą pewność.',
}

export const summary: Words['summary'] = {
  healthy: 'Liście wyglądają zdrowo: nie zmierzono wyraźnych przebarwień.',
  issues: 'Znaleziono oznaki problemu. Najbardziej prawdopodobne: {names}.',
  inconclusive: 'Rozpoznano roślinę, ale oznaki są zbyt słabe lub mieszane, by postawić diagnozę.',
  notAPlant: 'Na tym zdjęciu nie rozpoznano rośliny.',
  unusable: 'Nie można ocenić tego zdjęcia.',
}

export const evidence: Words['evidence'] = {
  discolouredShare: 'Przebarwienia obejmują {share} powierzchni liści.',
  spotCount: {
    one: 'Na liściach znaleziono {count} plamę innego koloru.',
    few: 'Na liściach znaleziono {count} plamy innego koloru.',
    many: 'Na liściach znaleziono {count} plam innego koloru.',
    other: 'Na liściach znaleziono {count} plamy innego koloru.',
  },
  rustSpotCount: {
    one: 'Znaleziono {count} plamę od rdzawopomarańczowej do brązowej.',
    few: 'Znaleziono {count} plamy od rdzawopomarańczowych do brązowych.',
    many: 'Znaleziono {count} plam od rdzawopomarańczowych do brązowych.',
    other: 'Znaleziono {count} plamy od rdzawopomarańczowych do brązowych.',
  },
  largeBlotch: 'Największe martwe miejsce zajmuje {share} powierzchni liści.',
  whiteShare: 'Białawe jest {share} powierzchni liści.',
  yellowShare: 'Żółte jest {share} powierzchni liści.',
  greenVeins: 'Nerwy są ciemniejsze i bardziej zielone niż tkanka między nimi.',
  mottledShare: 'Kolory żółty i zielony przeplatają się w {share} zbadanych pól.',
  brownRim: 'Brązowe jest {share} brzegu liści.',
  holeCount: {
    one: 'W liściach znaleziono {count} dziurę.',
    few: 'W liściach znaleziono {count} dziury.',
    many: 'W liściach znaleziono {count} dziur.',
    other: 'W liściach znaleziono {count} dziury.',
  },
  shapeAndTexture: 'Wzór powierzchni i barw przypomina znane zdjęcia tej oznaki ({share}).',
  wateredOften: {
    one: 'Podlewasz codziennie.',
    few: 'Podlewasz co {count} dni.',
    many: 'Podlewasz co {count} dni.',
    other: 'Podlewasz co {count} dnia.',
  },
  wateredSeldom: {
    one: 'Podlewasz codziennie.',
    few: 'Podlewasz co {count} dni.',
    many: 'Podlewasz co {count} dni.',
    other: 'Podlewasz co {count} dnia.',
  },
  fullSun: 'Roślina stoi w pełnym słońcu.',
  shade: 'Roślina stoi w cieniu.',
}

export const disclaimer =
  'Automatyczna ocena na podstawie jednego zdjęcia. Może być błędna: sprawdź ją według podanych objawów, zanim zaczniesz leczyć, i zapytaj specjalistę, zanim czegoś użyjesz lub coś zjesz.'
