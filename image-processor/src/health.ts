import type { HealthReply } from './protocol.ts'
import type { Scanner } from './scanner/scanner.ts'

/** Without its scanner the processor can store nothing, so it is not healthy. */
export async function checkHealth(scanner: Scanner): Promise<HealthReply> {
  return { status: (await scanner.ping()) ? 'pass' : 'fail', scanner: scanner.kind }
}
