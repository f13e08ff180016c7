import type { Words } from '../texts.ts'

export const care: Words['care'] = {
  watering: {
    MOIST:
      'Die Erde gleichmäßig feucht, aber nie nass halten: gießen, sobald die Oberfläche abzutrocknen beginnt, und den Untersetzer leeren.',
    SURFACE_DRY:
      'Gießen, wenn sich die oberen 2 bis 3 cm trocken anfühlen, bis unten etwas Wasser ausläuft; den Untersetzer nach 15 Minuten leeren.',
    HALF_DRY:
      'Gründlich gießen, wenn die obere Hälfte des Topfes trocken ist; den Untersetzer nach 15 Minuten leeren.',
    DRY_OUT:
      'Die Erde ganz austrocknen lassen, dann gründlich gießen. Im Zweifel ein paar Tage länger warten.',
    SOAK: 'Von unten gießen: den Topf 15 Minuten ins Wasser stellen, dann gut abtropfen lassen. Das Herz der Pflanze trocken halten.',
    GARDEN:
      'Morgens durchdringend gießen, wenn die oberen 5 cm trocken sind; bei Hitze und in Töpfen öfter.',
  },
  rest: {
    northern: 'Von November bis Februar etwa ein Drittel weniger gießen.',
    southern: 'Von Mai bis August etwa ein Drittel weniger gießen.',
    tropical: 'In der Regenzeit weniger gießen.',
  },
  light: {
    FULL_SUN: 'Mindestens 6 Stunden direkte Sonne am Tag.',
    PARTIAL_SHADE: '3 bis 6 Stunden direkte Sonne, am besten morgens oder abends.',
    BRIGHT_INDIRECT: 'Ein heller Platz höchstens 2 Meter vom Fenster, ohne Mittagssonne.',
    SHADE: 'Keine direkte Sonne; hell genug zum Lesen.',
  },
  soil: {
    POTTING: 'Lockere Blumenerde mit gutem Wasserabzug im Topf mit Löchern; alle 2 Jahre umtopfen.',
    AIRY: 'Luftige Mischung aus Blumenerde mit etwa einem Drittel Rinde und Perlit im Topf mit Löchern.',
    CACTUS: 'Sandige Kakteen- und Sukkulentenerde, die schnell trocknet, im Topf mit Löchern.',
    ORCHID: 'Grobe Rinde für Orchideen, keine gewöhnliche Erde; alle 2 bis 3 Jahre umtopfen.',
    ACID: 'Saure, kalkfreie Erde, pH 4,5 bis 6, und weiches Wasser.',
    LEAN: 'Magere, sandige oder steinige Erde mit sehr schnellem Wasserabzug.',
    GARDEN: 'Tiefgründige, lockere, humusreiche Erde mit gutem Wasserabzug, pH 6 bis 7.',
  },
  feeding: {
    BALANCED: 'Volldünger in halber Stärke in der Wachstumszeit, keiner in der Ruhezeit.',
    POTASH:
      'Kaliumreicher Dünger für Blüten und Früchte, etwa für Tomaten, nach Etikett ab den ersten Knospen.',
    CITRUS: 'Zitrusdünger mit Eisen und Magnesium von Frühjahr bis Herbst, im Winter die Hälfte.',
    CACTUS: 'Kakteendünger in halber Stärke, nur in der Wachstumszeit.',
    ORCHID: 'Orchideendünger in halber Stärke bei jedem zweiten oder dritten Gießen.',
    ACID: 'Dünger für Moorbeetpflanzen im Frühjahr und Sommer, danach keiner.',
    SPARING: 'Wenig oder nichts: Kompost einmal im Jahr genügt meist.',
  },
}
