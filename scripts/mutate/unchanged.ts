/** Mutants that survive because the program does the same without the guard, with the reason. */
export const unchanged: Readonly<Record<string, string>> = {
  "functions/src/http/access-control.ts caller.kind === 'user' -> true":
    'only a user has a membership and a role, so those of other callers are undefined anyway',
}
