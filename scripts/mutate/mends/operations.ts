import type { MendsByFile } from './by-file.ts'

export const operations: MendsByFile = {
  'functions/src/collections/malware.ts': [
    ['Z4', "fields: ['uid', 'accountId']", "fields: ['accountId']"],
    ['Z4', "fields: ['uid'], ids: 'uid and key uid'", "fields: ['uid']"],
  ],
  'functions/src/domain/access/api-key-set.ts': [
    [
      'A2',
      '[...all.slice(0, makersMax - 1), ...all.slice(makersMax - 1).slice(-1)]',
      'all.slice(-makersMax)',
    ],
  ],
  'functions/src/domain/analyses/transaction.ts': [
    ['AG2', "code === 'IMAGE_NOT_FOUND' && existing.charge.state === 'FREE'", 'false'],
  ],
  'functions/src/domain/notices.ts': [
    ['A1', '{ entries, more: more + 1 }', '{ entries, more }'],
    ['A1', 'new Set(told.entries.map', 'new Set(waiting.entries.map'],
    ['B-M1', 'return isVerified ?', 'return false ?'],
  ],
  'functions/src/operations/account/open-session.ts': [
    ['B-M1', ', emailVerified: caller.emailVerified'],
  ],
  'functions/src/operations/analyses/chain.ts': [
    ['A5', 'transaction?.accountId !== caller.accountId', 'transaction === undefined'],
    ['AE1', 'kept.some((look) => look !== undefined)', 'true'],
    ['N3', 'transaction.apiKeyId === caller.apiKeyId', 'true'],
  ],
  'functions/src/operations/analyses/claim.ts': [
    ['AB2', 'origin === undefined || mayUse(origin, caller)', 'true'],
  ],
  'functions/src/operations/analyses/expire.ts': [
    ['AB2', 'isDeleted || storagePath !== photoPath(transaction.uid, id)', 'true'],
    ['AB3', 'isDeleted || storagePath !== photoPath(transaction.uid, id)', 'true'],
  ],
  'functions/src/operations/analyses/read.ts': [
    ['H2', 'places.within(accountId, () => wait', '((work) => work())(() => wait'],
  ],
  'functions/src/operations/analyses/steps/earlier-looks.ts': [
    ['AE1', 'if (![storagePath,', 'if (false && ![storagePath,'],
    ['AE1', 'else if (path === follows?.paidPath)', 'else if (false)'],
    ['Z3', 'isCurrent ? stored : known.get(storagePath)', 'undefined'],
  ],
  'functions/src/operations/api-keys/calling-key.ts': [
    ['A8', '!apiKey || !isValid(apiKey, now)', '!apiKey'],
    ['M3', '!apiKey || !isValid(apiKey, now)', '!apiKey'],
  ],
  'functions/src/operations/api-keys/made-by-key.ts': [
    ['A2', 'isMadeBy(lineId, entry) || isSuccessor(entry)', 'false'],
    ['M3', 'database.remove(invitation)'],
  ],
  'functions/src/operations/api-keys/revoke.ts': [
    ['A2', 'if (replacedBy === null || isCallers) return', 'return'],
  ],
  'functions/src/operations/authentication/identify.ts': [
    ['J3', '...(isOwnersBan && { mayLeave: true as const }),'],
  ],
  'functions/src/operations/erasure/remove-photos.ts': [['Z5', 'if (done) return true']],
  'functions/src/operations/erasure/sweep.ts': [
    [
      'AA2',
      'the ban.\n  await ports.identityRemoval.remove([uid, apiKeyPrincipal(uid)])',
      'the ban.',
    ],
    ['E5', 'peopleAtOnce = 5', 'peopleAtOnce = 200'],
  ],
  'functions/src/operations/events/list.ts': [
    ['X2', 'longPlaces.within(accountId, look)', 'look()'],
  ],
  'functions/src/operations/folders/move-analyses.ts': [
    ['G1', 'return longPlaces.within(accountId, () =>', 'return (async (work) => work())(() =>'],
    ['T2', ', { takesLocks: true }'],
    ['U1', 'owner: accountId, signal', "owner: '', signal"],
  ],
  'functions/src/operations/invitations/check-password.ts': [
    ['L1', 'if (!invitation) await ports.store.getAll(refs.tries)'],
  ],
  'functions/src/operations/invitations/mail.ts': [['R5', '[\\p{Cf}\\p{M}\\p{DI}]', '\\p{Cf}']],
  'functions/src/operations/invitations/redeem.ts': [['J3', 'if (account.banned)', 'if (false)']],
  'functions/src/operations/long-pages.ts': [
    ['C4', 'pageSize: Math.min(pageSize, longPageMax)', 'pageSize'],
    ['F1', 'createTurns(6)', 'createTurns(60)'],
    [
      'F1',
      'return longPlaces.within(call.caller.accountId,',
      'return (async (_, work) => work())(0,',
    ],
    ['G1', '{\n    signal.throwIfAborted()\n    return change()\n  }', 'undefined).then(change'],
    ['K5', 'createTurns(6)', 'createTurns(60)'],
    [
      'K5',
      'return longPlaces.within(call.caller.accountId,',
      'return (async (_, work) => work())(0,',
    ],
    ['X2', 'signal.throwIfAborted()\n    return read()', 'return read()'],
  ],
  'functions/src/operations/uploads/claim-name.ts': [
    ['A6', 'closeUploads(database, uid, sender, now)'],
    ['B3', "isGivenUp(known, now) ? 'GIVEN_UP' : 'OURS'", "'OURS'"],
    [
      'N1',
      'if (user?.uploadsClosedUntil?.getTime()',
      'if (!user || user.uploadsClosedUntil?.getTime()',
    ],
  ],
  'functions/src/operations/uploads/receive-job.ts': [
    ['AE3', 'comesAgain: true', 'comesAgain: false'],
    ['AH2', 'ports.objects.endDownloads', 'void ports.objects.endDownloads'],
    ['H1', 'limits.request.photoBodyBytesLimit', 'Number.POSITIVE_INFINITY'],
  ],
  'functions/src/operations/webhooks/lease.ts': [
    [
      'Z7',
      'Math.min(putOffSecondsMax, Math.max(putOffSecondsMin, ageSeconds / 2))',
      'putOffSecondsMin',
    ],
  ],
  'functions/src/operations/webhooks/receive-genai.ts': [
    ['L8', 'call.request.charge(id)', 'call.request.charge(provider)'],
  ],
  'functions/src/operations/webhooks/register.ts': [
    ['M3', 'await noteNotice(database, { id: noticeId, uid: accountId }, mail, now)'],
  ],
  'functions/src/operations/webhooks/rotate-secret.ts': [
    ['A8', 'if (calling) await tellOwner(database, accountId, id, now)'],
  ],
}
