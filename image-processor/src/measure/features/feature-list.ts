/** Names and values side by side, so that a head trained on another list is noticed at once. */
export type FeatureList = { readonly names: string[]; readonly values: number[] }

export const emptyFeatures = (): FeatureList => ({ names: [], values: [] })

export const addFeature = (list: FeatureList, name: string, value: number): void => {
  list.names.push(name)
  list.values.push(Number.isFinite(value) ? value : 0)
}

/** Shares enter as their square root, which spreads the small ones that matter most (Hellinger). */
export const addShares = (list: FeatureList, name: string, shares: readonly number[]): void => {
  shares.forEach((share, k) => {
    addFeature(list, `${name}.${k}`, Math.sqrt(Math.max(0, share)))
  })
}
