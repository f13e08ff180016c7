import type { ComponentType } from 'preact'
import type { Area, TextArguments } from './texts/arguments.ts'

/** Who may see a page. What they may do there, the service decides. */
export type Access = 'anybody' | 'member' | 'owner' | 'admin' | 'superadmin'

/** The groups of the navigation, in their order. */
export const groups = ['plants', 'developers', 'account', 'operators'] as const
type Group = (typeof groups)[number]

/** A page of the console. Its folder in `pages/` exports a component named `Page`. */
export type Page = {
  /** As preact-iso matches it: `/history/:id`. */
  readonly path: `/${string}`
  readonly access: Access
  /** The area of `web/locales` whose texts the page shows. */
  readonly area: Area
  readonly load: () => Promise<{ Page: ComponentType }>
  /** Where the navigation names it. */
  readonly navigation?: { readonly group: Group; readonly label: keyof TextArguments }
}
