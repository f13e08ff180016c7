/** Mutants that survive because the program does the same without the guard, with the reason. */
export const unchanged: Readonly<Record<string, string>> = {
  "functions/src/http/access-control.ts caller.kind === 'user' -> true":
    'only a user has a membership and a role, so those of other callers are undefined anyway',
  "functions/src/operations/invitations/remove.ts caller.kind === 'user' -> true":
    'a key has no membership, so that of a key is undefined anyway',
  "functions/src/operations/webhooks/record.ts recorded === 'CHANGES_ENDPOINT' -> false":
    'a record in turn makes the change itself, and the check only tells TypeScript so',
}
