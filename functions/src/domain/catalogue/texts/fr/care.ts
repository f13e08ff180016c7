import type { Words } from '../texts.ts'

export const care: Words['care'] = {
  watering: {
    MOIST:
      'Garder la terre toujours humide, jamais détrempée : arroser dès que la surface commence à sécher et vider la soucoupe.',
    SURFACE_DRY:
      "Arroser quand les 2 à 3 cm du dessus sont secs, jusqu'à ce qu'un peu d'eau sorte en bas ; vider la soucoupe après 15 minutes.",
    HALF_DRY:
      'Arroser à fond quand la moitié supérieure du pot est sèche ; vider la soucoupe après 15 minutes.',
    DRY_OUT:
      'Laisser la terre sécher complètement, puis arroser à fond. En cas de doute, attendre quelques jours de plus.',
    SOAK: "Arroser par le bas : mettre le pot dans l'eau 15 minutes, puis bien égoutter. Garder le cœur de la plante au sec.",
    GARDEN:
      'Arroser à fond le matin quand les 5 cm du dessus sont secs ; plus souvent par forte chaleur et en pot.',
  },
  rest: {
    northern: 'Arroser environ un tiers de moins de novembre à février.',
    southern: 'Arroser environ un tiers de moins de mai à août.',
    tropical: 'Arroser moins pendant la saison des pluies.',
  },
  light: {
    FULL_SUN: 'Au moins 6 heures de soleil direct par jour.',
    PARTIAL_SHADE: '3 à 6 heures de soleil direct, de préférence le matin ou le soir.',
    BRIGHT_INDIRECT: "Un endroit clair à moins de 2 mètres d'une fenêtre, sans soleil de midi.",
    SHADE: 'Pas de soleil direct ; assez de lumière pour lire.',
  },
  soil: {
    POTTING: 'Terreau léger et drainant, dans un pot percé ; rempoter tous les 2 ans.',
    AIRY: "Mélange aéré de terreau avec environ un tiers d'écorce et de perlite, dans un pot percé.",
    CACTUS: 'Terre sableuse pour cactus et succulentes, qui sèche vite, dans un pot percé.',
    ORCHID:
      'Écorce grossière pour orchidées, pas de terreau ordinaire ; rempoter tous les 2 à 3 ans.',
    ACID: 'Terre acide sans calcaire, pH 4,5 à 6, et eau peu calcaire.',
    LEAN: 'Terre pauvre, sableuse ou caillouteuse, très drainante.',
    GARDEN: 'Terre profonde, meuble, riche en humus et drainante, pH 6 à 7.',
  },
  feeding: {
    BALANCED: 'Un engrais complet à demi-dose en période de croissance, aucun au repos.',
    POTASH:
      "Un engrais riche en potassium pour fleurs et fruits, comme pour tomates, selon l'étiquette, dès les premiers boutons.",
    CITRUS:
      "Un engrais pour agrumes avec fer et magnésium du printemps à l'automne, la moitié en hiver.",
    CACTUS: 'Un engrais pour cactus à demi-dose, en période de croissance seulement.',
    ORCHID: 'Un engrais pour orchidées à demi-dose tous les deux ou trois arrosages.',
    ACID: 'Un engrais pour plantes de terre de bruyère au printemps et en été, aucun ensuite.',
    SPARING: 'Peu ou pas : du compost une fois par an suffit en général.',
  },
}
