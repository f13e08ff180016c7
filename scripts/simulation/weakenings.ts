/** Texts that stand once in a file of the service, and what takes their place. */
type Guard = { file: string; was: string; becomes: string }

/** What the auditor must find: the number of the rule that breaks without the guards. */
export type Weakening = { rule: number; guards: readonly Guard[] }

type Entry = readonly [
  rule: number,
  was: string,
  becomes: string,
  ...also: (readonly [file: string, was: string, becomes: string])[],
]

/** By the file of each guard, with further guards behind which it hides. */
const byFile: Readonly<Record<string, readonly Entry[]>> = {
  'adapters/optimistic-store/attempt.ts': [
    [14, 'return name in data ? [] : [[name, value]]', 'return []'],
  ],
  'adapters/optimistic-store/optimistic.ts': [[1, 'if (own) return own.result', '']],
  'contract/limits.ts': [
    [4, 'callerCacheSeconds: 10,', 'callerCacheSeconds: 100,'],
    [7, 'triesMax: 5,', 'triesMax: 50,'],
  ],
  'domain/access/two-person.ts': [
    [5, "change.requestedBy === actorUid ? 'STILL_PENDING' : 'APPLY'", "'APPLY'"],
    [
      5,
      "const may = ({ user }: Person) => holds(user, 'assign-permissions')",
      'const may = () => true',
      [
        'domain/access/two-person.ts',
        "requester !== undefined && holds(requester, 'assign-permissions')",
        'requester !== undefined',
      ],
    ],
  ],
  'domain/analyses/analysis.ts': [
    [8, 'const isHidden = isWithheld(stored)', 'const isHidden = false'],
  ],
  'domain/analyses/transaction.ts': [
    [
      1,
      "if (existing.status === 'COMPLETED') return { kind: 'COMPLETED' }",
      "if (existing.status === 'COMPLETED') return { kind: 'RUN_AGAIN' }",
    ],
    [10, 'existing.request?.fingerprint !== fingerprint', 'false'],
  ],
  'domain/quota/final-charge.ts': [
    [2, 'if (isCurrent && quota.uncharged >= free) return undefined', 'void free'],
  ],
  'domain/quota/quota.ts': [
    [2, 'current.used < limit', 'current.used <= limit'],
    [2, 'return isSamePeriod(record, charged) ?', 'return true ?'],
  ],
  'domain/stats.ts': [
    [
      12,
      'events: (stats.events ?? 0) + 1',
      'events: (stats.events ?? 0) + (stats.events === 2 ? 2 : 1)',
    ],
  ],
  'operations/admin/assign-permissions.ts': [
    [5, 'if (uid === actorUid) throw', "if (uid === '') throw"],
    [
      5,
      "requirePermission(actor, 'assign-permissions')",
      'void requirePermission',
      [
        'domain/access/two-person.ts',
        "const may = ({ user }: Person) => holds(user, 'assign-permissions')",
        'const may = () => true',
      ],
    ],
  ],
  'operations/admin/change-ban.ts': [
    [6, 'trail.append({ ...event, details }, now)', 'void details'],
    [6, 'if (ban === user.ban && isMirrored) return ban', ''],
  ],
  'operations/analyses/read-image.ts': [[13, 'isPhotoWithheld(stored) ||', '']],
  'operations/analyses/read.ts': [
    [
      13,
      'if (transaction?.accountId !== accountId || isExpired(transaction, now))',
      'if (!transaction || isExpired(transaction, now))',
    ],
  ],
  'operations/analyses/remove.ts': [[12, '  if (stats)\n', '  if (stats && false)\n']],
  'operations/authentication/find-api-key.ts': [
    [
      4,
      'if (!apiKey || !isValid(apiKey, now)) return undefined',
      'if (!apiKey) return undefined',
      [
        'operations/authentication/find-api-key.ts',
        'return isValid(cached.apiKey, now) ? cached : undefined',
        'return cached',
      ],
    ],
  ],
  'operations/authentication/identify.ts': [
    [4, 'active: user.ban === null && !account.banned', 'active: user.ban === null'],
  ],
  'operations/background/lease.ts': [
    [1, "if (isLeased(current, now)) return { kind: 'BUSY', document: current }", ''],
  ],
  'operations/erasure/sweep.ts': [
    [
      8,
      'for (const value of idsOf(reach, uid))',
      'for (const value of idsOf(reach, uid).slice(1))',
    ],
  ],
  'operations/exports/archive.ts': [
    [8, 'if (hold) contents', 'if (hold && false) contents'],
    [
      8,
      'if (!photos.has(path) && !isThumbnail(path)) yield path',
      'void isThumbnail',
      ['operations/exports/archive.ts', 'yield* photos', 'void photos'],
    ],
  ],
  'operations/exports/present.ts': [
    [
      8,
      'presenter(apiKeys, ({ hash: _hash, ...shown }) => shown)',
      'presenter(apiKeys, (shown) => shown)',
    ],
  ],
  'operations/folders/move-analyses.ts': [
    [12, 'folder.analysisCount + by)', 'folder.analysisCount + Math.abs(by))'],
  ],
  'operations/generated/sweeps.ts': [
    [3, '  sweepFanOuts,\n', ''],
    [9, '  sweepTransactions,\n', ''],
    [9, '  sweepExports,\n', ''],
  ],
  'operations/idempotency-keys/claim.ts': [
    [10, "if (record.fingerprint !== fingerprint) throw problem('IDEMPOTENCY_KEY_REUSED')", ''],
    [11, 'return record.made ?? undefined', 'return undefined'],
  ],
  'operations/photos/links.ts': [
    [13, 'isPhotoWithheld(stored) ? null :', 'isPhotoWithheld(stored) && false ? null :'],
  ],
  'operations/uploads/receive-job.ts': [
    [
      13,
      "const written = await objects.writeOnce(storagePath, outcome.webp, 'image/webp', context)",
      "await objects.write(storagePath, outcome.webp, 'image/webp', context)\n  const written = 'WRITTEN'",
      [
        'operations/uploads/receive-job.ts',
        "if (written === 'WRITTEN') return outcome",
        'return outcome',
      ],
      [
        'operations/uploads/claim-name.ts',
        'if (isSame(known, received)) return',
        "if (!isSame(known, received)) return { kind: 'OURS' }\n    else return",
      ],
    ],
  ],
  'operations/webhooks/fan-out.ts': [
    [3, 'deliveryIdOf(eventId, endpoint.id)', 'deliveryIdOf(eventId, now.toISOString())'],
  ],
  'operations/webhooks/lease.ts': [[1, 'at <= now && !isLeased(delivery, now)', 'at <= now']],
}

/** All weakenings. The auditor must find each of them. */
export const weakenings: readonly Weakening[] = Object.entries(byFile).flatMap(([file, entries]) =>
  entries.map(([rule, was, becomes, ...also]) => ({
    rule,
    guards: [[file, was, becomes] as const, ...also].map(([path, text, other]) => ({
      file: `functions/src/${path}`,
      was: text,
      becomes: other,
    })),
  })),
)
