import type { ActionId, ActionText } from '../../types.ts'

// Longer than other files: one noun in one language, read beside the same file of another language.

export const actions: Readonly<Record<ActionId, ActionText>> = {
  remove_affected_leaves: {
    title: 'Retirer les feuilles touchées',
    instructions:
      "Couper les feuilles les plus atteintes avec des ciseaux propres, pas plus d'un tiers de la plante à la fois, et les jeter aux ordures, pas au compost. Essuyer ensuite les lames à l'alcool et porter des gants si la plante a un suc laiteux.",
  },
  keep_leaves_dry: {
    title: 'Garder les feuilles sèches',
    instructions:
      'Arroser la terre le matin, pas les feuilles, et ne pas brumiser. La plupart des infections ont besoin de feuilles mouillées pendant des heures.',
  },
  improve_air_flow: {
    title: "Donner plus d'air",
    instructions:
      "Écarter les plantes voisines d'au moins une main et éclaircir les pousses serrées pour que les feuilles sèchent vite.",
  },
  isolate_plant: {
    title: "L'éloigner des autres plantes",
    instructions:
      "Placer la plante à 1 mètre au moins des autres jusqu'à ce que deux semaines passent sans nouveau dégât. Se laver les mains après l'avoir touchée.",
  },
  fungicide: {
    title: "Si cela s'étend encore : un fongicide d'un type adapté",
    instructions:
      "Si de nouvelles feuilles sont touchées après une semaine, un produit au cuivre, au soufre ou au bicarbonate de potassium peut protéger les feuilles saines. N'utiliser qu'un produit autorisé pour la plante dans le pays et suivre l'étiquette ; il protège les nouvelles feuilles et ne soigne pas les anciennes.",
  },
  wash_with_mild_soap: {
    title: 'Essuyer le dépôt',
    instructions:
      "Essuyer les feuilles des deux côtés avec un chiffon doux et de l'eau tiède, puis les laisser sécher dans un endroit aéré, hors du soleil.",
  },
  release_beneficials: {
    title: 'Utiliser des ennemis naturels',
    instructions:
      'Une fois le ravageur connu, on peut acheter acariens prédateurs, larves de chrysope ou guêpes parasitoïdes adaptés, pour la maison et la serre. Dehors, épargner coccinelles et syrphes.',
  },
  insecticidal_soap: {
    title: 'En cas de ravageurs : un savon ou une huile insecticide',
    instructions:
      "Si acariens, thrips ou pucerons résistent au lavage, un savon insecticide ou une huile végétale est le type le plus doux. N'utiliser qu'un produit autorisé pour la plante, suivre l'étiquette et l'essayer d'abord sur une feuille.",
  },
  search_for_pests: {
    title: 'Chercher les ravageurs',
    instructions:
      "Examiner à la loupe le dessous des feuilles et le bout des pousses, le soir aussi. Enlever ce qu'on trouve et rincer les feuilles au jet vigoureux d'eau tiède.",
  },
  remove_virus_plant: {
    title: "Se séparer de la plante si le dessin s'étend",
    instructions:
      'Un virus ne se soigne pas. Si les nouvelles feuilles portent encore ce dessin ou si les voisines commencent, jeter toute la plante aux ordures et nettoyer outils et pot.',
  },
  control_sap_suckers: {
    title: 'Tenir les suceurs de sève à distance',
    instructions:
      "Rincer pucerons et aleurodes à l'eau et suspendre des pièges jaunes collants : ces insectes transmettent les virus de plante en plante.",
  },
  let_soil_dry: {
    title: 'Laisser sécher la terre',
    instructions:
      'Ne pas arroser avant que les 3 cm du dessus soient secs et vider la soucoupe. Entre-temps, mettre le pot au chaud et à la lumière, sans plein soleil.',
  },
  check_drainage: {
    title: 'Vérifier le drainage et les racines',
    instructions:
      "Le pot doit avoir des trous et l'eau passer en moins d'une minute. Couper les racines brunes et molles et rempoter dans une terre neuve et meuble.",
  },
  water_thoroughly: {
    title: 'Arroser à fond',
    instructions:
      "Mettre le pot dans l'eau de 20 à 30 minutes, jusqu'à ce qu'aucune bulle ne monte, puis égoutter. En pleine terre, arroser lentement et en profondeur plutôt qu'un peu chaque jour.",
  },
  adjust_watering_rhythm: {
    title: 'Arroser au toucher, pas au calendrier',
    instructions:
      'Toucher la terre avant chaque arrosage et noter les jours pendant trois semaines ; garder le rythme où les 2 à 3 cm du dessus viennent de sécher.',
  },
  move_out_of_sun: {
    title: 'Protéger du soleil fort',
    instructions:
      "Éloigner la plante de 1 à 2 mètres d'une fenêtre ensoleillée ou l'ombrer entre 11 et 16 heures. L'habituer à plus de lumière en deux semaines.",
  },
  move_to_light: {
    title: 'Donner plus de lumière',
    instructions:
      "La rapprocher en deux semaines à moins de 1 mètre d'une fenêtre claire ou ajouter une lampe pour plantes 10 à 12 heures par jour.",
  },
  feed_balanced: {
    title: 'Apporter un engrais complet',
    instructions:
      "Donner un engrais liquide complet à la moitié de la dose de l'étiquette, sur terre humide, en période de croissance seulement. Le tenir loin des enfants et des animaux.",
  },
  correct_soil_reaction: {
    title: 'Mesurer le pH et donner du fer chélaté',
    instructions:
      "Tester la terre. Au-dessus de pH 7, utiliser de l'eau de pluie au lieu d'une eau calcaire et un engrais au fer chélaté selon l'étiquette.",
  },
  feed_potassium: {
    title: 'Apporter plus de potassium',
    instructions:
      "Sans croûte de sel sur la terre, donner un engrais riche en potassium (comme pour tomates) à demi-dose. S'il y a une croûte, rincer plutôt le pot avec trois fois son volume d'eau.",
  },
  leave_alone: {
    title: 'Laisser les feuilles marquées',
    instructions:
      "Le tissu abîmé ne reverdit pas, mais le reste vert nourrit encore la plante. N'enlever que les feuilles entièrement sèches.",
  },
  prune_infected_wood: {
    title: 'Couper le bois malade',
    instructions:
      "Par temps sec, couper chaque pousse au moins 30 cm sous le dernier dégât visible et essuyer la lame à l'alcool après chaque coupe. Jeter les déchets aux ordures.",
  },
  remove_whole_plant: {
    title: 'Arracher les plantes très touchées',
    instructions:
      "Si les tiges sont touchées ou si la plante ne cesse de faner, l'arracher avec ses racines, l'emporter dans un sac et la jeter aux ordures, pas au compost.",
  },
  repot_rotten_roots: {
    title: 'Couper les racines pourries et rempoter',
    instructions:
      'Rincer les racines, couper toutes les brunes et molles avec une lame propre et rempoter dans une terre neuve et aérée, dans un pot juste assez grand. Arroser peu pendant deux semaines.',
  },
  rinse_off_pests: {
    title: 'Rincer les ravageurs',
    instructions:
      "Doucher la plante au jet vigoureux d'eau tiède, surtout le dessous des feuilles. Couvrir la terre des pots. Répéter au moins trois fois.",
  },
  wipe_off_pests: {
    title: 'Enlever les insectes à la main',
    instructions:
      "Toucher chaque insecte avec un coton-tige trempé dans l'alcool à friction ou le gratter avec l'ongle, à l'aisselle des feuilles aussi. Essayer d'abord sur une feuille et tenir l'alcool loin des enfants et des flammes.",
  },
  hang_sticky_traps: {
    title: 'Suspendre des pièges collants',
    instructions:
      "Suspendre des pièges jaunes, bleus pour les thrips, juste au-dessus de la plante et compter les prises chaque semaine. Seulement en intérieur ou sous serre, où ils ne prennent pas d'abeilles.",
  },
  apply_nematodes: {
    title: 'Arroser avec des nématodes utiles',
    instructions:
      "Donner le soir, avec l'eau d'arrosage, des nématodes de l'espèce Steinernema feltiae, comme l'indique l'emballage. La terre doit rester un peu humide et au-dessus de 12 °C pendant deux semaines.",
  },
  collect_slugs: {
    title: 'Ramasser les limaces le soir',
    instructions:
      'Poser une planche sur la terre humide comme cachette, y ramasser limaces et escargots, à la lampe aussi, et arroser le matin plutôt que le soir. Des collerettes protègent les jeunes plants.',
  },
  feed_phosphorus: {
    title: 'Donner du phosphore en terre chaude',
    instructions:
      'Garder les racines au-dessus de 15 °C et donner un engrais pour plantes fleuries à demi-dose. En pleine terre, incorporer du compost ; davantage seulement si une analyse montre un manque.',
  },
  feed_magnesium: {
    title: 'Donner du magnésium',
    instructions:
      "Donner un engrais au magnésium (comme le sel d'Epsom) selon l'étiquette, et moins de potassium un temps. Les feuilles jaunes le restent ; observer les nouvelles.",
  },
  rinse_out_salts: {
    title: 'Rincer le sel',
    instructions:
      "Enlever la croûte, puis verser lentement dans la terre de l'eau de pluie ou peu calcaire, trois fois le volume du pot, et laisser égoutter. Pas d'engrais pendant six semaines.",
  },
  raise_humidity: {
    title: "Humidifier l'air",
    instructions:
      'Grouper les plantes, les poser sur un plateau de cailloux mouillés ou utiliser un humidificateur, loin des radiateurs et de la climatisation. Viser 50 à 60 %.',
  },
  protect_from_cold: {
    title: "L'éloigner du froid",
    instructions:
      "Garder les plantes tropicales au-dessus de 15 °C, loin des vitres froides et des courants d'air. Dehors, couvrir d'un voile les nuits de gel et laisser les parties abîmées jusqu'à la reprise.",
  },
  cool_and_shade: {
    title: 'Ombrer et rafraîchir',
    instructions:
      "Ombrer la plante à midi, ôter les pots de la pierre chaude et laisser passer l'air. Arroser tôt le matin et ne pas donner d'engrais avant la fin de la chaleur.",
  },
  trim_damage: {
    title: 'Tailler les dégâts',
    instructions:
      'Couper pointes mortes et parties déchirées avec des ciseaux propres en suivant la forme de la feuille. Soutenir une tige pliée avec un bâtonnet et un lien souple.',
  },
  report_to_authority: {
    title: 'Signaler la suspicion',
    instructions:
      'Prendre des photos, ne pas déplacer de morceaux de la plante et prévenir le service de protection des végétaux de la région. Il dit quoi faire et analyse souvent gratuitement.',
  },
  inspect_new_plants: {
    title: "Examiner d'abord les nouvelles plantes",
    instructions:
      "Bien regarder les plantes à l'achat et les garder deux semaines à l'écart des autres.",
  },
  check_weekly: {
    title: 'Regarder de près chaque semaine',
    instructions:
      "Examiner chaque semaine le dessous des feuilles, le bout des pousses et la terre : ce qui est vu tôt s'enlève facilement.",
  },
  clean_tools: {
    title: 'Garder les outils propres',
    instructions:
      "Essuyer ciseaux et couteaux à l'alcool avant et après usage et laver les pots usagés à l'eau chaude.",
  },
  clear_fallen_leaves: {
    title: 'Ramasser les feuilles tombées',
    instructions:
      "Ramasser souvent les feuilles tombées et mortes : beaucoup de maladies y passent l'hiver.",
  },
  rotate_crops: {
    title: 'Changer de planche',
    instructions: 'Cultiver la plante et ses parentes dans une autre planche pendant trois ans.',
  },
  choose_resistant_varieties: {
    title: 'Choisir des variétés résistantes',
    instructions:
      'À la prochaine plantation, demander des variétés résistantes à cette maladie et des semences saines.',
  },
  mulch_soil: {
    title: 'Couvrir la terre',
    instructions:
      "Couvrir la terre de 3 à 5 cm de paille, d'écorce ou de compost sans toucher la tige : l'humidité reste régulière et il y a moins d'éclaboussures.",
  },
  acclimatise_slowly: {
    title: 'Habituer peu à peu',
    instructions:
      'Habituer les plantes à un nouvel endroit, au soleil ou au plein air en dix à quatorze jours, une heure ou deux de plus chaque jour.',
  },
}
