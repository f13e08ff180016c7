import type { Words } from '../texts.ts'

export const photoIssues: Words['photoIssues'] = {
  BLURRED: 'La photo est floue : les détails des feuilles ne se voient pas.',
  TOO_DARK: 'La photo est trop sombre.',
  TOO_BRIGHT: 'La photo est surexposée.',
  TOO_SMALL: 'La photo a trop peu de pixels pour montrer les détails.',
  TOO_FAR: "La plante n'occupe qu'une petite partie de la photo.",
  SEVERAL_PLANTS: 'Plusieurs plantes sont sur la photo.',
}

export const retake: Words['retake'] = {
  notAPlant:
    "Photographier de près une seule feuille ou la plante entière, de façon à remplir l'image.",
  unusable:
    "Reprendre la photo à la lumière du jour, sans bouger, et toucher la feuille à l'écran pour faire la mise au point.",
  closer:
    "Des photos de près du dessus et du dessous d'une feuille touchée rendraient le diagnostic plus sûr.",
}

export const summary: Words['summary'] = {
  healthy: "Les feuilles ont l'air saines : aucun changement de couleur notable n'a été mesuré.",
  issues: "Des signes d'un problème ont été trouvés. Le plus probable : {names}.",
  inconclusive:
    'Une plante a été reconnue, mais les signes sont trop faibles ou trop mêlés pour un diagnostic.',
  notAPlant: "Aucune plante n'a été reconnue sur cette photo.",
  unusable: 'La photo ne peut pas être évaluée.',
}

export const evidence: Words['evidence'] = {
  discolouredShare: '{share} de la surface des feuilles a changé de couleur.',
  spotCount: {
    one: "{count} tache d'une autre couleur a été trouvée sur les feuilles.",
    other: "{count} taches d'une autre couleur ont été trouvées sur les feuilles.",
  },
  rustSpotCount: {
    one: '{count} tache orange rouille à brune a été trouvée.',
    other: '{count} taches orange rouille à brunes ont été trouvées.',
  },
  largeBlotch: 'La plus grande zone morte couvre {share} de la surface des feuilles.',
  whiteShare: '{share} de la surface des feuilles est blanchâtre.',
  yellowShare: '{share} de la surface des feuilles est jaune.',
  greenVeins: 'Les nervures sont plus foncées et plus vertes que le tissu entre elles.',
  mottledShare: 'Le jaune et le vert alternent dans {share} des zones examinées.',
  brownRim: '{share} du bord des feuilles est brun.',
  holeCount: {
    one: '{count} trou a été trouvé dans les feuilles.',
    other: '{count} trous ont été trouvés dans les feuilles.',
  },
  shapeAndTexture:
    "L'aspect de la surface et des couleurs ressemble à des photos connues de ce signe ({share}).",
  wateredOften: { one: 'Vous arrosez chaque jour.', other: 'Vous arrosez tous les {count} jours.' },
  wateredSeldom: {
    one: 'Vous arrosez chaque jour.',
    other: 'Vous arrosez tous les {count} jours.',
  },
  fullSun: 'La plante est en plein soleil.',
  shade: "La plante est à l'ombre.",
}

export const disclaimer =
  "Évaluation automatique d'une seule photo. Elle peut être fausse : la vérifier par les signes indiqués avant de traiter et demander à un spécialiste avant d'utiliser ou de manger quoi que ce soit."
