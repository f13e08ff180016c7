import { firestoreClient } from '../functions/src/adapters/firestore/client.ts'
import { userAnchors } from './operator/anchors.ts'
import { useProject } from './operator/project.ts'
import { verifyAudit } from './operator/verify-audit.ts'

const usage = 'Usage: npm run audit:verify [-- <stream>:<sequence>:<hash> ...]'

process.exitCode = await run(process.argv.slice(2))

/** 0 where the trail is whole, 1 where it is not, 2 for a command that makes no sense. */
async function run(args: readonly string[]): Promise<number> {
  const anchors = userAnchors(args)
  if (!anchors) return say(2, usage)
  const projectId = useProject(process.env)
  const emulated = process.env['FIRESTORE_EMULATOR_HOST'] !== undefined
  const firestore = firestoreClient({ projectId, emulated })
  try {
    const { findings, ends } = await verifyAudit(firestore, anchors)
    for (const { kind, id, detail } of findings) say(1, `${kind} ${id}: ${detail}`)
    if (findings.length > 0) return say(1, `The audit trail of ${projectId} is broken.`)
    for (const { stream, sequence, hash } of ends) say(0, `${stream}:${sequence}:${hash}`)
    return say(
      0,
      `The audit trail of ${projectId} is whole. Keep the lines above for the next time.`,
    )
  } finally {
    await firestore.terminate()
  }
}

function say(status: number, line: string): number {
  const stream = status === 0 ? process.stdout : process.stderr
  stream.write(`${line}\n`)
  return status
}
