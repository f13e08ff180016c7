/** Mutants that survive because the program does the same without the guard, with the reason. */
export const unchanged: Readonly<Record<string, string>> = {
  "functions/src/http/access-control.ts caller.kind === 'user' -> true":
    'only a user has a membership and a role, so those of other callers are undefined anyway',
  'functions/src/operations/analyses/claim.ts !isFree -> true':
    'writes the same quota again, which only costs a write',
  'functions/src/operations/analyses/claim.ts leased -> true':
    'only a synchronous call reads the run that it leased, and it always has one',
  'functions/src/operations/analyses/paid-calls.ts taken > 0 -> true':
    'writes the same count again, which only costs a write',
  'functions/src/operations/analyses/remove.ts !deleted -> false':
    'the photo of an analysis that was not deleted is in use, so it only costs queries and a write',
  "functions/src/operations/analyses/remove.ts transaction.status !== 'COMPLETED' -> false":
    'an analysis that has not expired has completed, and the check only tells TypeScript so',
  'functions/src/operations/analyses/steps/charge.ts final.quota !== user.quota -> true':
    'writes the same quota again, which only costs a write',
  'functions/src/operations/analyses/steps/fail.ts emitsEvent -> true':
    'reads the statistics for no event, which only costs a read',
  'functions/src/operations/analyses/steps/fail.ts quota !== user.quota -> true':
    'writes the same quota again, which only costs a write',
  'functions/src/operations/analyses/steps/lease.ts request -> true':
    'a live transaction has its request, and the check only tells TypeScript so',
  'functions/src/operations/analyses/withdraw-claim.ts quota !== user.quota -> true':
    'writes the same quota again, which only costs a write',
  'functions/src/operations/api-keys/made-by-key.ts own.length > 0 -> true':
    'writes the same invitations again, which only costs a write',
  'functions/src/operations/authentication/grants.ts account.type !== plan -> true':
    'writes the same plan again, which only costs a write',
  "functions/src/operations/invitations/remove.ts caller.kind === 'user' -> true":
    'a key has no membership, so that of a key is undefined anyway',
  'functions/src/operations/webhooks/record.ts changed.some(newlyDisabled) -> true':
    'reads the owner for no notice, which only costs a read',
  "functions/src/operations/webhooks/record.ts recorded === 'CHANGES_ENDPOINT' -> false":
    'a record in turn makes the change itself, and the check only tells TypeScript so',
}
