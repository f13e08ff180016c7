const africaSouthOfTheSahara =
  'AO BJ BW BF BI CM CV CF TD KM CG CD CI DJ GQ ER SZ ET GA GM GH GN GW KE LS LR MG MW ML MR MU MZ ' +
  'NA NE NG RW ST SN SC SL SO ZA SS SD TZ TG UG ZM ZW'

/** The codes of the countries south of the Sahara. */
export const african: readonly string[] = africaSouthOfTheSahara.split(' ')
