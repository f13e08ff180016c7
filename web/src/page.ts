import type { ComponentType } from 'preact'
import type { Area, TextArguments } from './generated/text-arguments.ts'

/** Who may see a page. The service decides what they may do there. */
export type Access = 'anybody' | 'member' | 'owner' | 'admin' | 'superadmin'

/** The groups of the navigation, in their order. */
export const groups = ['plants', 'developers', 'account', 'operators'] as const
type Group = (typeof groups)[number]

/** A page of the console. Its folder in `pages/` exports a component named `Page`. */
export type Page = {
  /** The path as preact-iso matches it: `/history/:id`. */
  readonly path: `/${string}`
  readonly access: Access
  /** The area of `web/locales` with the page's texts. */
  readonly area: Area
  readonly load: () => Promise<{ Page: ComponentType }>
  /** The page's place in the navigation. */
  readonly navigation?: { readonly group: Group; readonly label: keyof TextArguments }
}
