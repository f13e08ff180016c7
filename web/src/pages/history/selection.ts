export type Selection = {
  readonly ids: ReadonlySet<string>
  /** The analysis that was selected or deselected last, which is one end of a range. */
  readonly anchor: string | null
}

export const nothing: Selection = { ids: new Set(), anchor: null }

/** Selects an analysis, or deselects an analysis that is selected. */
export function toggle({ ids }: Selection, id: string): Selection {
  return { ids: withState(ids, [id], !ids.has(id)), anchor: id }
}

/**
 * Selects all analyses from the anchor to `id` in list order, or deselects them if the anchor is
 * not selected. Works like `toggle` if the list does not contain the anchor.
 */
export function extendTo(selection: Selection, id: string, order: readonly string[]): Selection {
  const { ids, anchor } = selection
  const ends = [order.indexOf(anchor ?? ''), order.indexOf(id)]
  if (anchor === null || ends.includes(-1)) return toggle(selection, id)
  const between = order.slice(Math.min(...ends), Math.max(...ends) + 1)
  return { ids: withState(ids, between, ids.has(anchor)), anchor }
}

export function everything(order: readonly string[]): Selection {
  return { ids: new Set(order), anchor: null }
}

/** The selected analyses in the order of a list. Drops analyses that the list does not contain. */
export function selectedOf({ ids }: Selection, order: readonly string[]): string[] {
  return order.filter((id) => ids.has(id))
}

function withState(ids: ReadonlySet<string>, changed: readonly string[], selected: boolean) {
  const others = [...ids].filter((id) => !changed.includes(id))
  return new Set(selected ? [...others, ...changed] : others)
}
