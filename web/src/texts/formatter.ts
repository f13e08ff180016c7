/** The numbers and plurals of one language, for the compiled texts. */
export type Formatter = {
  readonly number: (value: number) => string
  /** Formats a fraction between 0 and 1 as a percentage. */
  readonly percent: (value: number) => string
  readonly plural: (count: number, options: Record<string, () => string>) => string
}

export function formatterOf(tag: string): Formatter {
  const numbers = new Intl.NumberFormat(tag)
  const percents = new Intl.NumberFormat(tag, { style: 'percent' })
  const rules = new Intl.PluralRules(tag)
  return {
    number: (value) => numbers.format(value),
    percent: (value) => percents.format(value),
    plural: (count, options) => {
      const form = options[`=${count}`] ?? options[rules.select(count)] ?? options['other']
      return form?.() ?? ''
    },
  }
}
