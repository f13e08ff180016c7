import type { ComponentType } from 'preact'
import type { Area } from './generated/text-arguments.ts'
import type { PlainTextKey } from './texts/text-key.ts'

/** The users who may see a page. The service decides what these users may do on the page. */
export type Access = 'anybody' | 'member' | 'owner' | 'admin' | 'superadmin'

/** The groups of the navigation, from top to bottom. */
export const groups = ['plants', 'developers', 'account', 'operators'] as const
type Group = (typeof groups)[number]

/** A page of the console. The page's folder in `pages/` exports a component named `Page`. */
export type Page = {
  /** The path in the form of preact-iso, such as `/history/:id`. */
  readonly path: `/${string}`
  readonly access: Access
  /** The area of `web/locales` with the page's texts. */
  readonly area: Area
  /** Another area whose texts the page shows. */
  readonly shares?: Area
  readonly load: () => Promise<{ Page: ComponentType }>
  /** The group of the navigation that lists the page, and the label of the link. */
  readonly navigation?: { readonly group: Group; readonly label: PlainTextKey }
}
