import type { Words } from '../texts.ts'

export const photoIssues: Words['photoIssues'] = {
  BLURRED: 'Das Foto ist unscharf: Einzelheiten der Blätter sind nicht zu erkennen.',
  TOO_DARK: 'Das Foto ist zu dunkel.',
  TOO_BRIGHT: 'Das Foto ist überbelichtet.',
  TOO_SMALL: 'Das Foto hat zu wenige Pixel, um Einzelheiten zu erkennen.',
  TOO_FAR: 'Die Pflanze nimmt nur einen kleinen Teil des Fotos ein.',
  SEVERAL_PLANTS: 'Auf dem Foto sind mehrere Pflanzen.',
}

export const retake: Words['retake'] = {
  notAPlant:
    'Ein einzelnes Blatt oder die ganze Pflanze aus der Nähe fotografieren, sodass sie das Bild füllt.',
  unusable:
    'Das Foto bei Tageslicht wiederholen, ruhig halten und auf das Blatt tippen, damit die Kamera darauf scharf stellt.',
  closer:
    'Nahaufnahmen von Ober- und Unterseite eines betroffenen Blattes würden die Diagnose sicherer machen.',
}

export const summary: Words['summary'] = {
  healthy: 'Die Blätter sehen gesund aus: Es wurde keine nennenswerte Verfärbung gemessen.',
  issues: 'Es wurden Anzeichen eines Problems gefunden. Am wahrscheinlichsten: {names}.',
  inconclusive:
    'Eine Pflanze wurde erkannt, aber die Anzeichen sind für eine Diagnose zu schwach oder zu gemischt.',
  notAPlant: 'Auf diesem Foto wurde keine Pflanze erkannt.',
  unusable: 'Das Foto lässt sich nicht beurteilen.',
}

export const evidence: Words['evidence'] = {
  discolouredShare: 'Der verfärbte Anteil der Blattfläche beträgt {share}.',
  spotCount: {
    one: '{count} andersfarbiger Fleck wurde auf den Blättern gefunden.',
    other: '{count} andersfarbige Flecken wurden auf den Blättern gefunden.',
  },
  rustSpotCount: {
    one: '{count} rostorangefarbener bis brauner Fleck wurde gefunden.',
    other: '{count} rostorangefarbene bis braune Flecken wurden gefunden.',
  },
  largeBlotch: 'Die größte tote Stelle bedeckt {share} der Blattfläche.',
  whiteShare: 'Der weißliche Anteil der Blattfläche beträgt {share}.',
  yellowShare: 'Der gelbe Anteil der Blattfläche beträgt {share}.',
  greenVeins: 'Die Adern sind dunkler und grüner als das Gewebe dazwischen.',
  mottledShare: 'In {share} der untersuchten Felder wechseln sich Gelb und Grün ab.',
  brownRim: 'Der braune Anteil des Blattrands beträgt {share}.',
  holeCount: {
    one: '{count} Loch wurde in den Blättern gefunden.',
    other: '{count} Löcher wurden in den Blättern gefunden.',
  },
  shapeAndTexture:
    'Das Muster von Oberfläche und Farbe ähnelt bekannten Fotos dieses Anzeichens ({share}).',
  wateredOften: { one: 'Sie gießen jeden Tag.', other: 'Sie gießen alle {count} Tage.' },
  wateredSeldom: { one: 'Sie gießen jeden Tag.', other: 'Sie gießen alle {count} Tage.' },
  fullSun: 'Die Pflanze steht in voller Sonne.',
  shade: 'Die Pflanze steht im Schatten.',
}

export const disclaimer =
  'Automatische Einschätzung anhand eines einzigen Fotos. Sie kann falsch sein: vor einer Behandlung anhand der genannten Anzeichen prüfen und Fachleute fragen, bevor etwas verwendet oder gegessen wird.'
