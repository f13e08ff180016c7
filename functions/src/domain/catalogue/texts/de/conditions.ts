import type { ConditionId, ConditionText } from '../../types.ts'

// Longer than other files: one noun in one language, read beside the same file of another language.

export const conditions: Readonly<Record<ConditionId, ConditionText>> = {
  rust: {
    name: 'Rostähnliche Pusteln',
    symptoms: [
      'Kleine erhabene Pusteln, orange bis rostbraun',
      'Gelbe Punkte auf der anderen Seite des Blattes',
    ],
    howToConfirm: [
      'Mit einem weißen Taschentuch über einen Fleck reiben: Rost färbt orange oder braun ab',
      'Die Blattunterseite ansehen, dort sitzen die meisten Pusteln',
    ],
    lookAlikes: {
      leaf_spot: 'Blattflecken liegen flach im Blatt und färben nicht ab',
      potassium_deficiency: 'Bei Kaliummangel wird das Blatt vom Rand her braun, Pusteln fehlen',
    },
    seekExpertIf:
      'Mehr als ein Drittel der Blätter ist befallen oder die Pflanze wird zum Verkauf angebaut',
  },
  leaf_spot: {
    name: 'Blattflecken (Pilz oder Bakterien)',
    symptoms: [
      'Einzelne abgestorbene Flecken, braun bis schwarz, oft mit dunklem Rand oder gelbem Hof',
      'Die Flecken wachsen und laufen ineinander',
    ],
    howToConfirm: [
      'Mit der Lupe nach dunklen Pünktchen oder Ringen im Fleck suchen: Sie sprechen für einen Pilz',
      'Das Blatt gegen das Licht halten: Ein wässriger, fettiger Rand spricht für Bakterien',
      'Den Rand eines Flecks markieren und nach drei Tagen nachsehen: Eine Infektion wächst',
    ],
    lookAlikes: {
      rust: 'Rost ist erhaben und lässt sich als farbiges Pulver abreiben',
      leaf_blight: 'Blattbrand nimmt binnen Tagen große Teile des Blattes ein',
      sunburn: 'Sonnenbrand tritt plötzlich auf der Sonnenseite auf und breitet sich nicht aus',
    },
    seekExpertIf:
      'Auch Stängel oder Früchte haben Flecken oder neue Blätter sind binnen einer Woche fleckig',
  },
  leaf_blight: {
    name: 'Blattbrand oder große tote Stellen',
    symptoms: [
      'Große braune Stellen, die oft an der Spitze oder am Rand beginnen',
      'Das Gewebe stirbt binnen Tagen ab und wird trocken oder weich',
    ],
    howToConfirm: [
      'Dasselbe Blatt täglich fotografieren: Die Krankheit schreitet von Tag zu Tag sichtbar voran',
      'Morgens an der Grenze zwischen Grün und Braun nach hellem Schimmel suchen',
    ],
    lookAlikes: {
      leaf_spot: 'Blattflecken bleiben lange klein und klar begrenzt',
      sunburn: 'Sonnenbrand bleicht zuerst aus und bleibt dort, wo die Sonne hinkam',
      water_deficit:
        'Eine durstige Pflanze wird an den Rändern vieler Blätter gleichmäßig braun und welkt',
    },
    seekExpertIf: 'Auch Stängel werden braun oder der Schaden verdoppelt sich in zwei Tagen',
  },
  powdery_mildew: {
    name: 'Mehliger Belag (Echter Mehltau)',
    symptoms: [
      'Weiße bis graue, mehlige Flecken, meist auf der Blattoberseite',
      'Junge Blätter rollen sich ein oder bleiben klein',
    ],
    howToConfirm: [
      'Mit dem Finger über einen Fleck wischen: Mehltau geht ab wie Mehl und kommt nach Tagen wieder',
      'Prüfen, ob die Flecken keinem Muster von Sonne oder Wassertropfen folgen',
    ],
    lookAlikes: {
      sunburn: 'Ausgebleichtes Gewebe ist trocken wie Papier und nicht abwischbar',
      leaf_miner: 'Minen sind helle Linien im Blatt und nicht abwischbar',
    },
    seekExpertIf:
      'Knospen oder Früchte sind bedeckt oder der Belag kommt binnen einer Woche nach der Behandlung wieder',
  },
  mosaic_virus: {
    name: 'Gelbgrünes Mosaik (Verdacht auf Virus)',
    symptoms: [
      'Unregelmäßige gelbe und grüne Felder auf demselben Blatt',
      'Blätter sind oft blasig, die Pflanze wächst schwach',
    ],
    howToConfirm: [
      'Mit anderen Pflanzen derselben Art vergleichen: Ein Virus zeigt sich zuerst an einzelnen',
      'Nach Blattläusen, Weißen Fliegen und Thripsen suchen, sie übertragen Viren',
      'Nur ein Labortest beweist es',
    ],
    lookAlikes: {
      iron_deficiency: 'Bei Eisenmangel bleiben die Adern der jüngsten Blätter gleichmäßig grün',
      nitrogen_deficiency: 'Stickstoffmangel macht ganze alte Blätter gleichmäßig blass',
      leaf_distortion: 'Milben und Thripse hinterlassen silbrige oder bronzene Narben',
    },
    seekExpertIf:
      'Mehrere Pflanzen zeigen das Muster oder es ist eine Kulturpflanze: Viren sind nicht heilbar',
  },
  leaf_distortion: {
    name: 'Gerollte oder blasige Blätter (saugende Schädlinge oder Virus)',
    symptoms: [
      'Blätter rollen sich, kräuseln sich oder bleiben schmal',
      'Feine helle Punkte, Bronzeton oder Narben auf jungen Blättern',
    ],
    howToConfirm: [
      'Einen Trieb über weißem Papier abklopfen und nach winzigen laufenden Punkten sehen',
      'Blattunterseiten und Triebspitzen mit der Lupe nach Milben, Thripsen und Blattläusen absuchen',
    ],
    lookAlikes: {
      mosaic_virus: 'Bei einem Virus kommen gelbgrüne Felder dazu und Tiere sind nicht zu finden',
      water_deficit: 'Durch Trockenheit gerollte Blätter glätten sich einen Tag nach dem Gießen',
    },
    seekExpertIf: 'Kein Schädling ist zu finden und neue Blätter sind weiter verformt',
  },
  leaf_miner: {
    name: 'Blattminen',
    symptoms: [
      'Helle gewundene Gänge oder Flecken im Blatt, die braun werden',
      'Die Blatthaut über der Mine ist heil',
    ],
    howToConfirm: [
      'Das Blatt gegen das Licht halten: In der Mine sieht man eine Larve oder dunklen Kot',
      'Die Haut über einem Fleck anheben: Über einer Mine löst sie sich wie eine Folie',
    ],
    lookAlikes: {
      leaf_spot: 'Blattflecken gehen durch das ganze Blatt und enthalten keinen Kot',
      leaf_blight: 'Blattbrand lässt keine heile Haut und wächst viel schneller',
    },
    seekExpertIf: 'Die meisten jungen Blätter haben Minen oder eine Kulturpflanze ist betroffen',
  },
  chewing_pests: {
    name: 'Löcher durch fressende Schädlinge oder andere Schäden',
    symptoms: ['Löcher mit glattem Rand im Blatt oder Kerben am Rand'],
    howToConfirm: [
      'In der Dämmerung mit der Lampe nach Raupen, Käfern, Schnecken und Kot suchen',
      'Prüfen, ob binnen drei Tagen neue Löcher entstehen',
    ],
    lookAlikes: {
      leaf_spot: 'Alte Blattflecken können herausfallen, dann bleibt ein brauner Rand um das Loch',
    },
    seekExpertIf: 'Die Pflanze verliert in einer Woche mehr als ein Viertel ihrer Blattfläche',
  },
  nitrogen_deficiency: {
    name: 'Allgemeine Blässe (Verdacht auf Stickstoffmangel)',
    symptoms: [
      'Ganze Blätter werden gleichmäßig hellgrün bis gelb',
      'Zuerst ältere Blätter, schwacher Wuchs',
    ],
    howToConfirm: [
      'Nachsehen, welche Blätter blass sind: die ältesten sprechen für Stickstoff, die jüngsten für Eisen',
      'Die Erde befühlen: Bleibt sie tagelang nass, erklärt zu viel Wasser dasselbe Bild',
      'Überlegen, wann zuletzt gedüngt wurde: Zwei Monate Wachstum ohne Dünger sprechen dafür',
    ],
    lookAlikes: {
      water_excess: 'Die Erde ist nass, die Blätter sind schlaff und weich',
      natural_ageing: 'Nur ein oder zwei der untersten Blätter werden gelb',
      iron_deficiency:
        'Die Adern bleiben grün und die jüngsten Blätter sind am stärksten betroffen',
    },
    seekExpertIf: 'Die Blätter sind vier Wochen nach dem Düngen noch blass',
  },
  iron_deficiency: {
    name: 'Vergilbung zwischen grünen Adern (Verdacht auf Eisen- oder Magnesiummangel)',
    symptoms: ['Das Gewebe zwischen den Adern wird gelb, die Adern bleiben grün'],
    howToConfirm: [
      'Jüngste Blätter am stärksten betroffen: Eisen; ältere Blätter am stärksten betroffen: Magnesium',
      'Den pH-Wert der Erde messen: Über 7 ist Eisen im Boden festgelegt',
    ],
    lookAlikes: {
      nitrogen_deficiency: 'Das ganze Blatt wird blass, auch die Adern',
      mosaic_virus: 'Ein Mosaik richtet sich nicht nach den Adern und bildet unregelmäßige Felder',
    },
    seekExpertIf: 'Neue Blätter treiben fast weiß aus',
  },
  potassium_deficiency: {
    name: 'Braune Blattränder (Verdacht auf Kaliummangel oder Salz)',
    symptoms: ['Ränder und Spitzen älterer Blätter werden gelb, dann braun und trocken'],
    howToConfirm: [
      'Auf weiße Krusten auf der Erde achten: Sie sprechen eher für zu viel Salz als für zu wenig Dünger',
      'Prüfen, ob ältere Blätter stärker betroffen sind als junge',
    ],
    lookAlikes: {
      water_deficit: 'Die Erde ist trocken, die Blätter sind schlaff; auch junge Blätter leiden',
      sunburn: 'Nur die Teile zur Sonne hin sind betroffen',
    },
    seekExpertIf: 'Auch junge Blätter werden braun, obwohl regelmäßig gegossen und gedüngt wird',
  },
  water_excess: {
    name: 'Zu viel Wasser',
    symptoms: ['Gelbe, schlaffe Blätter bei nasser Erde', 'Zuerst die unteren Blätter'],
    howToConfirm: [
      'Einen Finger 3 cm in die Erde stecken: Ist sie noch Tage nach dem Gießen nass, spricht das dafür',
      'Die Pflanze aus dem Topf ziehen: Braune, weiche, riechende Wurzeln faulen',
    ],
    lookAlikes: {
      nitrogen_deficiency: 'Die Erde trocknet normal ab und die Wurzeln sind weiß',
      water_deficit: 'Die Erde ist trocken und der Topf leicht',
    },
    seekExpertIf: 'Der Stängel wird an der Erde weich oder dunkel',
  },
  water_deficit: {
    name: 'Zu wenig Wasser',
    symptoms: [
      'Blattspitzen und Ränder werden braun und spröde',
      'Blätter hängen, rollen sich oder fallen ab',
    ],
    howToConfirm: [
      'Einen Finger 3 cm in die Erde stecken: Trockene Erde und ein leichter Topf sprechen dafür',
      'Gründlich gießen: Blätter, die sich binnen eines Tages erholen, hatten Durst',
    ],
    lookAlikes: {
      potassium_deficiency: 'Die Erde ist feucht und vor allem alte Blätter sind betroffen',
      sunburn: 'Helle Stellen auf der Sonnenseite, der Rest ist fest',
      water_excess: 'Die Erde ist nass und die Blätter sind eher weich als spröde',
    },
    seekExpertIf: 'Die Pflanze lässt die Blätter hängen, obwohl die Erde feucht ist',
  },
  sunburn: {
    name: 'Sonnenbrand',
    symptoms: ['Ausgebleichte, papierartige Stellen an den Teilen zur Sonne hin'],
    howToConfirm: [
      'Beschattete und besonnte Blätter vergleichen: Nur die besonnten sind ausgebleicht',
      'Überlegen, ob die Pflanze in den letzten zwei Wochen an einen helleren Platz kam',
    ],
    lookAlikes: {
      leaf_blight: 'Blattbrand breitet sich weiter aus, auch auf beschatteten Blättern',
      powdery_mildew: 'Mehltau lässt sich abwischen',
      water_deficit: 'Die Ränder aller Blätter sind betroffen, auch im Schatten',
    },
    seekExpertIf: 'Die Stellen wachsen weiter, nachdem die Pflanze umgestellt wurde',
  },
  light_deficit: {
    name: 'Zu wenig Licht',
    symptoms: ['Blasse Blätter, lange dünne Triebe, die sich zum Licht neigen'],
    howToConfirm: [
      'Mittags eine Hand 30 cm über die Pflanze halten: Kein klarer Schatten heißt wenig Licht',
    ],
    lookAlikes: {
      nitrogen_deficiency: 'Die Triebe sind kurz und alte Blätter werden zuerst blass',
      water_excess: 'Die Erde bleibt nass und die Blätter sind schlaff',
    },
    seekExpertIf: 'Der Wuchs erholt sich in sechs Wochen bei besserem Licht nicht',
  },
  natural_ageing: {
    name: 'Natürliches Altern alter Blätter',
    symptoms: ['Einzelne alte Blätter werden gelb und trocken, der Rest bleibt grün'],
    howToConfirm: ['Prüfen, ob nur die untersten Blätter betroffen und neue grün sind'],
    lookAlikes: {
      nitrogen_deficiency: 'Viele Blätter werden gleichzeitig blass',
      water_excess: 'Die Erde ist nass und die Blätter sind schlaff',
    },
    seekExpertIf: 'Im Monat gehen mehr als ein paar Blätter verloren',
  },
  downy_mildew: {
    name: 'Falscher Mehltau',
    symptoms: [
      'Hellgrüne bis gelbe Flecken auf der Oberseite, von den Adern begrenzt',
      'Grauer bis violetter Flaum auf der Unterseite unter den Flecken',
    ],
    howToConfirm: ['Die Unterseite am frühen Morgen ansehen, wenn der Flaum frisch ist'],
    lookAlikes: {
      powdery_mildew: 'Echter Mehltau ist weiß, trocken und meist auf der Oberseite',
      angular_leaf_spot:
        'Die Eckige Blattfleckenkrankheit trocknet graubraun ein und hat keinen violetten Flaum',
    },
    seekExpertIf:
      'Die meisten Blätter sind binnen einer Woche fleckig oder die Pflanze wird zum Verkauf angebaut',
  },
  grey_mould: {
    name: 'Grauschimmel (Botrytis)',
    symptoms: [
      'Weiche braune Fäule an Blüten, Früchten oder verletzten Blättern',
      'Pelziger grauer Schimmel, der beim Berühren staubt',
    ],
    howToConfirm: [
      'Ein faules Stück über Nacht in einen feuchten Beutel legen: Grauer Pelz wächst darauf',
    ],
    lookAlikes: {
      powdery_mildew: 'Echter Mehltau sitzt auf festem, lebendem Gewebe und lässt es nicht faulen',
      downy_mildew: 'Falscher Mehltau bleibt auf der Blattunterseite',
    },
    seekExpertIf: 'Stängel faulen durch oder der Schimmel kommt an neuen Trieben wieder',
  },
  anthracnose: {
    name: 'Brennfleckenkrankheit (Anthraknose)',
    symptoms: [
      'Eingesunkene braune bis schwarze Flecken, oft an Adern, Spitzen oder Rändern',
      'Bei feuchtem Wetter rosa Schleimpünktchen in den Flecken',
    ],
    howToConfirm: [
      'Einen alten Fleck mit der Lupe ansehen: dunkle Pünktchen in Ringen sprechen dafür',
    ],
    lookAlikes: {
      leaf_spot: 'Andere Blattflecken sind flach und folgen den Adern nicht',
      sunburn: 'Sonnenbrand ist hell und papierartig und wächst nicht',
    },
    seekExpertIf: 'Zweige sterben ab oder Hülsen und Früchte sind betroffen',
  },
  angular_leaf_spot: {
    name: 'Eckige Blattfleckenkrankheit der Bohne',
    symptoms: [
      'Kleine graue bis braune Flecken mit geraden Seiten, von den Adern begrenzt',
      'Bei feuchtem Wetter dunkler Schimmel auf der Unterseite der Flecken',
    ],
    howToConfirm: ['Das Blatt gegen das Licht halten: Die Flecken enden genau an den Adern'],
    lookAlikes: {
      bacterial_spot: 'Bakterielle Flecken sehen wässrig aus und haben keinen Schimmel',
      rust: 'Rost ist erhaben und lässt sich als farbiges Pulver abreiben',
    },
    seekExpertIf: 'Hülsen haben Flecken oder Blätter fallen, bevor die Hülsen gefüllt sind',
  },
  black_spot: {
    name: 'Sternrußtau der Rose',
    symptoms: [
      'Runde schwarze Flecken mit strahligem Rand auf der Blattoberseite',
      'Blätter werden um die Flecken gelb und fallen ab',
    ],
    howToConfirm: ['Den Rand mit der Lupe ansehen: Er ist ausgefranst, nicht scharf'],
    lookAlikes: {
      leaf_spot: 'Andere Blattflecken haben einen scharfen Rand',
      downy_mildew: 'Falscher Mehltau bildet eckige purpurne Flecken auf jungen Blättern',
    },
    seekExpertIf: 'Die Rose hat vor Mitte des Sommers mehr als die Hälfte der Blätter verloren',
  },
  apple_scab: {
    name: 'Apfelschorf',
    symptoms: [
      'Olivgrüne, samtige Flecken auf den Blättern, die braun werden',
      'Korkiger, rissiger Schorf auf den Früchten',
    ],
    howToConfirm: ['Im Frühjahr nach Regen nachsehen: Samtige olivgrüne Flecken sind typisch'],
    lookAlikes: {
      leaf_spot: 'Andere Blattflecken sind trocken und nicht samtig',
      sooty_mould: 'Rußtau lässt sich abwischen',
    },
    seekExpertIf: 'Der Baum verliert zwei Jahre nacheinander vor dem Herbst die meisten Blätter',
  },
  early_blight: {
    name: 'Dürrfleckenkrankheit von Tomate und Kartoffel',
    symptoms: [
      'Braune Flecken mit Ringen wie eine Zielscheibe, zuerst an den untersten Blättern',
      'Gelbes Gewebe um die Flecken',
    ],
    howToConfirm: [
      'Nach Ringen in den Flecken suchen und prüfen, ob der Schaden von unten aufsteigt',
    ],
    lookAlikes: {
      late_blight:
        'Kraut- und Braunfäule bildet überall an der Pflanze große fettige Flecken ohne Ringe',
      bacterial_spot: 'Bakterielle Flecken bleiben klein, dunkel und ohne Ringe',
    },
    seekExpertIf: 'Dunkle eingesunkene Stellen erscheinen an Stängeln oder Früchten',
  },
  late_blight: {
    name: 'Kraut- und Braunfäule von Tomate und Kartoffel',
    symptoms: [
      'Große fettige, graugrüne Flecken, die binnen Tagen braun werden',
      'Braune Stängel und feste braune Stellen an Früchten oder Knollen',
    ],
    howToConfirm: ['Morgens auf der Unterseite eines Flecks nach einem weißen Schimmelrand suchen'],
    lookAlikes: {
      early_blight: 'Die Dürrfleckenkrankheit wächst langsam und zeigt Ringe',
      grey_mould: 'Grauschimmel ist pelzig und beginnt an Wunden und Blüten',
    },
    seekExpertIf: 'Stängel sind braun: Das ganze Beet kann binnen einer Woche verloren sein',
  },
  sooty_mould: {
    name: 'Rußtau auf Honigtau',
    symptoms: ['Schwarzer, rußiger Film auf Blättern und Zweigen', 'Die Blätter darunter kleben'],
    howToConfirm: [
      'Ein Blatt mit feuchtem Tuch abwischen: Das Schwarze geht ab, darunter ist es grün',
      'Darüber nach Blattläusen, Schildläusen, Wollläusen oder Weißen Fliegen suchen: Ihr Honigtau nährt ihn',
    ],
    lookAlikes: {
      black_spot: 'Sternrußtau sitzt im Blatt und lässt sich nicht abwischen',
      apple_scab: 'Schorf sitzt im Blatt und lässt sich nicht abwischen',
    },
    seekExpertIf: 'Der Film kommt wieder, obwohl keine Insekten zu finden sind',
  },
  vascular_wilt: {
    name: 'Welkekrankheit (Fusarium oder Verticillium)',
    symptoms: [
      'Blätter welken und vergilben, oft zuerst auf einer Seite der Pflanze',
      'Die Pflanze welkt am Tag, obwohl die Erde feucht ist',
    ],
    howToConfirm: [
      'Einen unteren Stängel längs aufschneiden: braune Streifen unter der Rinde sprechen dafür',
    ],
    lookAlikes: {
      water_deficit: 'Eine durstige Pflanze erholt sich einen Tag nach dem Gießen',
      root_rot: 'Bei Wurzelfäule sind die Wurzeln braun und weich und der Stängel ist innen sauber',
    },
    seekExpertIf: 'Mehrere Pflanzen welken: Der Pilz bleibt jahrelang im Boden',
  },
  root_rot: {
    name: 'Wurzelfäule',
    symptoms: [
      'Die Pflanze welkt, obwohl die Erde nass ist',
      'Wurzeln sind braun, weich und riechen; der Stängelgrund kann dunkel werden',
    ],
    howToConfirm: [
      'Die Pflanze aus dem Topf ziehen und an einer Wurzel zupfen: Die Haut streift sich ab',
    ],
    lookAlikes: {
      water_excess: 'Bei bloßer Nässe sind die meisten Wurzeln noch weiß und fest',
      water_deficit: 'Die Erde ist trocken und die Wurzeln sind fest',
    },
    seekExpertIf:
      'Mehr als die Hälfte der Wurzeln ist weich: Stecklinge schneiden, solange oben alles gesund ist',
  },
  bacterial_spot: {
    name: 'Bakterielle Blattflecken',
    symptoms: [
      'Kleine dunkle, wässrige Flecken, oft mit gelbem Hof',
      'Flecken trocknen, fallen heraus und hinterlassen Löcher',
    ],
    howToConfirm: [
      'Das Blatt gegen das Licht halten: Der Rand wirkt fettig und durchscheinend',
      'Überlegen, ob es vor den Flecken bei Wärme regnete oder von oben gegossen wurde',
    ],
    lookAlikes: {
      leaf_spot: 'Pilzflecken sind trocken und zeigen oft Ringe oder dunkle Punkte',
      early_blight: 'Die Dürrfleckenkrankheit hat Ringe wie eine Zielscheibe',
    },
    seekExpertIf:
      'Früchte haben Flecken oder Zitrus hat erhabene korkige Flecken: Zitruskrebs ist meldepflichtig',
  },
  fire_blight: {
    name: 'Feuerbrand',
    symptoms: [
      'Triebe von Apfel, Birne oder Quitte werden schwarz wie verbrannt, die Spitze krümmt sich wie ein Haken',
      'Klebrige bernsteinfarbene Tropfen auf geschwärzter Rinde',
    ],
    howToConfirm: ['Prüfen, ob tote Blätter am Trieb hängen bleiben: Bei Feuerbrand tun sie das'],
    lookAlikes: {
      cold_damage: 'Frost trifft alle jungen Triebe in einer Nacht und hört dann auf',
      vascular_wilt: 'Bei Welkekrankheit vergilben die Blätter vor dem Absterben, Haken fehlen',
    },
    seekExpertIf: 'Schon der Verdacht genügt: In vielen Ländern ist Feuerbrand meldepflichtig',
  },
  citrus_greening: {
    name: 'Verdacht auf Citrus-Greening (Huanglongbing)',
    symptoms: [
      'Fleckig gelbe Marmorierung, die sich auf beiden Blatthälften unterscheidet',
      'Kleine, schiefe Früchte, die an der Spitze grün bleiben',
    ],
    howToConfirm: [
      'Auf beide Blatthälften einen Kreis zeichnen: Verschiedene Muster sprechen dafür',
      'Nur ein Labortest beweist es',
    ],
    lookAlikes: {
      iron_deficiency: 'Eisenmangel ist auf beiden Hälften gleich, mit grünen Adern',
      magnesium_deficiency: 'Magnesiummangel lässt am Blattgrund einen grünen Keil stehen',
    },
    seekExpertIf:
      'Schon der Verdacht genügt: Die Krankheit tötet Zitrusbäume und ist meldepflichtig',
  },
  leaf_curl_virus: {
    name: 'Verdacht auf Blattroll-Virus',
    symptoms: [
      'Junge Blätter rollen sich nach oben, bleiben klein und werden am Rand gelb',
      'Die Pflanze bleibt klein und trägt wenig',
    ],
    howToConfirm: [
      'Die Pflanze schütteln: Auffliegende Weiße Fliegen übertragen dieses Virus',
      'Nur ein Labortest beweist es',
    ],
    lookAlikes: {
      leaf_distortion:
        'Milben und Thripse hinterlassen bronzene oder silbrige Narben auf den gerollten Blättern',
      aphids: 'Unter von Blattläusen gerollten Blättern sitzen die Tiere in Gruppen',
    },
    seekExpertIf: 'Mehrere Pflanzen zeigen es: Es ist nicht heilbar und breitet sich schnell aus',
  },
  spotted_wilt_virus: {
    name: 'Verdacht auf Bronzefleckenvirus',
    symptoms: [
      'Bronzene bis braune Ringe und Sprenkel auf jungen Blättern',
      'Triebspitzen welken und Früchte zeigen helle Ringe',
    ],
    howToConfirm: [
      'In den Blüten nach Thripsen suchen: Sie übertragen dieses Virus',
      'Nur ein Labortest beweist es',
    ],
    lookAlikes: {
      leaf_spot: 'Blattflecken beginnen an älteren Blättern und bilden keine Ringe auf Früchten',
      leaf_curl_virus: 'Das Blattroll-Virus bildet keine braunen Ringe',
    },
    seekExpertIf: 'Mehrere Pflanzen zeigen Ringe: Befallene Pflanzen sind nicht heilbar',
  },
  spider_mites: {
    name: 'Spinnmilben',
    symptoms: [
      'Feine helle Punkte über das ganze Blatt',
      'Feine Gespinste zwischen Blättern und Stängeln',
    ],
    howToConfirm: [
      'Die Pflanze mit Wasser besprühen: Gespinste werden sichtbar',
      'Ein Blatt über weißem Papier abklopfen: Staubkleine Punkte beginnen zu laufen',
    ],
    lookAlikes: {
      thrips: 'Thripse hinterlassen silbrige Streifen mit schwarzem Kot und keine Gespinste',
      dry_air: 'Trockene Luft bräunt die Spitzen und macht keine Punkte',
    },
    seekExpertIf:
      'Gespinste bedecken ganze Triebe oder die Milben kommen nach dreimaligem Abbrausen wieder',
  },
  aphids: {
    name: 'Blattläuse',
    symptoms: [
      'Gruppen kleiner weicher Insekten an Triebspitzen und Blattunterseiten',
      'Klebrige, gerollte junge Blätter',
    ],
    howToConfirm: [
      'Die jüngsten Triebe ansehen: Blattläuse sitzen dort in Gruppen und bewegen sich kaum',
      'Nach weißen Häutungsresten und nach Ameisen suchen, die an der Pflanze hochlaufen',
    ],
    lookAlikes: {
      whiteflies: 'Weiße Fliegen fliegen auf, wenn man die Pflanze berührt',
      leaf_curl_virus: 'Durch ein Virus gerollte Blätter tragen keine Gruppen von Insekten',
    },
    seekExpertIf: 'Die Blätter zeigen auch ein Mosaik: Blattläuse übertragen Viren',
  },
  whiteflies: {
    name: 'Weiße Fliegen',
    symptoms: [
      'Winzige weiße Insekten, die beim Berühren der Pflanze auffliegen',
      'Klebrige, blasse oder gelbe Blätter',
    ],
    howToConfirm: ['Auf den Unterseiten nach hellen, flachen, schuppenartigen Larven suchen'],
    lookAlikes: {
      aphids: 'Blattläuse bleiben sitzen',
      fungus_gnats: 'Trauermücken sind dunkel und laufen auf der Erde',
    },
    seekExpertIf: 'Nach vier Wochen mit Fallen und Abwaschen schwärmen sie noch',
  },
  mealybugs: {
    name: 'Wollläuse (Schmierläuse)',
    symptoms: [
      'Weiße, watteartige Flöckchen in Blattachseln und an den Adern',
      'Klebrige Blätter und schwacher Wuchs',
    ],
    howToConfirm: [
      'Ein Flöckchen mit Wattestäbchen und Alkohol betupfen: Ein rosa Insekt kommt zum Vorschein',
    ],
    lookAlikes: {
      powdery_mildew: 'Echter Mehltau ist ein flacher Belag ohne Flöckchen',
      scale_insects: 'Schildläuse sind braun, hart und flach',
    },
    seekExpertIf: 'Auch an den Wurzeln sind Flöckchen',
  },
  scale_insects: {
    name: 'Schildläuse',
    symptoms: [
      'Braune, flache oder gewölbte Höcker an Stängeln und Blattadern',
      'Klebrige Blätter darunter',
    ],
    howToConfirm: [
      'Einen Höcker mit dem Fingernagel abheben: Eine Schildlaus löst sich und die Pflanze darunter ist heil',
    ],
    lookAlikes: {
      mealybugs: 'Wollläuse sind weiß, weich und wollig',
      natural_ageing: 'Korkige Altersspuren gehören zum Stängel und lösen sich nicht',
    },
    seekExpertIf: 'Nach sechs Wochen Behandlung erscheinen noch neue Höcker',
  },
  thrips: {
    name: 'Thripse',
    symptoms: [
      'Silbrige Streifen und Flecken mit schwarzen Kotpünktchen',
      'Verformte junge Blätter und Blüten',
    ],
    howToConfirm: [
      'In eine Blüte pusten oder sie über weißem Papier abklopfen: Schlanke, 1 mm lange Insekten laufen weg',
    ],
    lookAlikes: {
      spider_mites: 'Spinnmilben hinterlassen feine Punkte und Gespinste',
      leaf_miner: 'Minen sind Gänge im Blatt mit heiler Haut darüber',
    },
    seekExpertIf: 'Braune Ringe erscheinen auf Blättern: Thripse übertragen das Bronzefleckenvirus',
  },
  fungus_gnats: {
    name: 'Trauermücken',
    symptoms: [
      'Kleine dunkle Mücken, die auf der Erde laufen und beim Gießen auffliegen',
      'Sämlinge und Stecklinge wachsen schlecht',
    ],
    howToConfirm: [
      'Eine Scheibe rohe Kartoffel auf die Erde legen: Nach zwei Tagen sitzen glasige Larven mit schwarzem Kopf darunter',
    ],
    lookAlikes: {
      whiteflies: 'Weiße Fliegen sind weiß und sitzen unter den Blättern',
      water_excess: 'Nasse Erde allein bringt keine Mücken; meist kommt beides zusammen vor',
    },
    seekExpertIf: 'Sämlinge fallen um oder Pflanzen welken, obwohl die Erde feucht ist',
  },
  slugs_snails: {
    name: 'Schnecken',
    symptoms: ['Große unregelmäßige Löcher in weichen Blättern', 'Silbrige Schleimspuren'],
    howToConfirm: [
      'Zwei Stunden nach Einbruch der Dunkelheit bei feuchtem Wetter mit der Lampe suchen',
    ],
    lookAlikes: {
      chewing_pests: 'Raupen und Käfer hinterlassen trockenen Kot und keinen Schleim',
      mechanical_damage: 'Gerissene Blätter zeigen am nächsten Morgen keine neuen Schäden',
    },
    seekExpertIf: 'Junge Pflanzen verschwinden über Nacht trotz täglichen Absammelns',
  },
  phosphorus_deficiency: {
    name: 'Dunkle, purpurne Blätter (Verdacht auf Phosphormangel)',
    symptoms: [
      'Ältere Blätter werden dunkelgrün bis purpurn, zuerst die Unterseite',
      'Die Pflanze bleibt klein und blüht wenig',
    ],
    howToConfirm: [
      'Die Temperatur der Erde messen: Unter 12 °C nehmen Wurzeln auch aus reicher Erde zu wenig Phosphor auf',
    ],
    lookAlikes: {
      cold_damage: 'Nach kalten Nächten werden die Blätter auf einmal rot, auch die jungen',
      nitrogen_deficiency: 'Stickstoffmangel macht alte Blätter blass, nicht dunkel',
    },
    seekExpertIf: 'Blätter sind nach vier Wochen warmer Erde und Düngung noch purpurn',
  },
  magnesium_deficiency: {
    name: 'Vergilbung zwischen den Adern alter Blätter (Verdacht auf Magnesiummangel)',
    symptoms: [
      'Ältere Blätter werden zwischen den Adern gelb, vom Rand nach innen',
      'Am Blattgrund bleibt ein grüner Keil',
    ],
    howToConfirm: [
      'Prüfen, ob alte Blätter am stärksten betroffen und die jüngsten grün sind',
      'Überlegen, ob viel Kalium gedüngt wurde: Es blockiert Magnesium',
    ],
    lookAlikes: {
      iron_deficiency: 'Eisenmangel trifft die jüngsten Blätter',
      natural_ageing: 'Ein alterndes Blatt wird gleichmäßig gelb, auch die Adern',
    },
    seekExpertIf: 'Auch junge Blätter werden gelb',
  },
  blossom_end_rot: {
    name: 'Blütenendfäule (Calcium erreicht die Frucht nicht)',
    symptoms: [
      'Eingesunkene, ledrige braune Stelle an der Spitze von Tomaten, Paprika oder Zucchini',
      'Die Blätter sehen gesund aus',
    ],
    howToConfirm: [
      'Überlegen, wie gegossen wurde: Der Wechsel zwischen trocken und nass ist die übliche Ursache',
    ],
    lookAlikes: {
      late_blight:
        'Kraut- und Braunfäule zeigt sich auch an den Blättern und beginnt überall an der Frucht',
      sunburn: 'Sonnenbrand ist hell und auf der Sonnenseite',
    },
    seekExpertIf: 'Neue Früchte faulen nach vier Wochen gleichmäßigen Gießens',
  },
  salt_excess: {
    name: 'Zu viel Dünger oder Salz',
    symptoms: [
      'Braune, trockene Spitzen und Ränder',
      'Weiße oder gelbliche Kruste auf der Erde oder am Topf',
    ],
    howToConfirm: [
      'Am Topfrand und auf der Erde nach einer Kruste suchen',
      'Überlegen, wie gedüngt wurde: Häufiger oder stärker als auf dem Etikett spricht dafür',
    ],
    lookAlikes: {
      potassium_deficiency:
        'Ohne Dünger seit Monaten und ohne Kruste ist ein Mangel wahrscheinlicher',
      dry_air: 'Trockene Luft bräunt nur die Spitzen und eine Kruste fehlt',
    },
    seekExpertIf: 'Nach zweimaligem Durchspülen sterben weiter Blätter ab',
  },
  dry_air: {
    name: 'Zu trockene Luft',
    symptoms: [
      'Braune, trockene Blattspitzen bei feuchter Erde',
      'Knospen vertrocknen oder fallen ab',
    ],
    howToConfirm: ['Die Luftfeuchte messen: Unter 40 %, wie in geheizten Räumen, spricht dafür'],
    lookAlikes: {
      spider_mites: 'Spinnmilben hinterlassen Punkte und Gespinste; trockene Luft fördert sie',
      salt_excess: 'Bei zu viel Salz liegt eine Kruste auf der Erde',
    },
    seekExpertIf: 'Neue Blätter werden braun, obwohl die Luft feucht genug ist',
  },
  cold_damage: {
    name: 'Kälte- oder Frostschaden',
    symptoms: [
      'Glasige, dunkle, schlaffe Blätter nach einer kalten Nacht oder an einem kalten Fenster',
      'Der Schaden erscheint binnen ein, zwei Tagen auf einmal',
    ],
    howToConfirm: [
      'Überlegen, wie kalt die letzten Nächte waren: Unter 10 °C leiden Tropenpflanzen, unter 0 °C zarte Triebe',
    ],
    lookAlikes: {
      root_rot: 'Bei Wurzelfäule geht es langsam bergab und die Erde ist nass',
      fire_blight: 'Feuerbrand wandert über Wochen von Trieb zu Trieb',
    },
    seekExpertIf: 'Der Stängel ist beim Ankratzen innen weich und braun',
  },
  heat_stress: {
    name: 'Hitzestress',
    symptoms: [
      'Blätter rollen sich oder hängen mittags und erholen sich am Abend',
      'Blüten und junge Früchte fallen ab',
    ],
    howToConfirm: ['Mittags die Temperatur messen: Über 32 °C an der Pflanze spricht dafür'],
    lookAlikes: {
      water_deficit: 'Eine durstige Pflanze lässt auch morgens noch die Blätter hängen',
      sunburn: 'Sonnenbrand hinterlässt gebleichte Stellen, die bleiben',
    },
    seekExpertIf: 'Die Pflanze lässt morgens noch die Blätter hängen, obwohl die Erde feucht ist',
  },
  mechanical_damage: {
    name: 'Risse, Knicke oder Scheuerstellen',
    symptoms: ['Risse, Falten oder Narben mit glattem Rand, die sich nicht ausbreiten'],
    howToConfirm: [
      'An Wind, einen Umzug, Haustiere oder Vorbeigehende denken',
      'Den Rand markieren und nach einer Woche nachsehen: Er ist nicht gewachsen',
    ],
    lookAlikes: {
      chewing_pests: 'Schädlinge fressen Gewebe weg und hinterlassen Kot',
      thrips: 'Narben von Thripsen sind silbrig mit schwarzen Punkten',
    },
    seekExpertIf: 'Ein Haupttrieb ist gebrochen oder die Wunde wird weich',
  },
}
