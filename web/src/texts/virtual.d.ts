/** Generated from `web/locales` by `web/build/texts.ts`: loads the texts of a language. */
declare module 'virtual:texts' {
  export type Text = string | ((values: Record<string, unknown>, formatter: unknown) => string)
  type Table = Record<string, Text>
  export const languages: Record<
    string,
    () => Promise<{ common: Table; areas: Record<string, () => Promise<{ table: Table }>> }>
  >
}
