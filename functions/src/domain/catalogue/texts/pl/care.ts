import type { Words } from '../texts.ts'

export const care: Words['care'] = {
  watering: {
    MOIST:
      'Utrzymuj ziemię stale wilgotną, ale nie mokrą: podlewaj, gdy powierzchnia zaczyna schnąć, i opróżniaj podstawkę.',
    SURFACE_DRY:
      'Podlewaj, gdy górne 2 do 3 cm ziemi są suche, aż trochę wody wypłynie dołem; po 15 minutach opróżnij podstawkę.',
    HALF_DRY:
      'Podlewaj obficie, gdy górna połowa doniczki jest sucha; po 15 minutach opróżnij podstawkę.',
    DRY_OUT:
      'Pozwól ziemi całkiem wyschnąć, potem podlej obficie. W razie wątpliwości poczekaj jeszcze kilka dni.',
    SOAK: 'Podlewaj od dołu: wstaw doniczkę do wody na 15 minut i pozwól wodzie dobrze ocieknąć. Środek rośliny ma być suchy.',
    GARDEN:
      'Podlewaj głęboko rano, gdy górne 5 cm ziemi jest suche; częściej w upał i w doniczkach.',
  },
  rest: {
    northern: 'Od listopada do lutego podlewaj o około jedną trzecią mniej.',
    southern: 'Od maja do sierpnia podlewaj o około jedną trzecią mniej.',
    tropical: 'W porze deszczowej podlewaj mniej.',
  },
  light: {
    FULL_SUN: 'Co najmniej 6 godzin bezpośredniego słońca dziennie.',
    PARTIAL_SHADE: '3 do 6 godzin bezpośredniego słońca, najlepiej rano lub wieczorem.',
    BRIGHT_INDIRECT: 'Jasne miejsce do 2 metrów od okna, bez południowego słońca.',
    SHADE: 'Bez bezpośredniego słońca; na tyle jasno, by czytać.',
  },
  soil: {
    POTTING: 'Luźna, przepuszczalna ziemia doniczkowa w doniczce z otworami; przesadzaj co 2 lata.',
    AIRY: 'Przewiewna mieszanka ziemi z około jedną trzecią kory i perlitu w doniczce z otworami.',
    CACTUS: 'Piaszczysta, szybko schnąca ziemia do kaktusów i sukulentów w doniczce z otworami.',
    ORCHID: 'Gruba kora do storczyków, bez zwykłej ziemi; przesadzaj co 2 do 3 lat.',
    ACID: 'Kwaśna ziemia bez wapnia, pH 4,5 do 6, i miękka woda.',
    LEAN: 'Uboga, piaszczysta lub kamienista, bardzo przepuszczalna ziemia.',
    GARDEN: 'Głęboka, pulchna, próchnicza i przepuszczalna ziemia, pH 6 do 7.',
  },
  feeding: {
    BALANCED: 'Nawóz wieloskładnikowy w połowie dawki w okresie wzrostu, bez nawozu w spoczynku.',
    POTASH:
      'Nawóz bogaty w potas do kwiatów i owoców, jak do pomidorów, według etykiety, od pierwszych pąków.',
    CITRUS: 'Nawóz do cytrusów z żelazem i magnezem od wiosny do jesieni, zimą połowa.',
    CACTUS: 'Nawóz do kaktusów w połowie dawki, tylko w okresie wzrostu.',
    ORCHID: 'Nawóz do storczyków w połowie dawki przy co drugim lub trzecim podlewaniu.',
    ACID: 'Nawóz do roślin kwasolubnych wiosną i latem, potem bez nawozu.',
    SPARING: 'Mało lub wcale: zwykle wystarcza kompost raz w roku.',
  },
}
