import type { OperationDefinition } from '../operation.ts'
import { auditEntry, auditVerification, auditVerificationQuery } from '../schemas/audit.ts'
import { pageOf, pageQuery } from '../schemas/query.ts'

/** What those who run the service read of what they did. */
export const audit = {
  'admin.listAudit': {
    summary: 'List the audit entries',
    description: [
      'Newest first; every administrative write leaves one.',
      'Entries form two hash chains, which `GET /v1/admin/audit/verification` verifies.',
    ],
    status: 200,
    query: pageQuery,
    output: { 200: pageOf(auditEntry) },
    problems: [],
  },
  'admin.verifyAudit': {
    summary: 'Verify a part of a chain of the audit trail',
    description: [
      'Up to 300 entries are read and checked; call again with `after` until `complete`.',
      'A chain that was written anew is whole in itself: compare `headHash` with one that was noted.',
    ],
    status: 200,
    query: auditVerificationQuery,
    output: { 200: auditVerification },
    problems: [],
  },
} as const satisfies Record<string, OperationDefinition>
