import type { Words } from '../texts.ts'

export const photoIssues: Words['photoIssues'] = {
  BLURRED: 'De foto is onscherp: details van de bladeren zijn niet te zien.',
  TOO_DARK: 'De foto is te donker.',
  TOO_BRIGHT: 'De foto is overbelicht.',
  TOO_SMALL: 'De foto heeft te weinig pixels om details te zien.',
  TOO_FAR: 'De plant beslaat maar een klein deel van de foto.',
  SEVERAL_PLANTS: 'Er staan meerdere planten op de foto.',
}

export const retake: Words['retake'] = {
  notAPlant: 'Fotografeer één blad of de hele plant van dichtbij, zodat het beeld gevuld is.',
  unusable:
    'Maak de foto opnieuw bij daglicht, houd stil en tik op het blad zodat de camera erop scherpstelt.',
  closer:
    "Foto's van dichtbij van de boven- en onderkant van een aangetast blad zouden meer zekerheid geven.",
}

export const summary: Words['summary'] = {
  healthy: 'De bladeren zien er gezond uit: er is geen noemenswaardige verkleuring gemeten.',
  issues: 'Er zijn tekenen van een probleem gevonden. Het meest waarschijnlijk: {names}.',
  inconclusive:
    'Er is een plant herkend, maar de tekenen zijn te zwak of te gemengd voor een diagnose.',
  notAPlant: 'Op deze foto is geen plant herkend.',
  unusable: 'De foto kan niet worden beoordeeld.',
}

export const evidence: Words['evidence'] = {
  discolouredShare: '{share} van het bladoppervlak is verkleurd.',
  spotCount: {
    one: 'Er is {count} vlek van een andere kleur op de bladeren gevonden.',
    other: 'Er zijn {count} vlekken van een andere kleur op de bladeren gevonden.',
  },
  rustSpotCount: {
    one: 'Er is {count} roestoranje tot bruine vlek gevonden.',
    other: 'Er zijn {count} roestoranje tot bruine vlekken gevonden.',
  },
  largeBlotch: 'De grootste dode plek beslaat {share} van het bladoppervlak.',
  whiteShare: '{share} van het bladoppervlak is witachtig.',
  yellowShare: '{share} van het bladoppervlak is geel.',
  greenVeins: 'De nerven zijn donkerder en groener dan het weefsel ertussen.',
  mottledShare: 'Geel en groen wisselen elkaar af in {share} van de onderzochte vakken.',
  brownRim: '{share} van de bladrand is bruin.',
  holeCount: {
    one: 'Er is {count} gat in de bladeren gevonden.',
    other: 'Er zijn {count} gaten in de bladeren gevonden.',
  },
  shapeAndTexture:
    "Het patroon van oppervlak en kleur lijkt op bekende foto's van dit symptoom ({share}).",
  wateredOften: { one: 'U geeft elke dag water.', other: 'U geeft elke {count} dagen water.' },
  wateredSeldom: { one: 'U geeft elke dag water.', other: 'U geeft elke {count} dagen water.' },
  fullSun: 'De plant staat in de volle zon.',
  shade: 'De plant staat in de schaduw.',
}

export const disclaimer =
  'Een automatische beoordeling van één foto. Die kan fout zijn: controleer de genoemde kenmerken voordat u behandelt en vraag een deskundige voordat u iets gebruikt of eet.'
