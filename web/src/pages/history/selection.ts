/** Which analyses of a list are selected. */
export type Selection = {
  readonly ids: ReadonlySet<string>
  /** The last one that was selected or left out: a range goes from there. */
  readonly anchor: string | null
}

export const nothing: Selection = { ids: new Set(), anchor: null }

/** Selects one, or leaves it out where it was selected. */
export function toggle({ ids }: Selection, id: string): Selection {
  return { ids: withState(ids, [id], !ids.has(id)), anchor: id }
}

/**
 * Gives all from the anchor to `id`, in the order of the list, what the anchor has: selected or
 * not. Without an anchor in the list it is `toggle`.
 */
export function extendTo(selection: Selection, id: string, order: readonly string[]): Selection {
  const { ids, anchor } = selection
  const ends = [order.indexOf(anchor ?? ''), order.indexOf(id)]
  if (anchor === null || ends.includes(-1)) return toggle(selection, id)
  const between = order.slice(Math.min(...ends), Math.max(...ends) + 1)
  return { ids: withState(ids, between, ids.has(anchor)), anchor }
}

/** Selects all of a list. */
export function everything(order: readonly string[]): Selection {
  return { ids: new Set(order), anchor: null }
}

/** What is selected of a list, in its order; what has left the list is selected no more. */
export function selectedOf({ ids }: Selection, order: readonly string[]): string[] {
  return order.filter((id) => ids.has(id))
}

function withState(ids: ReadonlySet<string>, changed: readonly string[], selected: boolean) {
  const others = [...ids].filter((id) => !changed.includes(id))
  return new Set(selected ? [...others, ...changed] : others)
}
