import type { Weakening } from './weakening.ts'

const operations = 'functions/src/operations'
const domain = 'functions/src/domain'

/** Guards of rights, of the audit trail and of privacy. */
export const accessWeakenings: readonly Weakening[] = [
  {
    rule: 4,
    file: 'functions/src/contract/limits.ts',
    was: 'callerCacheSeconds: 10,',
    becomes: 'callerCacheSeconds: 100,',
  },
  {
    rule: 4,
    file: `${operations}/authentication/find-api-key.ts`,
    was: 'if (!apiKey || !isValid(apiKey, now)) return undefined',
    becomes: 'if (!apiKey) return undefined',
    also: [
      {
        file: `${operations}/authentication/find-api-key.ts`,
        was: 'return isValid(cached.apiKey, now) ? cached : undefined',
        becomes: 'return cached',
      },
    ],
  },
  {
    rule: 4,
    file: `${operations}/authentication/identify.ts`,
    was: 'active: user.ban === null && !account.banned',
    becomes: 'active: user.ban === null',
  },
  {
    rule: 5,
    file: `${domain}/access/two-person.ts`,
    was: "change.requestedBy === actorUid ? 'STILL_PENDING' : 'APPLY'",
    becomes: "'APPLY'",
  },
  {
    rule: 5,
    file: `${operations}/admin/assign-permissions.ts`,
    was: 'if (uid === actorUid) throw',
    becomes: "if (uid === '') throw",
  },
  {
    rule: 5,
    file: `${domain}/access/two-person.ts`,
    was: "const may = ({ user }: Person) => holds(user, 'assign-permissions')",
    becomes: 'const may = () => true',
    also: [
      {
        file: `${domain}/access/two-person.ts`,
        was: "requester !== undefined && holds(requester, 'assign-permissions')",
        becomes: 'requester !== undefined',
      },
    ],
  },
  {
    rule: 5,
    file: `${operations}/admin/assign-permissions.ts`,
    was: "requirePermission(actor, 'assign-permissions')",
    becomes: 'void requirePermission',
    also: [
      {
        file: `${domain}/access/two-person.ts`,
        was: "const may = ({ user }: Person) => holds(user, 'assign-permissions')",
        becomes: 'const may = () => true',
      },
    ],
  },
  {
    rule: 6,
    file: `${operations}/admin/change-ban.ts`,
    was: 'trail.append({ ...event, details }, now)',
    becomes: 'void details',
  },
  {
    rule: 6,
    file: `${operations}/admin/change-ban.ts`,
    was: 'if (ban === user.ban && isMirrored) return ban',
    becomes: '',
  },
  {
    rule: 7,
    file: 'functions/src/contract/limits.ts',
    was: 'triesMax: 5,',
    becomes: 'triesMax: 50,',
  },
  {
    rule: 8,
    file: `${operations}/exports/archive.ts`,
    was: 'if (hold) contents',
    becomes: 'if (hold && false) contents',
  },
  {
    rule: 8,
    file: `${operations}/erasure/sweep.ts`,
    was: 'for (const value of idsOf(reach, uid))',
    becomes: 'for (const value of idsOf(reach, uid).slice(1))',
  },
  {
    rule: 8,
    file: `${domain}/analyses/analysis.ts`,
    was: 'const isHidden = isWithheld(stored)',
    becomes: 'const isHidden = false',
  },
  {
    rule: 8,
    file: `${operations}/exports/present.ts`,
    was: 'presenter(apiKeys, ({ hash: _hash, ...shown }) => shown)',
    becomes: 'presenter(apiKeys, (shown) => shown)',
  },
  {
    rule: 8,
    file: `${operations}/exports/archive.ts`,
    was: 'if (!photos.has(path) && !isThumbnail(path)) yield path',
    becomes: 'void isThumbnail',
    also: [
      {
        file: `${operations}/exports/archive.ts`,
        was: 'yield* photos',
        becomes: 'void photos',
      },
    ],
  },
  {
    rule: 13,
    file: `${operations}/analyses/read.ts`,
    was: 'if (transaction?.accountId !== accountId || isExpired(transaction, now))',
    becomes: 'if (!transaction || isExpired(transaction, now))',
  },
  {
    rule: 13,
    file: `${operations}/photos/links.ts`,
    was: 'isPhotoWithheld(stored) ? null :',
    becomes: 'isPhotoWithheld(stored) && false ? null :',
  },
  {
    rule: 13,
    file: `${operations}/analyses/read-image.ts`,
    was: 'isPhotoWithheld(stored) ||',
    becomes: '',
  },
  {
    rule: 13,
    file: `${operations}/uploads/receive-job.ts`,
    was: "const written = await objects.writeOnce(storagePath, outcome.webp, 'image/webp', context)",
    becomes:
      "await objects.write(storagePath, outcome.webp, 'image/webp', context)\n  const written = 'WRITTEN'",
    also: [
      {
        file: `${operations}/uploads/receive-job.ts`,
        was: "if (written === 'WRITTEN') return outcome",
        becomes: 'return outcome',
      },
      {
        file: `${operations}/uploads/claim-name.ts`,
        was: 'if (isSame(known, received)) return',
        becomes: "if (!isSame(known, received)) return { kind: 'OURS' }\n    else return",
      },
    ],
  },
]
