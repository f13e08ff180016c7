/** A phone shows the answer first, so that only wide screens unfold the rest. */
export const isWide = matchMedia('(width > 64rem)').matches
