/** Made of `web/locales` by `web/build/texts.ts`: loads the texts of `<tag>/<area>`. */
declare module 'virtual:texts' {
  export type Text = string | ((values: Record<string, unknown>, formatter: unknown) => string)
  export const tables: Record<string, () => Promise<{ table: Record<string, Text> }>>
}
