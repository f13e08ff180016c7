/** The members of the European Union, and Åland and Northern Ireland, where its law applies. */
const european =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE AX GB-NIR'

/**
 * Territories whose law differs from that of the country that contains them, and is not recorded
 * here. Regulation (EU) 2016/2031, article 1, excludes those of Spain and France from the Union.
 */
const unrecorded =
  'IC EA GP GF MQ RE YT BL MF PM NC PF WF TF FO GL SJ BV IM JE GG GI CY-SBA AI BM FK GS IO KY MS ' +
  'PN SH TC VG AW BQ CW SX CC CX NF HM CK NU TK US-HI PR VI GU MP AS UM EH'

const members: ReadonlySet<string> = new Set(european.split(' '))
const ownLaw: ReadonlySet<string> = new Set(unrecorded.split(' '))

/**
 * Where the law requires growers to report a suspicion before they cut or move the plant: in the
 * listed countries, or in all others. `EU` stands for all countries where the Union's law applies.
 * `onlyIn` is for what is common everywhere else, so that an unknown law requires no report.
 */
export type Reportable =
  | null
  | readonly string[]
  | { readonly exceptIn: readonly string[] }
  | { readonly onlyIn: readonly string[] }

/** Whether the catalogue knows the plant health law of the territory. */
export const isLawKnown = (territory: string | null): territory is string =>
  territory !== null && !ownLaw.has(territory)

/** The codes under which the laws of a territory are recorded, the most special first. */
export const lawCodesOf = (territory: string): readonly string[] =>
  members.has(territory) ? [territory, 'EU'] : [territory]

/** Whether the law requires a report. An unknown law counts as one that does, but for `onlyIn`. */
export function requiresReport(reportable: Reportable, territory: string | null): boolean {
  if (reportable === null) return false
  if (!isLawKnown(territory)) return !('onlyIn' in reportable)
  const isIn = (codes: readonly string[]) =>
    lawCodesOf(territory).some((code) => codes.includes(code))
  if ('exceptIn' in reportable) return !isIn(reportable.exceptIn)
  return isIn('onlyIn' in reportable ? reportable.onlyIn : reportable)
}
