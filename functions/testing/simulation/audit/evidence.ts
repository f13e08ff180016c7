import type { Stored } from '../../../src/adapters/optimistic-store/parse.ts'
import type { Collection } from '../../../src/collections/collection.ts'
import type { Transaction } from '../../../src/collections/transactions.ts'
import type { QuotaLimits } from '../../../src/domain/quota/quota.ts'
import type { Identity } from '../../../src/ports/callers.ts'
import type { Received } from '../outside.ts'
import type { Asked, Person } from '../people.ts'
import type { Answer, Request } from '../service.ts'

/** What the auditor wrote down during a run, because the documents do not tell it afterwards. */
export type Watch = {
  /** How often each transaction was completed, by id. */
  completions: Map<string, number>
  /** The event numbers that each account was given, in the order of the commits. */
  sequences: Map<string, number[]>
  /** The ids of first events about the completion of each transaction. */
  firstEvents: Map<string, Set<string>>
  /** The accounts to which each user has belonged, with the time of each move. */
  moves: Map<string, { at: number; accountId: string }[]>
  /** The accounts whose analyses have each photo. */
  ownersOf: Map<string, Set<string>>
  /** What each call created and removed, and the entries of the audit trail that it wrote. */
  effects: Map<string, Effects>
  /** Work that two live workers did at once, although a lease should prevent it. */
  together: readonly string[]
  /** Transactions whose start was refused after all, which frees the key. */
  withdrawn: Set<string>
  /** Units that failed runs used up before they were started again. */
  spent: Transaction['charge'][]
  /** When each webhook endpoint was first stored, which is later than its own time says. */
  storedAt: Map<string, number>
  /** When each analysis had its photo withheld. */
  withheld: Map<string, Span[]>
  /** Documents that lost a field that another version had written. */
  lost: string[]
  /** Privileged changes without their audit entry, and changes of permissions by too few people. */
  unaudited: string[]
  unapproved: string[]
}

export type Span = { from: number; until: number }

export type Effects = { created: string[]; removed: string[]; entries: string[] }

/** What the rules read, at one moment of rest. Where it comes from is no matter of theirs. */
export type Evidence = {
  nowMs: number
  /** All documents of a collection as they are stored, by id. */
  documents(collection: string): ReadonlyMap<string, Stored>
  /** The bytes of each stored object, by path. */
  objects: ReadonlyMap<string, Uint8Array>
  /** Objects whose bytes were seen to change. */
  overwritten: readonly string[]
  people: readonly Person[]
  /** What people asked, and what they were answered. */
  asked: readonly Asked[]
  identityOf(bearer: string): Identity | undefined
  /** The POSTs that webhook receivers got. */
  received: readonly Received[]
  /** When each one-time password was mailed first, by invitation and password. */
  mailedAt: ReadonlyMap<string, number>
  /** Errors that no caller was told of. */
  errors: readonly string[]
  quota: QuotaLimits
  /** Matches a link to a photo. Its first group is the path of the object. */
  photoLink: RegExp
  /** What commits did. */
  watch: Watch
}

/** A service at rest, which the auditor can still ask. */
export type Audited = {
  look(): Promise<Evidence>
  ask(by: Person, request: Request): Promise<Answer>
  /** Lets time pass, while all background work goes on: so long, or until all work is done. */
  rest(milliseconds: number): Promise<void>
  /** The files of an archive by their names, if the link leads to one. */
  download(url: string): Promise<ReadonlyMap<string, string> | undefined>
  /** Lets days pass, and TTL policies delete. */
  passDays(days: number): Promise<void>
  note(line: string): void
}

/** All documents of a collection as the service reads them, by id. */
export function all<T>({ documents }: Evidence, { name, schema }: Collection<T>): Map<string, T> {
  return new Map([...documents(name)].map(([id, data]) => [id, schema.parse(data)]))
}

/** How long a process may still know a user's former account. */
const knownForMs = 12_000

/** The account in which a call was made, or undefined if the caller moved meanwhile. */
export function accountOf(
  { watch }: Evidence,
  { by, sentAt, answeredAt }: Asked,
): string | undefined {
  const own = watch.moves.get(by.uid) ?? []
  const isMoving = own.slice(1).some(({ at }) => at >= sentAt - knownForMs && at <= answeredAt)
  return isMoving ? undefined : own.findLast(({ at }) => at <= sentAt)?.accountId
}
