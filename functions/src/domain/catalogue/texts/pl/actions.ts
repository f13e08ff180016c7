import type { ActionId, ActionText } from '../../types.ts'

// Longer than other files: one noun in one language, read beside the same file of another language.

export const actions: Readonly<Record<ActionId, ActionText>> = {
  remove_affected_leaves: {
    title: 'Usuń chore liście',
    instructions:
      'Odetnij najbardziej chore liście czystymi nożyczkami, nie więcej niż jedną trzecią rośliny naraz, i wyrzuć do śmieci, nie na kompost. Potem przetrzyj ostrza alkoholem, a przy roślinach z sokiem mlecznym załóż rękawiczki.',
  },
  keep_leaves_dry: {
    title: 'Utrzymuj liście suche',
    instructions:
      'Podlewaj rano ziemię, nie liście, i nie zraszaj. Większość infekcji potrzebuje wielu godzin mokrych liści.',
  },
  improve_air_flow: {
    title: 'Daj więcej powietrza',
    instructions:
      'Odsuń sąsiednie rośliny co najmniej na szerokość dłoni i przerzedź gęste pędy, aby liście szybko schły.',
  },
  isolate_plant: {
    title: 'Odsuń od innych roślin',
    instructions:
      'Ustaw roślinę co najmniej 1 metr od innych, aż przez dwa tygodnie nie będzie nowych szkód. Myj ręce po dotknięciu.',
  },
  fungicide: {
    title: 'Jeśli nadal się szerzy: odpowiedni środek grzybobójczy',
    instructions:
      'Jeśli po tygodniu chore są nowe liście, środek z miedzią, siarką lub wodorowęglanem potasu może chronić zdrowe liście. Użyj tylko środka dopuszczonego dla tej rośliny w twoim kraju i trzymaj się etykiety; chroni nowe liście, a starych nie leczy.',
  },
  wash_with_mild_soap: {
    title: 'Zetrzyj nalot',
    instructions:
      'Przetrzyj liście z obu stron miękką szmatką z letnią wodą i zostaw do wyschnięcia w przewiewnym miejscu bez słońca.',
  },
  release_beneficials: {
    title: 'Użyj naturalnych wrogów',
    instructions:
      'Gdy znasz szkodnika, do domu i szklarni można kupić odpowiednie drapieżne roztocza, larwy złotooka lub pasożytnicze błonkówki. Na dworze oszczędzaj biedronki i bzygi.',
  },
  insecticidal_soap: {
    title: 'Jeśli są szkodniki: środek mydlany lub olejowy',
    instructions:
      'Jeśli są roztocza, wciornastki lub mszyce, a płukanie nie pomogło, najłagodniejsze jest mydło owadobójcze lub olej roślinny. Użyj tylko środka dopuszczonego dla tej rośliny, trzymaj się etykiety i najpierw wypróbuj na jednym liściu.',
  },
  search_for_pests: {
    title: 'Poszukaj szkodników',
    instructions:
      'Obejrzyj lupą spody liści i czubki pędów, także wieczorem. Zbierz, co znajdziesz, i spłucz liście mocnym strumieniem letniej wody.',
  },
  remove_virus_plant: {
    title: 'Pozbądź się rośliny, jeśli wzór się szerzy',
    instructions:
      'Wirusów nie da się wyleczyć. Jeśli nowe liście nadal mają wzór albo zaczyna się u sąsiadów, wyrzuć całą roślinę do śmieci i oczyść narzędzia oraz doniczkę.',
  },
  control_sap_suckers: {
    title: 'Trzymaj z dala owady ssące',
    instructions:
      'Spłucz mszyce i mączliki wodą i zawieś żółte lepy: te owady przenoszą wirusy z rośliny na roślinę.',
  },
  let_soil_dry: {
    title: 'Pozwól ziemi przeschnąć',
    instructions:
      'Nie podlewaj, aż górne 3 cm będą suche, i opróżnij podstawkę. Postaw na ten czas doniczkę w ciepłym, jasnym miejscu bez pełnego słońca.',
  },
  check_drainage: {
    title: 'Sprawdź odpływ i korzenie',
    instructions:
      'Doniczka musi mieć otwory, a woda przepływać w ciągu minuty. Odetnij brązowe, miękkie korzenie i przesadź do świeżej, luźnej ziemi.',
  },
  water_thoroughly: {
    title: 'Podlej obficie',
    instructions:
      'Wstaw doniczkę do wody na 20 do 30 minut, aż przestaną wychodzić bąbelki, i pozwól wodzie ocieknąć. W gruncie podlewaj powoli i głęboko zamiast po trochu codziennie.',
  },
  adjust_watering_rhythm: {
    title: 'Podlewaj według ziemi, nie kalendarza',
    instructions:
      'Przed każdym podlaniem sprawdź ziemię palcem i przez trzy tygodnie zapisuj dni; utrzymuj rytm, w którym górne 2 do 3 cm właśnie przesychają.',
  },
  move_out_of_sun: {
    title: 'Chroń przed mocnym słońcem',
    instructions:
      'Odsuń roślinę 1 do 2 metrów od słonecznego okna lub cieniuj między godziną 11 a 16. Przyzwyczajaj do mocniejszego światła przez dwa tygodnie.',
  },
  move_to_light: {
    title: 'Daj więcej światła',
    instructions:
      'Przestaw stopniowo, w dwa tygodnie, bliżej niż 1 metr od jasnego okna albo używaj lampy dla roślin 10 do 12 godzin dziennie.',
  },
  feed_balanced: {
    title: 'Nawieź nawozem wieloskładnikowym',
    instructions:
      'Daj płynny nawóz wieloskładnikowy w połowie dawki z etykiety, na wilgotną ziemię i tylko w okresie wzrostu. Trzymaj go z dala od dzieci i zwierząt.',
  },
  correct_soil_reaction: {
    title: 'Zmierz pH i daj chelat żelaza',
    instructions:
      'Zbadaj ziemię. Powyżej pH 7 podlewaj deszczówką zamiast twardej wody i daj nawóz z chelatem żelaza według etykiety.',
  },
  feed_potassium: {
    title: 'Daj więcej potasu',
    instructions:
      'Jeśli na ziemi nie ma skorupy soli, daj nawóz bogaty w potas (jak do pomidorów) w połowie dawki. Jeśli jest, przepłucz doniczkę wodą o trzykrotnej objętości doniczki.',
  },
  leave_alone: {
    title: 'Zostaw uszkodzone liście',
    instructions:
      'Uszkodzona tkanka już się nie zazieleni, ale zielona reszta nadal żywi roślinę. Usuwaj tylko całkiem suche liście.',
  },
  prune_infected_wood: {
    title: 'Wytnij chore drewno',
    instructions:
      'W suchy dzień utnij każdy pęd co najmniej 30 cm poniżej ostatniej widocznej szkody i po każdym cięciu przetrzyj ostrze alkoholem. Ścinki wyrzuć do śmieci.',
  },
  remove_whole_plant: {
    title: 'Usuń mocno chore rośliny',
    instructions:
      'Jeśli chore są łodygi albo roślina wciąż więdnie, wyrwij ją z korzeniami, wynieś w worku i wyrzuć do śmieci, nie na kompost.',
  },
  repot_rotten_roots: {
    title: 'Odetnij zgniłe korzenie i przesadź',
    instructions:
      'Opłucz korzenie, odetnij wszystkie brązowe i miękkie czystym ostrzem i posadź w świeżej, przewiewnej ziemi w ledwo pasującej doniczce. Przez dwa tygodnie podlewaj mało.',
  },
  rinse_off_pests: {
    title: 'Spłucz szkodniki',
    instructions:
      'Spłucz roślinę mocnym strumieniem letniej wody, zwłaszcza spody liści. Przykryj przy tym ziemię w doniczce. Powtórz co najmniej trzy razy.',
  },
  wipe_off_pests: {
    title: 'Zdejmij owady ręcznie',
    instructions:
      'Dotknij każdego owada patyczkiem z alkoholem lub zdrap paznokciem, także w kątach liści. Wypróbuj najpierw na jednym liściu i trzymaj alkohol z dala od dzieci i ognia.',
  },
  hang_sticky_traps: {
    title: 'Zawieś lepy',
    instructions:
      'Zawieś żółte lepy, niebieskie na wciornastki, tuż nad rośliną i co tydzień licz owady. Tylko w domu lub pod szkłem, gdzie nie łapią pszczół.',
  },
  apply_nematodes: {
    title: 'Podlej pożytecznymi nicieniami',
    instructions:
      'Wieczorem podaj z wodą nicienie gatunku Steinernema feltiae, jak podaje opakowanie. Ziemia przez dwa tygodnie musi być lekko wilgotna i mieć ponad 12 °C.',
  },
  collect_slugs: {
    title: 'Zbieraj ślimaki wieczorem',
    instructions:
      'Połóż deskę na wilgotnej ziemi jako kryjówkę, zbieraj ślimaki tam i przy latarce, a podlewaj rano zamiast wieczorem. Kołnierze chronią młode rośliny.',
  },
  feed_phosphorus: {
    title: 'Daj fosfor, gdy ziemia jest ciepła',
    instructions:
      'Trzymaj korzenie powyżej 15 °C i daj nawóz do roślin kwitnących w połowie dawki. W gruncie wymieszaj ziemię z kompostem; więcej tylko, gdy badanie pokaże niedobór.',
  },
  feed_magnesium: {
    title: 'Daj magnez',
    instructions:
      'Daj nawóz z magnezem (jak siarczan magnezu) według etykiety i przez jakiś czas mniej potasu. Żółte liście takie zostaną; patrz na nowe.',
  },
  rinse_out_salts: {
    title: 'Wypłucz sól',
    instructions:
      'Zdejmij skorupę, potem powoli przelej przez ziemię deszczówkę lub miękką wodę, trzy objętości doniczki, i pozwól wodzie ocieknąć. Nie nawoź przez sześć tygodni.',
  },
  raise_humidity: {
    title: 'Nawilż powietrze',
    instructions:
      'Ustaw rośliny razem, na tacy z mokrymi kamykami albo użyj nawilżacza, z dala od kaloryferów i klimatyzacji. Celem jest wilgotność od 50 do 60%.',
  },
  protect_from_cold: {
    title: 'Zabierz z zimna',
    instructions:
      'Trzymaj rośliny tropikalne powyżej 15 °C, z dala od zimnych szyb i przeciągów. Na dworze okryj włókniną w mroźne noce i zostaw uszkodzone części do nowych przyrostów.',
  },
  cool_and_shade: {
    title: 'Ocień i ochłódź',
    instructions:
      'Cieniuj w południe, zdejmij doniczki z gorącego kamienia i zapewnij przewiew. Podlewaj wcześnie rano i nie nawoź do końca upału.',
  },
  trim_damage: {
    title: 'Przytnij uszkodzenia',
    instructions:
      'Odetnij martwe czubki i rozdarte części czystymi nożyczkami wzdłuż kształtu liścia. Zagiętą łodygę usztywnij patyczkiem i miękką taśmą.',
  },
  report_to_authority: {
    title: 'Zgłoś podejrzenie',
    instructions:
      'Zrób zdjęcia, nie przenoś części rośliny i zawiadom inspekcję ochrony roślin w swoim regionie. Powie, co robić, a w wielu miejscach bada bezpłatnie.',
  },
  inspect_new_plants: {
    title: 'Najpierw sprawdzaj nowe rośliny',
    instructions: 'Obejrzyj dokładnie rośliny przy zakupie i trzymaj je dwa tygodnie osobno.',
  },
  check_weekly: {
    title: 'Raz w tygodniu przyjrzyj się z bliska',
    instructions:
      'Co tydzień oglądaj spody liści, czubki pędów i ziemię: to, co wcześnie wykryte, łatwo usunąć.',
  },
  clean_tools: {
    title: 'Utrzymuj czyste narzędzia',
    instructions:
      'Przecieraj nożyczki i noże alkoholem przed użyciem i po nim, a używane doniczki myj gorącą wodą.',
  },
  clear_fallen_leaves: {
    title: 'Zgrabiaj opadłe liście',
    instructions: 'Zbieraj regularnie opadłe i martwe liście: na nich zimuje wiele chorób.',
  },
  rotate_crops: {
    title: 'Zmień grządkę',
    instructions: 'Przez następne trzy lata sadź tę roślinę i jej krewne na innej grządce.',
  },
  choose_resistant_varieties: {
    title: 'Wybieraj odporne odmiany',
    instructions:
      'Przy ponownym sadzeniu pytaj o odmiany odporne na tę chorobę i o zdrowe nasiona.',
  },
  mulch_soil: {
    title: 'Przykryj ziemię',
    instructions:
      'Przykryj ziemię 3 do 5 cm słomy, kory lub kompostu, bez dotykania łodygi: utrzymuje równą wilgoć i chroni przed rozpryskami.',
  },
  acclimatise_slowly: {
    title: 'Przyzwyczajaj powoli',
    instructions:
      'Przyzwyczajaj rośliny do nowego miejsca, słońca lub dworu przez dziesięć do czternastu dni, co dzień o godzinę lub dwie dłużej.',
  },
}
