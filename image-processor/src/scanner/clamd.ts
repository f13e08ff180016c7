import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { ClamdAddress } from '../config.ts'
import { limits } from '../limits.ts'
import type { ScanReply } from '../protocol.ts'
import type { Scanner, Signatures } from './scanner.ts'

export type ClamdOptions = {
  address: ClamdAddress
  scanTimeoutSeconds: number
  pingTimeoutSeconds: number
  /** Called after `scansOverdueMax` scans in a row without an answer: clamd cannot end a scan. */
  onHung: () => void
}

const chunkBytes = 64 * 1024
/** clamd answers with one short line, so a longer answer does not come from clamd. */
const replyBytesMax = 4096
const overdueReason = 'clamd did not answer in time'

/**
 * A scanner that uses the INSTREAM protocol of clamd(8). The client sends `zINSTREAM\0`, then each
 * chunk after its big-endian length, then a zero length. The answer of clamd ends in a zero byte.
 *
 * Uses no package, because the existing packages either buffer without back-pressure or report "not
 * infected" for an unknown verdict.
 */
export function clamdScanner(options: ClamdOptions): Scanner {
  let overdue = 0
  const count = (isOverdue: boolean) => {
    overdue = isOverdue ? overdue + 1 : 0
    if (overdue === limits.scansOverdueMax) options.onHung()
  }
  return {
    kind: 'CLAMD',
    scan: async (bytes) => {
      try {
        const reply = await converse(options.address, options.scanTimeoutSeconds, (socket) =>
          sendStream(socket, bytes),
        )
        count(false)
        return scanReplyOf(reply)
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'no answer'
        count(reason === overdueReason)
        return { verdict: 'UNKNOWN', reason }
      }
    },
    ping: async () => {
      try {
        const send = async (socket: Socket) => void socket.write('zPING\0')
        return (await converse(options.address, options.pingTimeoutSeconds, send)) === 'PONG'
      } catch {
        return false
      }
    },
    signatures: async () => {
      try {
        const send = async (socket: Socket) => void socket.write('zVERSION\0')
        return readSignatures(await converse(options.address, options.pingTimeoutSeconds, send))
      } catch {
        return { kind: 'UNDATED' }
      }
    },
  }
}

/**
 * Reads the date in `ClamAV 1.4.3/27823/Thu Nov 19 09:25:11 2026` (clamd(8)). A version without the
 * official signatures has no number and no date.
 */
function readSignatures(version: string): Signatures {
  const date = /^ClamAV [^/]+\/\d+\/(.+)$/.exec(version)?.[1]
  // The date is in the machine's time zone, which is UTC in containers.
  const madeAt = new Date(`${date} UTC`)
  return Number.isNaN(madeAt.getTime()) ? { kind: 'UNDATED' } : { kind: 'DATED', madeAt }
}

/**
 * Accepts only clamd's two answers about a whole stream. Every other answer is UNKNOWN. Findings of
 * `AlertExceedsMax` are also UNKNOWN, because clamd did not scan the whole file.
 */
function scanReplyOf(reply: string): ScanReply {
  if (reply === 'stream: OK') return { verdict: 'CLEAN' }
  const exceeded = /^stream: Heuristics\.Limits\.(?:Exceeded\.)?([\w.]{1,200}) FOUND$/.exec(reply)
  if (exceeded?.[1] !== undefined)
    return { verdict: 'UNKNOWN', reason: 'a limit of clamd', exceeds: exceeded[1] }
  const found = /^stream: ([\x21-\x7e]{1,200}) FOUND$/.exec(reply)
  if (found?.[1] !== undefined) return { verdict: 'INFECTED', signature: found[1] }
  return { verdict: 'UNKNOWN', reason: 'clamd gave no verdict' }
}

/** Opens a connection, sends one command and reads one answer, all within one deadline. */
async function converse(
  address: ClamdAddress,
  timeoutSeconds: number,
  send: (socket: Socket) => Promise<void>,
): Promise<string> {
  const socket =
    address.kind === 'UNIX'
      ? connect({ path: address.path })
      : connect({ host: address.host, port: address.port })
  const deadline = setTimeout(() => socket.destroy(new Error(overdueReason)), timeoutSeconds * 1000)
  try {
    const reply = readReply(socket)
    const sent = once(socket, 'connect').then(() => send(socket))
    // An answer before the end of the stream is not about the whole photo.
    const first = await Promise.race([sent.then(() => 'SENT'), reply.then(() => 'ANSWERED')])
    if (first === 'ANSWERED') throw new Error('clamd answered before the end of the stream')
    return await reply
  } finally {
    clearTimeout(deadline)
    socket.destroy()
  }
}

function readReply(socket: Socket): Promise<string> {
  const reply = new Promise<string>((resolve, reject) => {
    let text = ''
    socket.setEncoding('latin1')
    socket.on('data', (chunk) => {
      text += String(chunk)
      const end = text.indexOf('\0')
      if (end !== -1) resolve(text.slice(0, end))
      else if (text.length > replyBytesMax)
        reject(new Error('clamd sent an answer outside its protocol'))
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('clamd closed the connection without an answer')))
  })
  // `converse` may throw before it awaits this promise, whose rejection would then be unhandled.
  reply.catch(() => undefined)
  return reply
}

async function sendStream(socket: Socket, bytes: Uint8Array): Promise<void> {
  socket.write('zINSTREAM\0')
  for (let at = 0; at < bytes.byteLength; at += chunkBytes) {
    const chunk = bytes.subarray(at, at + chunkBytes)
    socket.write(lengthPrefix(chunk.byteLength))
    if (!socket.write(chunk)) await once(socket, 'drain')
  }
  socket.write(lengthPrefix(0))
}

function lengthPrefix(length: number): Buffer {
  const prefix = Buffer.alloc(4)
  prefix.writeUInt32BE(length)
  return prefix
}
