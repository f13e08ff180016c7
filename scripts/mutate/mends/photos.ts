import type { MendsByFile } from './by-file.ts'

/** Photos that a block withholds, and the exports that leave them out. */
export const photos: MendsByFile = {
  'functions/src/domain/analyses/flag.ts': [['AE2', ' && !blocksMore']],
  'functions/src/domain/analyses/moderation.ts': [
    ['AE2', 'withholds ?? withheldByDefault(item)', 'withheldByDefault(item)'],
    ['K1', 'isOfAnswer && isExplained', 'isOfAnswer'],
    ['S1', '{ copiesLeft: _left, hideCopiesAt: _at, ...item }', 'item'],
    ['M1', "return isOfAnswer && isExplained ? 'ANSWER' : 'PHOTO'", "return 'PHOTO'"],
  ],
  'functions/src/operations/account/personal-export.ts': [
    ['V5', 'found.every((stats) =>', 'found.every((stats) => true ||'],
  ],
  'functions/src/operations/admin/audit-trail.ts': [['T1', ', { takesLocks: true }']],
  'functions/src/operations/admin/block.ts': [['AE2', ', call.input.withholds)', ')']],
  'functions/src/operations/admin/change-ban.ts': [
    ['A9', 'left.length < limits.admin.holdersOfAssignPermissionsMin', 'false'],
  ],
  'functions/src/operations/admin/decide-moderation.ts': [
    ['F0', '[accountId, actorUid].some', '[].some'],
  ],
  'functions/src/operations/admin/flag.ts': [['S3', 'if (!isRepeat) trail', 'trail']],
  'functions/src/operations/analyses/bring-photo.ts': [
    ['M1', "if (hold) throw problem('IMAGE_NOT_FOUND')"],
    ['M1', 'return isWithheld\n', 'return false\n'],
    ['Z8', "'bytes' in photo && context.signal.aborted", 'false'],
  ],
  'functions/src/operations/analyses/steps/end-run.ts': [
    ['A7', 'return withheld\n', 'return false\n'],
    ['M1', 'records ? { withheldAt: now } : {}', '{}'],
    ['V2', 'reason.code === timedOut.code && leased.quota !== undefined', 'false'],
  ],
  'functions/src/operations/exports/archive.ts': [
    ['AH2', 'of photoFolders(uid))', "of [...photoFolders(uid), 'uploads/'.concat(uid, '/')])"],
    ['H2', 'isOfOwnAccount(accountId, uid) || parse', 'true || parse'],
    ['M2', 'if (hold) contents', 'if (false) contents'],
  ],
  'functions/src/operations/exports/present.ts': [
    ['A5', '...(isOfOwnAccount(analysis.accountId, uid) ? {} : withoutNotes),'],
  ],
  'functions/src/operations/photos/copies.ts': [
    ['AE5', 'if (imageSha256 === undefined) return []', 'return []'],
    ['AJ2', 'if (stats) database', 'if (false) database'],
    ['H1', "left.source === 'PATH' ? [storagePath] : [...new Set(others)]", '[storagePath]'],
    ['S1', 'const pageMax = 25', 'const pageMax = 2500'],
  ],
}
