import type { ConditionId, ConditionText } from '../../types.ts'

// Longer than other files: one noun in one language, read beside the same file of another language.

export const conditions: Readonly<Record<ConditionId, ConditionText>> = {
  rust: {
    name: 'Pústulas parecidas a la roya',
    symptoms: [
      'Pequeñas pústulas en relieve, de color naranja a marrón óxido',
      'Puntos amarillos en la otra cara de la hoja',
    ],
    howToConfirm: [
      'Frote una mancha con un pañuelo blanco: la roya deja una marca naranja o marrón',
      'Mire el envés de la hoja, donde están la mayoría de las pústulas',
    ],
    lookAlikes: {
      leaf_spot: 'Las manchas foliares son planas y no dejan polvo de color en el pañuelo',
      potassium_deficiency: 'La falta de potasio seca la hoja desde el borde y no forma pústulas',
    },
    seekExpertIf:
      'Más de un tercio de las hojas está cubierto o se trata de un cultivo para la venta',
  },
  leaf_spot: {
    name: 'Mancha foliar (por hongos o bacterias)',
    symptoms: [
      'Manchas muertas separadas, de marrones a negras, a menudo con borde oscuro o halo amarillo',
      'Las manchas crecen y se juntan unas con otras',
    ],
    howToConfirm: [
      'Busque con una lupa puntitos oscuros o anillos dentro de la mancha: indican un hongo',
      'Mire la hoja a contraluz: un borde aceitoso, como empapado, indica bacterias',
      'Marque el borde de una mancha y mírela a los tres días: una infección crece',
    ],
    lookAlikes: {
      rust: 'La roya tiene relieve y suelta un polvo de color al frotarla',
      leaf_blight: 'El tizón se lleva grandes partes de la hoja en pocos días',
      sunburn: 'La quemadura de sol aparece de golpe en el lado soleado y no se extiende',
    },
    seekExpertIf:
      'También hay manchas en tallos o frutos, o las hojas nuevas se manchan en una semana',
  },
  leaf_blight: {
    name: 'Tizón o grandes zonas muertas en la hoja',
    symptoms: [
      'Grandes zonas marrones que suelen empezar en la punta o en el borde',
      'El tejido muere en pocos días y se seca o se ablanda',
    ],
    howToConfirm: [
      'Haga una foto de la misma hoja cada día: el tizón avanza a ojos vistas de un día a otro',
      'Por la mañana, busque un moho pálido en el límite entre lo verde y lo marrón',
    ],
    lookAlikes: {
      leaf_spot: 'Las manchas foliares siguen pequeñas y con un borde claro durante mucho tiempo',
      sunburn: 'La quemadura de sol primero decolora y se queda donde dio el sol',
      water_deficit:
        'Una planta seca se pone marrón por igual en los bordes de muchas hojas y se marchita',
    },
    seekExpertIf: 'También los tallos se ponen marrones o el daño se duplica en dos días',
  },
  powdery_mildew: {
    name: 'Capa de polvo blanco (oídio)',
    symptoms: [
      'Manchas blancas o grises como de harina, sobre todo en el haz',
      'Las hojas jóvenes se curvan o se quedan pequeñas',
    ],
    howToConfirm: [
      'Pase el dedo por una mancha: el oídio se desprende como harina y vuelve a los pocos días',
      'Compruebe que las manchas no siguen el dibujo del sol ni de gotas de riego',
    ],
    lookAlikes: {
      sunburn: 'El tejido quemado por el sol está seco, parece papel y no se limpia con el dedo',
      leaf_miner: 'Las galerías son líneas pálidas dentro de la hoja y no se limpian con el dedo',
    },
    seekExpertIf:
      'Hay capullos o frutos cubiertos, o la capa vuelve antes de una semana de tratarla',
  },
  mosaic_virus: {
    name: 'Mosaico amarillo y verde (posible virus)',
    symptoms: [
      'Zonas irregulares amarillas y verdes en la misma hoja',
      'Las hojas pueden estar abolladas y la planta crece poco',
    ],
    howToConfirm: [
      'Compare con otras plantas iguales: un virus aparece primero en plantas sueltas',
      'Busque pulgones, moscas blancas y trips, que transmiten virus',
      'Solo un análisis de laboratorio lo demuestra',
    ],
    lookAlikes: {
      iron_deficiency: 'Si falta hierro, los nervios siguen verdes en las hojas más jóvenes',
      nitrogen_deficiency: 'La falta de nitrógeno aclara por igual las hojas viejas enteras',
      leaf_distortion: 'Los ácaros y los trips dejan cicatrices plateadas o bronceadas',
    },
    seekExpertIf:
      'Varias plantas muestran el dibujo o se trata de un cultivo: los virus no tienen cura',
  },
  leaf_distortion: {
    name: 'Hojas rizadas o abolladas (plagas chupadoras o virus)',
    symptoms: [
      'Las hojas se rizan, se arrugan o se quedan estrechas',
      'Punteado pálido, tono bronceado o cicatrices en las hojas jóvenes',
    ],
    howToConfirm: [
      'Sacuda un brote sobre un papel blanco y busque puntitos que se mueven',
      'Revise con una lupa el envés y las puntas de los brotes: ácaros, trips y pulgones',
    ],
    lookAlikes: {
      mosaic_virus: 'Un virus añade zonas amarillas y verdes, y no se encuentra ningún animal',
      water_deficit: 'Las hojas rizadas por la sequía se alisan al día siguiente del riego',
    },
    seekExpertIf: 'No se encuentra ninguna plaga y las hojas nuevas siguen saliendo deformes',
  },
  leaf_miner: {
    name: 'Galerías de minador',
    symptoms: [
      'Líneas sinuosas o manchas pálidas dentro de la hoja que se vuelven marrones',
      'La epidermis de la hoja está intacta encima de la galería',
    ],
    howToConfirm: [
      'Mire la hoja a contraluz: dentro de la galería se ve una larva o excrementos oscuros',
      'Levante la epidermis de una mancha: sobre una galería se despega como una película',
    ],
    lookAlikes: {
      leaf_spot: 'Las manchas foliares atraviesan toda la hoja y no tienen excrementos',
      leaf_blight: 'El tizón no deja intacta la epidermis y avanza mucho más rápido',
    },
    seekExpertIf: 'La mayoría de las hojas jóvenes tiene galerías o hay un cultivo afectado',
  },
  chewing_pests: {
    name: 'Agujeros de insectos masticadores u otros daños',
    symptoms: ['Agujeros de bordes limpios dentro de la hoja o mordeduras en el borde'],
    howToConfirm: [
      'Al anochecer busque con una linterna orugas, escarabajos, babosas y excrementos',
      'Compruebe si aparecen agujeros nuevos en tres días',
    ],
    lookAlikes: {
      leaf_spot:
        'Las manchas foliares viejas pueden caerse y queda un borde marrón alrededor del agujero',
    },
    seekExpertIf: 'La planta pierde más de un cuarto de su follaje en una semana',
  },
  nitrogen_deficiency: {
    name: 'Palidez general (posible deficiencia de nitrógeno)',
    symptoms: [
      'Hojas enteras que pasan por igual al verde pálido y al amarillo',
      'Primero las hojas viejas; crecimiento débil',
    ],
    howToConfirm: [
      'Mire qué hojas están pálidas: si son las más viejas, falta nitrógeno; si son las más jóvenes, hierro',
      'Toque la tierra: si sigue mojada varios días, el exceso de agua produce el mismo aspecto',
      'Recuerde el último abonado: ninguno en dos meses de crecimiento apunta a ello',
    ],
    lookAlikes: {
      water_excess: 'La tierra está mojada y las hojas están flojas y blandas',
      natural_ageing: 'Solo una o dos de las hojas más bajas se ponen amarillas',
      iron_deficiency: 'Los nervios siguen verdes y las hojas más jóvenes son las más afectadas',
    },
    seekExpertIf: 'Las hojas siguen pálidas cuatro semanas después de abonar',
  },
  iron_deficiency: {
    name: 'Amarilleo entre nervios verdes (posible deficiencia de hierro o magnesio)',
    symptoms: ['El tejido entre los nervios amarillea y los nervios siguen verdes'],
    howToConfirm: [
      'Si las más afectadas son las hojas jóvenes, falta hierro; si son las viejas, magnesio',
      'Mida el pH de la tierra: por encima de 7 el hierro queda bloqueado',
    ],
    lookAlikes: {
      nitrogen_deficiency: 'Palidece toda la hoja, también los nervios',
      mosaic_virus: 'Un mosaico no respeta los nervios y forma zonas irregulares',
    },
    seekExpertIf: 'Las hojas nuevas salen casi blancas',
  },
  potassium_deficiency: {
    name: 'Bordes de hoja marrones (posible deficiencia de potasio o exceso de sales)',
    symptoms: ['Los bordes y las puntas de las hojas viejas amarillean y luego se secan'],
    howToConfirm: [
      'Busque costras blancas en la tierra: indican demasiada sal más que falta de abono',
      'Compruebe si las hojas viejas están peor que las jóvenes',
    ],
    lookAlikes: {
      water_deficit: 'La tierra está seca y las hojas flojas; las jóvenes también sufren',
      sunburn: 'Solo se dañan las partes que miran al sol',
    },
    seekExpertIf: 'También las hojas jóvenes se secan a pesar de regar y abonar con regularidad',
  },
  water_excess: {
    name: 'Demasiada agua',
    symptoms: ['Hojas amarillas y flojas con la tierra mojada', 'Primero las hojas de abajo'],
    howToConfirm: [
      'Meta un dedo 3 cm en la tierra: si está mojada días después del riego, apunta a ello',
      'Saque la planta de la maceta: si las raíces son marrones, blandas y huelen mal, se están pudriendo',
    ],
    lookAlikes: {
      nitrogen_deficiency: 'La tierra se seca con normalidad y las raíces son blancas',
      water_deficit: 'La tierra está seca y la maceta pesa poco',
    },
    seekExpertIf: 'El tallo se ablanda u oscurece a ras de tierra',
  },
  water_deficit: {
    name: 'Poca agua',
    symptoms: [
      'Las puntas y los bordes de las hojas se vuelven marrones y quebradizos',
      'Las hojas cuelgan, se enrollan o caen',
    ],
    howToConfirm: [
      'Meta un dedo 3 cm en la tierra: seca y con la maceta ligera, apunta a ello',
      'Riegue a fondo: las hojas que se recuperan en un día tenían sed',
    ],
    lookAlikes: {
      potassium_deficiency: 'La tierra está húmeda y sufren sobre todo las hojas viejas',
      sunburn: 'Zonas pálidas en el lado soleado; el resto está firme',
      water_excess: 'La tierra está mojada y las hojas están blandas, no quebradizas',
    },
    seekExpertIf: 'La planta está mustia aunque la tierra está húmeda',
  },
  sunburn: {
    name: 'Quemadura de sol',
    symptoms: ['Manchas descoloridas, como de papel, en las partes que miran al sol'],
    howToConfirm: [
      'Compare hojas al sol y a la sombra: solo las soleadas están descoloridas',
      'Recuerde si pasó a una luz más fuerte en las últimas dos semanas',
    ],
    lookAlikes: {
      leaf_blight: 'El tizón sigue avanzando, también en hojas a la sombra',
      powdery_mildew: 'El oídio se limpia con el dedo',
      water_deficit: 'Se dañan los bordes de todas las hojas, también a la sombra',
    },
    seekExpertIf: 'Las manchas siguen creciendo después de mover la planta',
  },
  light_deficit: {
    name: 'Poca luz',
    symptoms: ['Hojas pálidas y brotes largos y finos que se inclinan hacia la luz'],
    howToConfirm: [
      'A mediodía ponga la mano 30 cm por encima de la planta: si no hay sombra nítida, falta luz',
    ],
    lookAlikes: {
      nitrogen_deficiency: 'Los brotes son cortos y palidecen primero las hojas viejas',
      water_excess: 'La tierra sigue mojada y las hojas están flojas',
    },
    seekExpertIf: 'No se recupera tras seis semanas con mejor luz',
  },
  natural_ageing: {
    name: 'Envejecimiento natural de hojas viejas',
    symptoms: ['Alguna hoja vieja amarillea y se seca; el resto sigue verde'],
    howToConfirm: ['Compruebe que solo afecta a las hojas más bajas y que las nuevas son verdes'],
    lookAlikes: {
      nitrogen_deficiency: 'Palidecen muchas hojas a la vez',
      water_excess: 'La tierra está mojada y las hojas están flojas',
    },
    seekExpertIf: 'Se pierden más de unas pocas hojas al mes',
  },
  downy_mildew: {
    name: 'Mildiu',
    symptoms: [
      'Manchas de verde pálido a amarillo en el haz, limitadas por los nervios',
      'Vello gris o violáceo en el envés, debajo de las manchas',
    ],
    howToConfirm: ['Mire el envés a primera hora de la mañana, cuando el vello está fresco'],
    lookAlikes: {
      powdery_mildew: 'El oídio es blanco, seco y está sobre todo en el haz',
      angular_leaf_spot: 'La mancha angular se seca en gris pardo y no tiene vello violáceo',
    },
    seekExpertIf: 'La mayoría de las hojas se mancha en una semana o es un cultivo para la venta',
  },
  grey_mould: {
    name: 'Moho gris (Botrytis)',
    symptoms: [
      'Podredumbre blanda y marrón en flores, frutos u hojas heridas',
      'Moho gris y peludo que suelta polvo al tocarlo',
    ],
    howToConfirm: ['Guarde un trozo podrido una noche en una bolsa húmeda: le crece pelusa gris'],
    lookAlikes: {
      powdery_mildew: 'El oídio está sobre tejido vivo y firme y no lo pudre',
      downy_mildew: 'El mildiu se queda en el envés de las hojas',
    },
    seekExpertIf: 'Los tallos se pudren por completo o el moho vuelve en los brotes nuevos',
  },
  anthracnose: {
    name: 'Antracnosis',
    symptoms: [
      'Manchas hundidas, de marrones a negras, a menudo en nervios, puntas o bordes',
      'Puntos mucilaginosos rosados en las manchas con tiempo húmedo',
    ],
    howToConfirm: ['Mire una mancha vieja con lupa: puntitos oscuros en anillos la indican'],
    lookAlikes: {
      leaf_spot: 'Otras manchas foliares son planas y no siguen los nervios',
      sunburn: 'La quemadura de sol es pálida, como papel, y no crece',
    },
    seekExpertIf: 'Se secan ramitas o hay vainas y frutos afectados',
  },
  angular_leaf_spot: {
    name: 'Mancha angular de la judía o frijol',
    symptoms: [
      'Manchas pequeñas, grises o marrones, de lados rectos, cortadas por los nervios',
      'Moho oscuro en el envés de las manchas con tiempo húmedo',
    ],
    howToConfirm: ['Mire la hoja a contraluz: las manchas terminan justo en los nervios'],
    lookAlikes: {
      bacterial_spot: 'Las manchas bacterianas parecen empapadas y no tienen moho',
      rust: 'La roya tiene relieve y suelta un polvo de color al frotarla',
    },
    seekExpertIf: 'Se manchan las vainas o caen hojas antes de que las vainas se llenen',
  },
  black_spot: {
    name: 'Mancha negra del rosal',
    symptoms: [
      'Manchas negras redondas de borde deshilachado en el haz',
      'La hoja amarillea alrededor de las manchas y cae',
    ],
    howToConfirm: ['Mire el borde con una lupa: tiene flecos, no es nítido'],
    lookAlikes: {
      leaf_spot: 'Otras manchas foliares tienen el borde nítido',
      downy_mildew: 'El mildiu forma manchas moradas y angulosas en hojas jóvenes',
    },
    seekExpertIf: 'El rosal ha perdido más de la mitad de las hojas antes de mediados de verano',
  },
  apple_scab: {
    name: 'Moteado del manzano',
    symptoms: [
      'Manchas verde oliva y aterciopeladas en las hojas, que se vuelven marrones',
      'Costras agrietadas, como corcho, en los frutos',
    ],
    howToConfirm: [
      'Mire en primavera después de la lluvia: las manchas oliva aterciopeladas son típicas',
    ],
    lookAlikes: {
      leaf_spot: 'Otras manchas foliares son secas y no aterciopeladas',
      sooty_mould: 'La negrilla se quita con un paño',
    },
    seekExpertIf: 'El árbol pierde casi todas las hojas antes del otoño dos años seguidos',
  },
  early_blight: {
    name: 'Tizón temprano de tomate y patata',
    symptoms: [
      'Manchas marrones con anillos como una diana, primero en las hojas más bajas',
      'Tejido amarillo alrededor de las manchas',
    ],
    howToConfirm: ['Busque anillos en las manchas y compruebe que el daño sube desde abajo'],
    lookAlikes: {
      late_blight:
        'El tizón tardío forma grandes zonas grasientas sin anillos, en cualquier parte de la planta',
      bacterial_spot: 'Las manchas bacterianas son pequeñas, oscuras y sin anillos',
    },
    seekExpertIf: 'Aparecen zonas oscuras y hundidas en tallos o frutos',
  },
  late_blight: {
    name: 'Tizón tardío de tomate y patata',
    symptoms: [
      'Grandes zonas grasientas de color verde grisáceo que se vuelven marrones en pocos días',
      'Tallos marrones y zonas marrones y duras en frutos o tubérculos',
    ],
    howToConfirm: ['Busque por la mañana un borde de moho blanco en el envés de la mancha'],
    lookAlikes: {
      early_blight: 'El tizón temprano avanza despacio y muestra anillos',
      grey_mould: 'El moho gris es peludo y empieza en heridas y flores',
    },
    seekExpertIf: 'Los tallos están marrones: en una semana puede perderse todo el bancal',
  },
  sooty_mould: {
    name: 'Negrilla o fumagina sobre melaza de insectos',
    symptoms: [
      'Una película negra, como hollín, en hojas y ramitas',
      'Las hojas de abajo están pegajosas',
    ],
    howToConfirm: [
      'Pase un paño húmedo por la hoja: lo negro se va y debajo la hoja está verde',
      'Busque más arriba pulgones, cochinillas o moscas blancas: vive de su melaza',
    ],
    lookAlikes: {
      black_spot: 'La mancha negra está dentro de la hoja y no se limpia',
      apple_scab: 'El moteado está dentro de la hoja y no se limpia',
    },
    seekExpertIf: 'La película vuelve aunque no se encuentran insectos',
  },
  vascular_wilt: {
    name: 'Marchitez por hongos (Fusarium o Verticillium)',
    symptoms: [
      'Las hojas se marchitan y amarillean, a menudo primero en un lado de la planta',
      'La planta se marchita de día aunque la tierra está húmeda',
    ],
    howToConfirm: ['Corte a lo largo un tallo bajo: vetas marrones bajo la corteza apuntan a ello'],
    lookAlikes: {
      water_deficit: 'Una planta con sed se recupera al día siguiente del riego',
      root_rot:
        'Con la raíz podrida, las raíces están marrones y blandas y el tallo limpio por dentro',
    },
    seekExpertIf: 'Se marchitan varias plantas: el hongo queda años en el suelo',
  },
  root_rot: {
    name: 'Podredumbre de raíz',
    symptoms: [
      'La planta se marchita aunque la tierra está mojada',
      'Raíces marrones, blandas y con mal olor; la base del tallo puede oscurecerse',
    ],
    howToConfirm: ['Saque la planta de la maceta y tire de una raíz: la piel se desprende'],
    lookAlikes: {
      water_excess: 'Si solo hay exceso de agua, la mayoría de las raíces aún es blanca y firme',
      water_deficit: 'La tierra está seca y las raíces están firmes',
    },
    seekExpertIf:
      'Más de la mitad de las raíces está blanda: saque esquejes mientras la parte alta esté sana',
  },
  bacterial_spot: {
    name: 'Mancha bacteriana',
    symptoms: [
      'Manchas pequeñas y oscuras, como empapadas, a menudo con halo amarillo',
      'Las manchas se secan y caen, y dejan agujeros',
    ],
    howToConfirm: [
      'Mire la hoja a contraluz: el borde se ve aceitoso y traslúcido',
      'Recuerde si hubo lluvia o riego por encima con calor antes de las manchas',
    ],
    lookAlikes: {
      leaf_spot: 'Las manchas de hongos son secas y suelen tener anillos o puntitos oscuros',
      early_blight: 'El tizón temprano tiene anillos como una diana',
    },
    seekExpertIf:
      'Hay frutos manchados, o un cítrico tiene manchas de corcho en relieve: el cancro debe notificarse',
  },
  fire_blight: {
    name: 'Fuego bacteriano',
    symptoms: [
      'Brotes de manzano, peral o membrillero negros como quemados, con la punta en forma de gancho',
      'Gotas pegajosas de color ámbar sobre la corteza ennegrecida',
    ],
    howToConfirm: [
      'Compruebe si las hojas muertas siguen colgadas del brote: con fuego bacteriano no caen',
    ],
    lookAlikes: {
      cold_damage: 'La helada daña todos los brotes tiernos en una noche y luego se detiene',
      vascular_wilt: 'La marchitez amarillea las hojas antes de que mueran y no forma ganchos',
    },
    seekExpertIf: 'Basta la sospecha: en muchos países hay que notificarlo',
  },
  citrus_greening: {
    name: 'Posible enverdecimiento de los cítricos (HLB)',
    symptoms: [
      'Moteado amarillo irregular, distinto en las dos mitades de la hoja',
      'Frutos pequeños y asimétricos que quedan verdes por la punta',
    ],
    howToConfirm: [
      'Dibuje un círculo en las dos mitades de una hoja: si el dibujo es distinto, lo indica',
      'Solo un análisis de laboratorio lo demuestra',
    ],
    lookAlikes: {
      iron_deficiency: 'La falta de hierro es igual en las dos mitades, con nervios verdes',
      magnesium_deficiency: 'La falta de magnesio deja una cuña verde en la base de la hoja',
    },
    seekExpertIf: 'Basta la sospecha: mata los cítricos y hay que notificarlo',
  },
  leaf_curl_virus: {
    name: 'Posible virus del rizado de la hoja',
    symptoms: [
      'Las hojas jóvenes se curvan hacia arriba, quedan pequeñas y amarillean por el borde',
      'La planta se queda enana y da poco fruto',
    ],
    howToConfirm: [
      'Sacuda la planta: las moscas blancas que salen volando transmiten este virus',
      'Solo un análisis de laboratorio lo demuestra',
    ],
    lookAlikes: {
      leaf_distortion:
        'Los ácaros y los trips dejan cicatrices bronceadas o plateadas en las hojas rizadas',
      aphids: 'Bajo las hojas rizadas por pulgones hay grupos de insectos',
    },
    seekExpertIf: 'Varias plantas lo muestran: no tiene cura y se extiende rápido',
  },
  spotted_wilt_virus: {
    name: 'Posible virus del bronceado',
    symptoms: [
      'Anillos y motas de bronce a marrón en las hojas jóvenes',
      'Las puntas de los brotes se marchitan y el fruto muestra anillos pálidos',
    ],
    howToConfirm: [
      'Busque trips en las flores: transmiten este virus',
      'Solo un análisis de laboratorio lo demuestra',
    ],
    lookAlikes: {
      leaf_spot: 'Las manchas foliares empiezan en hojas viejas y no forman anillos en el fruto',
      leaf_curl_virus: 'El virus del rizado no forma anillos marrones',
    },
    seekExpertIf: 'Varias plantas muestran anillos: las plantas infectadas no tienen cura',
  },
  spider_mites: {
    name: 'Araña roja',
    symptoms: ['Punteado pálido y fino por toda la hoja', 'Telarañas finas entre hojas y tallos'],
    howToConfirm: [
      'Pulverice agua sobre la planta: las telarañas se hacen visibles',
      'Sacuda una hoja sobre un papel blanco: puntos como de polvo echan a andar',
    ],
    lookAlikes: {
      thrips: 'Los trips dejan rayas plateadas con excrementos negros y sin telarañas',
      dry_air: 'El aire seco quema las puntas y no deja punteado',
    },
    seekExpertIf: 'Las telarañas cubren brotes enteros o los ácaros vuelven tras tres lavados',
  },
  aphids: {
    name: 'Pulgones',
    symptoms: [
      'Grupos de pequeños insectos blandos en las puntas de los brotes y el envés',
      'Hojas jóvenes pegajosas y rizadas',
    ],
    howToConfirm: [
      'Mire los brotes más jóvenes: los pulgones están en grupo y apenas se mueven',
      'Busque mudas blancas de piel y hormigas que suben por la planta',
    ],
    lookAlikes: {
      whiteflies: 'Las moscas blancas salen volando al tocar la planta',
      leaf_curl_virus: 'Las hojas rizadas por un virus no tienen grupos de insectos',
    },
    seekExpertIf: 'Las hojas muestran además un mosaico: los pulgones transmiten virus',
  },
  whiteflies: {
    name: 'Mosca blanca',
    symptoms: [
      'Diminutos insectos blancos que salen volando al tocar la planta',
      'Hojas pegajosas, pálidas o amarillentas',
    ],
    howToConfirm: ['Busque en el envés larvas pálidas y planas como escamas'],
    lookAlikes: {
      aphids: 'Los pulgones se quedan en su sitio',
      fungus_gnats: 'Las moscas del sustrato son oscuras y corren por la tierra',
    },
    seekExpertIf: 'Siguen volando en nube tras cuatro semanas de trampas y lavados',
  },
  mealybugs: {
    name: 'Cochinilla algodonosa',
    symptoms: [
      'Copos blancos como de algodón en las axilas de las hojas y a lo largo de los nervios',
      'Hojas pegajosas y crecimiento débil',
    ],
    howToConfirm: ['Toque un copo con un bastoncillo con alcohol: aparece un insecto rosado'],
    lookAlikes: {
      powdery_mildew: 'El oídio es una capa plana, sin copos',
      scale_insects: 'Las cochinillas con escudo son marrones, duras y planas',
    },
    seekExpertIf: 'También hay copos en las raíces',
  },
  scale_insects: {
    name: 'Cochinilla con escudo',
    symptoms: [
      'Bultos marrones, planos o abombados, en tallos y nervios',
      'Hojas pegajosas debajo de ellos',
    ],
    howToConfirm: [
      'Levante un bulto con la uña: la cochinilla se suelta y la planta está sana debajo',
    ],
    lookAlikes: {
      mealybugs: 'Las cochinillas algodonosas son blancas, blandas y lanosas',
      natural_ageing: 'Las marcas de corcho de la edad son parte del tallo y no se sueltan',
    },
    seekExpertIf: 'Siguen saliendo bultos tras seis semanas de tratamiento',
  },
  thrips: {
    name: 'Trips',
    symptoms: [
      'Rayas y zonas plateadas con puntitos negros de excrementos',
      'Hojas jóvenes y flores deformadas',
    ],
    howToConfirm: [
      'Sople en una flor o sacúdala sobre un papel blanco: salen insectos finos de 1 mm',
    ],
    lookAlikes: {
      spider_mites: 'Las arañas rojas dejan puntos finos y telarañas',
      leaf_miner: 'Las galerías son líneas dentro de la hoja con la epidermis intacta',
    },
    seekExpertIf:
      'Aparecen anillos marrones en las hojas: los trips transmiten el virus del bronceado',
  },
  fungus_gnats: {
    name: 'Mosca del sustrato',
    symptoms: [
      'Mosquitas oscuras que corren por la tierra y vuelan al regar',
      'Las plántulas y los esquejes crecen mal',
    ],
    howToConfirm: [
      'Ponga una rodaja de patata cruda en la tierra: a los dos días hay debajo larvas claras de cabeza negra',
    ],
    lookAlikes: {
      whiteflies: 'Las moscas blancas son blancas y están bajo las hojas',
      water_excess: 'La tierra mojada por sí sola no trae moscas; casi siempre van juntas',
    },
    seekExpertIf: 'Las plántulas se caen o las plantas se marchitan con la tierra húmeda',
  },
  slugs_snails: {
    name: 'Babosas y caracoles',
    symptoms: ['Agujeros grandes e irregulares en hojas tiernas', 'Rastros plateados de baba'],
    howToConfirm: ['Busque con una linterna dos horas después de anochecer, con tiempo húmedo'],
    lookAlikes: {
      chewing_pests: 'Orugas y escarabajos dejan excrementos secos y no dejan baba',
      mechanical_damage: 'Las hojas rasgadas no muestran daños nuevos a la mañana siguiente',
    },
    seekExpertIf: 'Las plantas jóvenes desaparecen de noche a pesar de recoger babosas a diario',
  },
  phosphorus_deficiency: {
    name: 'Hojas oscuras y moradas (posible deficiencia de fósforo)',
    symptoms: [
      'Las hojas viejas pasan a verde oscuro o morado, primero por el envés',
      'La planta se queda pequeña y florece poco',
    ],
    howToConfirm: [
      'Mida la temperatura de la tierra: por debajo de 12 °C las raíces toman poco fósforo, aunque lo haya',
    ],
    lookAlikes: {
      cold_damage: 'Tras noches frías las hojas enrojecen de golpe, también las jóvenes',
      nitrogen_deficiency: 'La falta de nitrógeno aclara las hojas viejas, no las oscurece',
    },
    seekExpertIf: 'Siguen moradas tras cuatro semanas de tierra templada y abono',
  },
  magnesium_deficiency: {
    name: 'Amarilleo entre los nervios de hojas viejas (posible deficiencia de magnesio)',
    symptoms: [
      'Las hojas viejas amarillean entre los nervios, del borde hacia dentro',
      'Queda una cuña verde en la base de la hoja',
    ],
    howToConfirm: [
      'Compruebe que las más afectadas son las hojas viejas y que las más jóvenes son verdes',
      'Recuerde si abonó mucho con potasio: bloquea el magnesio',
    ],
    lookAlikes: {
      iron_deficiency: 'La falta de hierro afecta a las hojas más jóvenes',
      natural_ageing: 'Una hoja que envejece amarillea por igual, también los nervios',
    },
    seekExpertIf: 'También amarillean las hojas jóvenes',
  },
  blossom_end_rot: {
    name: 'Podredumbre apical (el calcio no llega al fruto)',
    symptoms: [
      'Mancha hundida, marrón y como de cuero en la punta de tomates, pimientos o calabacines',
      'Las hojas se ven sanas',
    ],
    howToConfirm: ['Recuerde el riego: la causa habitual es pasar de seco a mojado'],
    lookAlikes: {
      late_blight: 'El tizón tardío marca también las hojas y empieza en cualquier parte del fruto',
      sunburn: 'La quemadura de sol es pálida y está en el lado soleado',
    },
    seekExpertIf: 'Los frutos nuevos se pudren tras cuatro semanas de riego regular',
  },
  salt_excess: {
    name: 'Demasiado abono o sal',
    symptoms: [
      'Puntas y bordes marrones y secos',
      'Costra blanca o amarillenta en la tierra o la maceta',
    ],
    howToConfirm: [
      'Busque una costra en el borde de la maceta y en la tierra',
      'Recuerde el abonado: más a menudo o más fuerte que en la etiqueta apunta a ello',
    ],
    lookAlikes: {
      potassium_deficiency: 'Sin abono en meses y sin costra es más probable que falte alimento',
      dry_air: 'El aire seco quema solo las puntas y no hay costra',
    },
    seekExpertIf: 'Siguen muriendo hojas tras lavar la tierra dos veces',
  },
  dry_air: {
    name: 'Aire demasiado seco',
    symptoms: ['Puntas secas y marrones con la tierra húmeda', 'Los capullos se secan o caen'],
    howToConfirm: ['Mida la humedad del aire: menos del 40 %, como con calefacción, apunta a ello'],
    lookAlikes: {
      spider_mites: 'La araña roja deja punteado y telarañas, y el aire seco la favorece',
      salt_excess: 'Con demasiada sal hay una costra en la tierra',
    },
    seekExpertIf: 'Las hojas nuevas se secan aunque el aire es bastante húmedo',
  },
  cold_damage: {
    name: 'Daño por frío o helada',
    symptoms: [
      'Hojas vidriosas, oscuras y flojas tras una noche fría o junto a una ventana fría',
      'El daño aparece en uno o dos días, de una vez',
    ],
    howToConfirm: [
      'Recuerde las últimas noches: menos de 10 °C daña plantas tropicales; menos de 0 °C, los brotes tiernos',
    ],
    lookAlikes: {
      root_rot: 'Con la raíz podrida el declive es lento y la tierra está mojada',
      fire_blight: 'El fuego bacteriano pasa de brote en brote durante semanas',
    },
    seekExpertIf: 'El tallo está blando y marrón por dentro al rascarlo',
  },
  heat_stress: {
    name: 'Estrés por calor',
    symptoms: [
      'Las hojas se enrollan o cuelgan a mediodía y se recuperan por la tarde',
      'Caen flores y frutos pequeños',
    ],
    howToConfirm: ['Mida la temperatura a mediodía: más de 32 °C junto a la planta apunta a ello'],
    lookAlikes: {
      water_deficit: 'Una planta con sed sigue mustia por la mañana',
      sunburn: 'La quemadura de sol deja manchas descoloridas que no se van',
    },
    seekExpertIf: 'La planta sigue mustia por la mañana aunque la tierra está húmeda',
  },
  mechanical_damage: {
    name: 'Roturas, dobleces o roces',
    symptoms: ['Roturas, pliegues o cicatrices de bordes limpios que no se extienden'],
    howToConfirm: [
      'Recuerde si hubo viento, un traslado, mascotas o gente que pasa rozando',
      'Marque el borde y mírelo a la semana: no ha crecido',
    ],
    lookAlikes: {
      chewing_pests: 'Las plagas se llevan tejido y dejan excrementos',
      thrips: 'Las cicatrices de los trips son plateadas con puntos negros',
    },
    seekExpertIf: 'Se ha roto un tallo principal o la herida se ablanda',
  },
}
