import { limits } from './limits.ts'
import type { Log } from './log.ts'
import type { HealthReply } from './protocol.ts'
import type { Scanner } from './scanner/scanner.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * The check fails if the scanner does not answer, because no photo is stored without a scan.
 *
 * Old or missing signatures only cause a warning in the response and the log. Refusing every photo
 * would not protect anybody better (docs/decisions/0013).
 */
export async function checkHealth(scanner: Scanner, now: Date, log: Log): Promise<HealthReply> {
  const { kind } = scanner
  if (!(await scanner.ping())) return { status: 'fail', scanner: kind }
  const signatures = await scanner.signatures()
  if (signatures.kind === 'BUILT_IN') return { status: 'pass', scanner: kind }
  const signaturesAgeDays =
    signatures.kind === 'DATED'
      ? Math.floor((now.getTime() - signatures.madeAt.getTime()) / dayMs)
      : null
  const isCurrent = signaturesAgeDays !== null && signaturesAgeDays <= limits.signaturesAgeDaysMax
  if (!isCurrent) log('WARNING', 'the malware signatures are out of date', { signaturesAgeDays })
  return { status: isCurrent ? 'pass' : 'warn', scanner: kind, signaturesAgeDays }
}
