/** Writes 10000 as 10,000. Formatting by `Intl` would cost every start of a function 20 ms. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')
