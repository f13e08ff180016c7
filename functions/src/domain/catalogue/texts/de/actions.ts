import type { ActionId, ActionText } from '../../types.ts'

// Longer than other files: one noun in one language, read beside the same file of another language.

export const actions: Readonly<Record<ActionId, ActionText>> = {
  remove_affected_leaves: {
    title: 'Befallene Blätter entfernen',
    instructions:
      'Die am stärksten befallenen Blätter mit sauberer Schere abschneiden, höchstens ein Drittel der Pflanze auf einmal, und in den Hausmüll geben, nicht auf den Kompost. Danach die Klingen mit Alkohol abwischen und bei Pflanzen mit Milchsaft Handschuhe tragen.',
  },
  keep_leaves_dry: {
    title: 'Die Blätter trocken halten',
    instructions:
      'Morgens die Erde gießen, nicht die Blätter, und die Pflanze nicht besprühen. Die meisten Blattinfektionen brauchen mehrere Stunden nasse Blätter.',
  },
  improve_air_flow: {
    title: 'Mehr Luft geben',
    instructions:
      'Nachbarpflanzen mindestens eine Handbreit wegrücken und dichte Triebe auslichten, damit die Blätter schnell trocknen.',
  },
  isolate_plant: {
    title: 'Von anderen Pflanzen fernhalten',
    instructions:
      'Die Pflanze mindestens 1 Meter von anderen entfernt aufstellen, bis zwei Wochen lang kein neuer Schaden auftritt. Nach dem Anfassen die Hände waschen.',
  },
  fungicide: {
    title: 'Wenn es sich weiter ausbreitet: ein geeignetes Pilzmittel',
    instructions:
      'Sind nach einer Woche neue Blätter befallen, kann ein Mittel mit Kupfer, Schwefel oder Kaliumhydrogencarbonat gesunde Blätter schützen. Nur ein Mittel verwenden, das dort, wo Sie leben, für die Pflanze zugelassen ist, und das Etikett befolgen; es schützt neue Blätter und heilt keine alten.',
  },
  wash_with_mild_soap: {
    title: 'Den Belag abwischen',
    instructions:
      'Die Blätter auf beiden Seiten mit weichem Tuch und lauwarmem Wasser abwischen und luftig, ohne Sonne trocknen lassen.',
  },
  release_beneficials: {
    title: 'Nützlinge einsetzen',
    instructions:
      'Ist der Schädling bekannt, gibt es für Zimmer und Gewächshaus passende Raubmilben, Florfliegenlarven oder Schlupfwespen zu kaufen. Im Freien Marienkäfer und Schwebfliegen schonen.',
  },
  insecticidal_soap: {
    title: 'Bei Schädlingen: ein Seifen- oder Ölmittel',
    instructions:
      'Sind Milben, Thripse oder Blattläuse da und hat Abwaschen nicht geholfen, ist ein Mittel mit Kaliseife oder Pflanzenöl am mildesten. Nur ein für die Pflanze zugelassenes verwenden, das Etikett befolgen und zuerst an einem Blatt testen.',
  },
  search_for_pests: {
    title: 'Nach Schädlingen suchen',
    instructions:
      'Blattunterseiten und Triebspitzen mit der Lupe ansehen, auch abends. Gefundenes absammeln und die Blätter mit kräftigem lauwarmem Strahl abspülen.',
  },
  remove_virus_plant: {
    title: 'Sich von der Pflanze trennen, wenn sich das Muster ausbreitet',
    instructions:
      'Viren sind nicht heilbar. Zeigen neue Blätter weiter das Muster oder fangen Nachbarn an, die ganze Pflanze in den Hausmüll geben und Werkzeug und Topf reinigen.',
  },
  control_sap_suckers: {
    title: 'Saugende Insekten fernhalten',
    instructions:
      'Blattläuse und Weiße Fliegen mit Wasser abspülen und gelbe Leimtafeln aufhängen: Diese Insekten übertragen Viren von Pflanze zu Pflanze.',
  },
  let_soil_dry: {
    title: 'Die Erde abtrocknen lassen',
    instructions:
      'Nicht gießen, bis die oberen 3 cm trocken sind, und den Untersetzer leeren. Den Topf so lange warm und hell ohne pralle Sonne stellen.',
  },
  check_drainage: {
    title: 'Wasserabzug und Wurzeln prüfen',
    instructions:
      'Der Topf braucht Löcher und das Wasser muss binnen einer Minute durchlaufen. Braune, weiche Wurzeln abschneiden und in frische, lockere Erde umtopfen.',
  },
  water_thoroughly: {
    title: 'Gründlich gießen',
    instructions:
      'Den Topf 20 bis 30 Minuten ins Wasser stellen, bis keine Blasen mehr aufsteigen, dann abtropfen lassen. Im Beet langsam und durchdringend gießen statt täglich ein wenig.',
  },
  adjust_watering_rhythm: {
    title: 'Nach Gefühl gießen, nicht nach Kalender',
    instructions:
      'Vor jedem Gießen die Erde mit dem Finger prüfen und drei Wochen lang die Tage notieren; den Rhythmus halten, bei dem die oberen 2 bis 3 cm gerade abtrocknen.',
  },
  move_out_of_sun: {
    title: 'Vor starker Sonne schützen',
    instructions:
      'Die Pflanze 1 bis 2 Meter vom Sonnenfenster wegrücken oder zwischen 11 und 16 Uhr schattieren. In zwei Wochen an mehr Licht gewöhnen.',
  },
  move_to_light: {
    title: 'Mehr Licht geben',
    instructions:
      'Schrittweise in zwei Wochen auf weniger als 1 Meter an ein helles Fenster heranrücken oder 10 bis 12 Stunden am Tag eine Pflanzenlampe einschalten.',
  },
  feed_balanced: {
    title: 'Mit Volldünger düngen',
    instructions:
      'Flüssigen Volldünger in halber Stärke des Etiketts auf feuchte Erde geben, nur in der Wachstumszeit. Von Kindern und Haustieren fernhalten.',
  },
  correct_soil_reaction: {
    title: 'Den pH-Wert prüfen und Eisenchelat geben',
    instructions:
      'Die Erde testen. Über pH 7 Regenwasser statt harten Leitungswassers nehmen und einen Dünger mit Eisenchelat nach Etikett geben.',
  },
  feed_potassium: {
    title: 'Mit mehr Kalium düngen',
    instructions:
      'Liegt keine Salzkruste auf der Erde, einen kaliumreichen Dünger (etwa für Tomaten) in halber Stärke geben. Liegt eine Kruste, den Topf stattdessen mit dem dreifachen Volumen Wasser durchspülen.',
  },
  leave_alone: {
    title: 'Geschädigte Blätter an der Pflanze lassen',
    instructions:
      'Geschädigtes Gewebe wird nicht wieder grün, aber der grüne Rest ernährt die Pflanze noch. Nur ganz trockene Blätter entfernen.',
  },
  prune_infected_wood: {
    title: 'Krankes Holz ausschneiden',
    instructions:
      'An einem trockenen Tag jeden Trieb mindestens 30 cm unter dem letzten sichtbaren Schaden abschneiden und die Klinge nach jedem Schnitt mit Alkohol abwischen. Das Schnittgut in den Hausmüll geben.',
  },
  remove_whole_plant: {
    title: 'Stark befallene Pflanzen herausnehmen',
    instructions:
      'Sind Stängel befallen oder welkt die Pflanze weiter, sie mit den Wurzeln ausreißen, in einem Beutel wegtragen und in den Hausmüll geben, nicht auf den Kompost.',
  },
  repot_rotten_roots: {
    title: 'Faule Wurzeln abschneiden und umtopfen',
    instructions:
      'Die Wurzeln abspülen, alle braunen und weichen mit sauberer Klinge abschneiden und in frische, luftige Erde in einen gerade passenden Topf setzen. Zwei Wochen sparsam gießen.',
  },
  rinse_off_pests: {
    title: 'Schädlinge abspülen',
    instructions:
      'Die Pflanze mit kräftigem lauwarmem Strahl abbrausen, vor allem die Blattunterseiten. Dabei die Topferde abdecken. Mindestens dreimal wiederholen.',
  },
  wipe_off_pests: {
    title: 'Schädlinge von Hand abwischen',
    instructions:
      'Jedes Insekt mit einem in Alkohol getauchten Wattestäbchen betupfen oder mit dem Fingernagel abkratzen, auch in den Blattachseln. Zuerst an einem Blatt testen und den Alkohol von Kindern und Flammen fernhalten.',
  },
  hang_sticky_traps: {
    title: 'Leimtafeln aufhängen',
    instructions:
      'Gelbe Tafeln, blaue gegen Thripse, dicht über der Pflanze aufhängen und den Fang wöchentlich zählen. Nur im Haus oder unter Glas, wo sie keine Bienen fangen.',
  },
  apply_nematodes: {
    title: 'Nützliche Nematoden ausbringen',
    instructions:
      'Abends Nematoden der Art Steinernema feltiae mit dem Gießwasser geben, wie auf der Packung beschrieben. Die Erde muss zwei Wochen leicht feucht und über 12 °C bleiben.',
  },
  collect_slugs: {
    title: 'Schnecken am Abend absammeln',
    instructions:
      'Ein Brett als Versteck auf feuchte Erde legen, Schnecken dort und im Lampenlicht absammeln und morgens statt abends gießen. Schneckenkragen schützen junge Pflanzen.',
  },
  feed_phosphorus: {
    title: 'Phosphor bei warmer Erde geben',
    instructions:
      'Die Wurzeln über 15 °C halten und einen Dünger für Blühpflanzen in halber Stärke geben. Im Beet Kompost einarbeiten; mehr nur, wenn eine Bodenprobe einen Mangel zeigt.',
  },
  feed_magnesium: {
    title: 'Magnesium geben',
    instructions:
      'Einen Dünger mit Magnesium (etwa Bittersalz) nach Etikett geben und eine Zeit lang weniger Kalium. Gelbe Blätter bleiben gelb; auf die neuen achten.',
  },
  rinse_out_salts: {
    title: 'Das Salz ausspülen',
    instructions:
      'Die Kruste abnehmen, dann das dreifache Topfvolumen Regenwasser oder weiches Wasser langsam durch die Erde gießen und ablaufen lassen. Sechs Wochen nicht düngen.',
  },
  raise_humidity: {
    title: 'Die Luft feuchter machen',
    instructions:
      'Pflanzen zusammenstellen, auf eine Schale mit nassen Kieseln setzen oder einen Luftbefeuchter nutzen, fern von Heizkörpern und Klimaanlage. Ziel sind 50 bis 60 %.',
  },
  protect_from_cold: {
    title: 'Aus der Kälte holen',
    instructions:
      'Tropenpflanzen über 15 °C halten, fern von kalten Scheiben und Zugluft. Im Freien in Frostnächten mit Vlies abdecken und beschädigte Teile stehen lassen, bis neuer Austrieb kommt.',
  },
  cool_and_shade: {
    title: 'Schattieren und kühlen',
    instructions:
      'Die Pflanze mittags schattieren, Töpfe von heißem Stein nehmen und Luft durchlassen. Früh am Morgen gießen und bis zum Ende der Hitze nicht düngen.',
  },
  trim_damage: {
    title: 'Schäden wegschneiden',
    instructions:
      'Tote Spitzen und gerissene Teile mit sauberer Schere entlang der Blattform abschneiden. Einen geknickten Stängel mit Stäbchen und weichem Band schienen.',
  },
  report_to_authority: {
    title: 'Den Verdacht melden',
    instructions:
      'Fotos machen, keine Pflanzenteile wegtragen und den Pflanzenschutzdienst der Region benachrichtigen. Er sagt, was zu tun ist, und untersucht vielerorts kostenlos.',
  },
  inspect_new_plants: {
    title: 'Neue Pflanzen zuerst prüfen',
    instructions:
      'Neue Pflanzen beim Kauf genau ansehen und zwei Wochen getrennt von den anderen halten.',
  },
  check_weekly: {
    title: 'Einmal in der Woche genau hinsehen',
    instructions:
      'Wöchentlich Blattunterseiten, Triebspitzen und Erde ansehen: Was früh entdeckt wird, ist leicht zu entfernen.',
  },
  clean_tools: {
    title: 'Werkzeug sauber halten',
    instructions:
      'Scheren und Messer vor und nach Gebrauch mit Alkohol abwischen und gebrauchte Töpfe heiß auswaschen.',
  },
  clear_fallen_leaves: {
    title: 'Abgefallene Blätter wegräumen',
    instructions:
      'Abgefallene und tote Blätter regelmäßig aufsammeln: Viele Krankheiten überwintern darauf.',
  },
  rotate_crops: {
    title: 'Das Beet wechseln',
    instructions:
      'Die Pflanze und ihre Verwandten in den nächsten drei Jahren in einem anderen Beet anbauen.',
  },
  choose_resistant_varieties: {
    title: 'Widerstandsfähige Sorten wählen',
    instructions:
      'Beim Neupflanzen nach Sorten fragen, die gegen diese Krankheit widerstandsfähig sind, und nach gesundem Saatgut.',
  },
  mulch_soil: {
    title: 'Den Boden abdecken',
    instructions:
      'Den Boden 3 bis 5 cm hoch mit Stroh, Rinde oder Kompost abdecken, ohne den Stängel zu berühren: Das hält die Feuchte gleichmäßig und verhindert Spritzer.',
  },
  acclimatise_slowly: {
    title: 'Langsam umgewöhnen',
    instructions:
      'Pflanzen in zehn bis vierzehn Tagen an einen neuen Platz, an Sonne oder ans Freie gewöhnen, jeden Tag ein bis zwei Stunden länger.',
  },
}
