/** Mutants that survive because the program does the same without the guard, with the reason. */
export const unchanged: Readonly<Record<string, string>> = {}
