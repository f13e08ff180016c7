import type { Words } from '../texts.ts'

export const care: Words['care'] = {
  watering: {
    MOIST:
      'Mantenga la tierra siempre húmeda, nunca encharcada: riegue en cuanto la superficie empiece a secarse y vacíe el plato.',
    SURFACE_DRY:
      'Riegue cuando los 2 a 3 cm de arriba estén secos, hasta que salga algo de agua por abajo; vacíe el plato a los 15 minutos.',
    HALF_DRY:
      'Riegue a fondo cuando la mitad superior de la maceta esté seca; vacíe el plato a los 15 minutos.',
    DRY_OUT:
      'Deje secar la tierra por completo y riegue entonces a fondo. En caso de duda espere unos días más.',
    SOAK: 'Riegue desde abajo: ponga la maceta en agua 15 minutos y déjela escurrir bien. Mantenga seco el centro de la planta.',
    GARDEN:
      'Riegue a fondo por la mañana cuando los 5 cm de arriba estén secos; más a menudo con calor y en macetas.',
  },
  rest: {
    northern: 'Riegue alrededor de un tercio menos de noviembre a febrero.',
    southern: 'Riegue alrededor de un tercio menos de mayo a agosto.',
    tropical: 'Riegue menos en la época de lluvias.',
  },
  light: {
    FULL_SUN: 'Al menos 6 horas de sol directo al día.',
    PARTIAL_SHADE: 'De 3 a 6 horas de sol directo, mejor por la mañana o por la tarde.',
    BRIGHT_INDIRECT: 'Un lugar luminoso a menos de 2 metros de una ventana, sin sol de mediodía.',
    SHADE: 'Sin sol directo; luz suficiente para leer.',
  },
  soil: {
    POTTING: 'Sustrato suelto que drene bien, en maceta con agujeros; trasplante cada 2 años.',
    AIRY: 'Mezcla aireada de sustrato con un tercio de corteza y perlita, en maceta con agujeros.',
    CACTUS: 'Tierra arenosa para cactus y suculentas que se seque pronto, en maceta con agujeros.',
    ORCHID: 'Corteza gruesa para orquídeas, nada de tierra común; trasplante cada 2 a 3 años.',
    ACID: 'Tierra ácida sin cal, pH de 4,5 a 6, y agua blanda.',
    LEAN: 'Tierra pobre, arenosa o pedregosa, que drene muy rápido.',
    GARDEN: 'Tierra profunda, suelta y rica en humus que drene bien, pH de 6 a 7.',
  },
  feeding: {
    BALANCED: 'Un abono completo a media dosis en época de crecimiento, ninguno en reposo.',
    POTASH:
      'Un abono rico en potasio para flores y frutos, como el de tomates, según la etiqueta, desde los primeros capullos.',
    CITRUS:
      'Un abono para cítricos con hierro y magnesio de primavera a otoño; en invierno, la mitad.',
    CACTUS: 'Un abono para cactus a media dosis, solo en época de crecimiento.',
    ORCHID: 'Un abono para orquídeas a media dosis en uno de cada dos o tres riegos.',
    ACID: 'Un abono para plantas acidófilas en primavera y verano; después, ninguno.',
    SPARING: 'Poco o nada: suele bastar con compost una vez al año.',
  },
}
