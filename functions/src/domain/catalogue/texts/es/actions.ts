import type { ActionId, ActionText } from '../../types.ts'

// Longer than other files: one noun in one language, read beside the same file of another language.

export const actions: Readonly<Record<ActionId, ActionText>> = {
  remove_affected_leaves: {
    title: 'Quite las hojas afectadas',
    instructions:
      'Corte las hojas más afectadas con tijeras limpias, no más de un tercio de la planta cada vez, y tírelas a la basura, no al compost. Limpie después las hojas de la tijera con alcohol y póngase guantes si la planta tiene savia lechosa.',
  },
  keep_leaves_dry: {
    title: 'Mantenga secas las hojas',
    instructions:
      'Riegue la tierra por la mañana, no las hojas, y no pulverice. La mayoría de las infecciones necesita varias horas de hojas mojadas.',
  },
  improve_air_flow: {
    title: 'Dele más aire',
    instructions:
      'Separe las plantas vecinas al menos un palmo y aclare los brotes apretados para que las hojas se sequen pronto.',
  },
  isolate_plant: {
    title: 'Apártela de otras plantas',
    instructions:
      'Ponga la planta al menos a 1 metro de las demás hasta que pasen dos semanas sin daños nuevos. Lávese las manos después de tocarla.',
  },
  fungicide: {
    title: 'Si sigue avanzando: un fungicida de tipo adecuado',
    instructions:
      'Si tras una semana hay hojas nuevas afectadas, un producto con cobre, azufre o bicarbonato potásico puede proteger las hojas sanas. Use solo uno autorizado para su planta donde usted vive y siga la etiqueta; protege las hojas nuevas y no cura las viejas.',
  },
  wash_with_mild_soap: {
    title: 'Limpie la capa',
    instructions:
      'Limpie las hojas por las dos caras con un paño suave y agua tibia y déjelas secar en un sitio aireado, sin sol.',
  },
  release_beneficials: {
    title: 'Use enemigos naturales',
    instructions:
      'Cuando sepa qué plaga es, puede comprar ácaros depredadores, larvas de crisopa o avispillas parasitoides para esa plaga, en interior o invernadero. Fuera, respete las mariquitas y los sírfidos.',
  },
  insecticidal_soap: {
    title: 'Si hay plaga: un jabón o aceite insecticida',
    instructions:
      'Si ha encontrado ácaros, trips o pulgones y lavar no basta, lo más suave es un jabón insecticida o un aceite vegetal. Use solo uno autorizado para su planta, siga la etiqueta y pruébelo antes en una hoja.',
  },
  search_for_pests: {
    title: 'Busque la plaga',
    instructions:
      'Mire con lupa el envés y las puntas de los brotes, también al anochecer. Retire lo que encuentre y enjuague las hojas con un chorro fuerte de agua tibia.',
  },
  remove_virus_plant: {
    title: 'Retire la planta si el dibujo avanza',
    instructions:
      'Los virus no tienen cura. Si las hojas nuevas siguen mostrando el dibujo o empiezan las vecinas, tire la planta entera a la basura y limpie herramientas y maceta.',
  },
  control_sap_suckers: {
    title: 'Aleje a los insectos chupadores',
    instructions:
      'Quite pulgones y moscas blancas con agua y cuelgue trampas amarillas pegajosas: estos insectos transmiten virus de planta en planta.',
  },
  let_soil_dry: {
    title: 'Deje secar la tierra',
    instructions:
      'No riegue hasta que los 3 cm de arriba estén secos y vacíe el plato. Mientras tanto, ponga la maceta en un lugar cálido y luminoso, sin pleno sol.',
  },
  check_drainage: {
    title: 'Revise el drenaje y las raíces',
    instructions:
      'Compruebe que la maceta tiene agujeros y que el agua pasa en menos de un minuto. Si hay raíces marrones y blandas, córtelas y trasplante a tierra nueva y suelta.',
  },
  water_thoroughly: {
    title: 'Riegue a fondo',
    instructions:
      'Ponga la maceta en agua de 20 a 30 minutos, hasta que no suban burbujas, y déjela escurrir. En el suelo, riegue despacio y en profundidad en vez de un poco cada día.',
  },
  adjust_watering_rhythm: {
    title: 'Riegue según la tierra, no el calendario',
    instructions:
      'Toque la tierra antes de cada riego y apunte los días durante tres semanas; siga el ritmo con el que los 2 a 3 cm de arriba justo se secan.',
  },
  move_out_of_sun: {
    title: 'Protéjala del sol fuerte',
    instructions:
      'Aleje la planta de 1 a 2 metros de la ventana soleada o dele sombra entre las 11 y las 16 horas. Acostúmbrela a más luz durante dos semanas.',
  },
  move_to_light: {
    title: 'Dele más luz',
    instructions:
      'Acérquela poco a poco, en dos semanas, a menos de 1 metro de una ventana luminosa o use una lámpara para plantas de 10 a 12 horas al día.',
  },
  feed_balanced: {
    title: 'Use un abono completo',
    instructions:
      'Dé un abono líquido completo a la mitad de la dosis de la etiqueta, con la tierra húmeda y solo en época de crecimiento. Guárdelo lejos de niños y mascotas.',
  },
  correct_soil_reaction: {
    title: 'Mida el pH y dé hierro quelado',
    instructions:
      'Analice la tierra. Por encima de pH 7 use agua de lluvia en lugar de agua dura y un abono con hierro quelado según la etiqueta.',
  },
  feed_potassium: {
    title: 'Abone con más potasio',
    instructions:
      'Si no hay costra de sal, dé un abono rico en potasio (como el de tomates) a media dosis. Si la hay, lave la maceta con tres veces su volumen de agua.',
  },
  leave_alone: {
    title: 'Deje las hojas marcadas',
    instructions:
      'El tejido dañado no vuelve a ser verde, pero lo verde aún alimenta la planta. Quite solo las hojas secas del todo.',
  },
  prune_infected_wood: {
    title: 'Corte la madera enferma',
    instructions:
      'En un día seco corte cada brote al menos 30 cm por debajo del último daño visible y limpie la hoja con alcohol tras cada corte. Tire los restos a la basura.',
  },
  remove_whole_plant: {
    title: 'Arranque las plantas muy afectadas',
    instructions:
      'Si hay tallos afectados o la planta no deja de marchitarse, arránquela con raíces, llévesela en una bolsa y tírela a la basura, no al compost.',
  },
  repot_rotten_roots: {
    title: 'Corte las raíces podridas y trasplante',
    instructions:
      'Enjuague las raíces, corte las marrones y blandas con una hoja limpia y trasplante a tierra nueva y aireada en una maceta justa. Riegue poco durante dos semanas.',
  },
  rinse_off_pests: {
    title: 'Quite la plaga con agua',
    instructions:
      'Duche la planta con un chorro fuerte de agua tibia, sobre todo por el envés. Tape la tierra de las macetas. Repita al menos tres veces.',
  },
  wipe_off_pests: {
    title: 'Quite los insectos a mano',
    instructions:
      'Toque cada insecto con un bastoncillo mojado en alcohol de farmacia o ráspelo con la uña, también en las axilas de las hojas. Pruebe antes en una hoja y guarde el alcohol lejos de niños y llamas.',
  },
  hang_sticky_traps: {
    title: 'Cuelgue trampas pegajosas',
    instructions:
      'Cuelgue trampas amarillas, azules para trips, justo encima de la planta y cuente las capturas cada semana. Úselas solo en interior o invernadero, donde no atrapan abejas.',
  },
  apply_nematodes: {
    title: 'Riegue con nematodos beneficiosos',
    instructions:
      'Dé nematodos de la especie Steinernema feltiae con el riego al atardecer, como dice el envase. La tierra debe seguir algo húmeda y a más de 12 °C durante dos semanas.',
  },
  collect_slugs: {
    title: 'Recoja las babosas al anochecer',
    instructions:
      'Ponga una tabla como escondite sobre tierra húmeda, recoja allí y con linterna babosas y caracoles, y riegue por la mañana y no por la tarde. Los collares contra babosas protegen las plantas jóvenes.',
  },
  feed_phosphorus: {
    title: 'Dé fósforo con la tierra templada',
    instructions:
      'Mantenga las raíces a más de 15 °C y dé un abono para plantas de flor a media dosis. En el suelo, incorpore compost; más solo si un análisis muestra que falta.',
  },
  feed_magnesium: {
    title: 'Dé magnesio',
    instructions:
      'Dé un abono con magnesio (como sal de Epsom) según la etiqueta y menos potasio por un tiempo. Las hojas amarillas seguirán así; fíjese en las nuevas.',
  },
  rinse_out_salts: {
    title: 'Lave la sal de la tierra',
    instructions:
      'Quite la costra, pase despacio por la tierra agua de lluvia o blanda, tres veces el volumen de la maceta, y deje escurrir. No abone en seis semanas.',
  },
  raise_humidity: {
    title: 'Humedezca el aire',
    instructions:
      'Agrupe las plantas, póngalas sobre un plato con guijarros mojados o use un humidificador, lejos de radiadores y aire acondicionado. Busque de 50 a 60 %.',
  },
  protect_from_cold: {
    title: 'Aléjela del frío',
    instructions:
      'Tenga las plantas tropicales a más de 15 °C, lejos de cristales fríos y corrientes. Fuera, tape las plantas con un velo en noches de helada y deje las partes dañadas hasta que brote.',
  },
  cool_and_shade: {
    title: 'Dele sombra y frescor',
    instructions:
      'Dé sombra a mediodía, quite las macetas de la piedra caliente y deje correr el aire. Riegue a primera hora y no abone hasta que pase el calor.',
  },
  trim_damage: {
    title: 'Recorte lo dañado',
    instructions:
      'Corte puntas muertas y partes rotas con tijeras limpias siguiendo la forma de la hoja. Entablille un tallo doblado con un palito y una atadura suave.',
  },
  report_to_authority: {
    title: 'Avise de la sospecha',
    instructions:
      'Haga fotos, no lleve partes de la planta a otro lugar y avise al servicio de sanidad vegetal de su región. Le dirá qué hacer y en muchos lugares analiza gratis.',
  },
  inspect_new_plants: {
    title: 'Revise antes las plantas nuevas',
    instructions:
      'Mire bien las plantas nuevas al comprarlas y téngalas dos semanas apartadas de las demás.',
  },
  check_weekly: {
    title: 'Mírela bien cada semana',
    instructions:
      'Revise cada semana el envés, las puntas de los brotes y la tierra: lo que se ve pronto se elimina fácilmente.',
  },
  clean_tools: {
    title: 'Herramientas limpias',
    instructions:
      'Limpie tijeras y cuchillos con alcohol antes y después de usarlos y lave las macetas usadas con agua caliente.',
  },
  clear_fallen_leaves: {
    title: 'Recoja las hojas caídas',
    instructions:
      'Recoja a menudo las hojas caídas y muertas: muchas enfermedades pasan en ellas el invierno.',
  },
  rotate_crops: {
    title: 'Cambie de bancal',
    instructions: 'Cultive la planta y sus parientes en otro bancal los próximos tres años.',
  },
  choose_resistant_varieties: {
    title: 'Elija variedades resistentes',
    instructions:
      'Cuando vuelva a plantar, pida variedades resistentes a esta enfermedad y semilla sana.',
  },
  mulch_soil: {
    title: 'Cubra la tierra',
    instructions:
      'Cubra la tierra con 3 a 5 cm de paja, corteza o compost sin tocar el tallo: mantiene la humedad y evita salpicaduras.',
  },
  acclimatise_slowly: {
    title: 'Acostúmbrela poco a poco',
    instructions:
      'Acostumbre las plantas a otro sitio, al sol o al exterior en diez a catorce días, una o dos horas más cada día.',
  },
}
