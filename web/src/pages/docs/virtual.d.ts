/** The build makes this module from `docs/` (`web/build/guides.ts`). */
declare module 'virtual:guides' {
  export const guides: readonly {
    readonly slug: string
    readonly title: string
    readonly load: () => Promise<{ html: string }>
  }[]
}

/** Defines the element `<openapi-explorer>`. The package has no types. */
declare module 'openapi-explorer'
