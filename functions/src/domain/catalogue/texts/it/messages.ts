import type { Words } from '../texts.ts'

export const photoIssues: Words['photoIssues'] = {
  BLURRED: 'La foto è mossa o sfocata: non si vedono i dettagli delle foglie.',
  TOO_DARK: 'La foto è troppo scura.',
  TOO_BRIGHT: 'La foto è sovraesposta.',
  TOO_SMALL: 'La foto ha troppo pochi pixel per vedere i dettagli.',
  TOO_FAR: 'La pianta occupa solo una piccola parte della foto.',
  SEVERAL_PLANTS: 'Nella foto ci sono più piante.',
}

export const retake: Words['retake'] = {
  notAPlant:
    "Fotografare da vicino una sola foglia o tutta la pianta, in modo che riempia l'immagine.",
  unusable:
    'Rifare la foto con la luce del giorno, tenere fermo il telefono e toccare la foglia sullo schermo per metterla a fuoco.',
  closer: 'Foto da vicino delle due facce di una foglia colpita darebbero più certezza.',
}

export const summary: Words['summary'] = {
  healthy:
    'Le foglie sembrano sane: non è stato misurato nessuna alterazione di colore degna di nota.',
  issues: 'Sono stati trovati segni di un problema. Causa più probabile: {names}.',
  inconclusive:
    'È stata riconosciuta una pianta, ma i segni sono troppo deboli o misti per una diagnosi.',
  notAPlant: 'In questa foto non è stata riconosciuta nessuna pianta.',
  unusable: 'La foto non si può valutare.',
}

export const evidence: Words['evidence'] = {
  discolouredShare: 'Superficie fogliare che ha cambiato colore: {share}.',
  spotCount: {
    one: 'È stata trovata {count} macchia di altro colore sulle foglie.',
    other: 'Sono state trovate {count} macchie di altro colore sulle foglie.',
  },
  rustSpotCount: {
    one: 'È stata trovata {count} macchia da arancione ruggine a bruna.',
    other: 'Sono state trovate {count} macchie da arancione ruggine a brune.',
  },
  largeBlotch: 'Superficie fogliare coperta dalla zona morta più grande: {share}.',
  whiteShare: 'Superficie fogliare biancastra: {share}.',
  yellowShare: 'Superficie fogliare gialla: {share}.',
  greenVeins: 'Le nervature sono più scure e verdi del tessuto tra di esse.',
  mottledShare: 'Zone esaminate in cui giallo e verde si alternano: {share}.',
  brownRim: 'Bordo fogliare bruno: {share}.',
  holeCount: {
    one: 'È stato trovato {count} foro nelle foglie.',
    other: 'Sono stati trovati {count} fori nelle foglie.',
  },
  shapeAndTexture:
    "L'aspetto di superficie e colore somiglia a foto note di questo segno ({share}).",
  wateredOften: { one: 'Lei annaffia ogni giorno.', other: 'Lei annaffia ogni {count} giorni.' },
  wateredSeldom: { one: 'Lei annaffia ogni giorno.', other: 'Lei annaffia ogni {count} giorni.' },
  fullSun: 'La pianta è in pieno sole.',
  shade: "La pianta è all'ombra.",
}

export const disclaimer =
  'Valutazione automatica di una sola foto. Può essere sbagliata: verificarla con i segni indicati prima di trattare e chiedere a un esperto prima di usare o mangiare qualcosa.'
