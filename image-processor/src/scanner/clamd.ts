import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { ClamdAddress } from '../config.ts'
import type { Scanner, Signatures, Verdict } from './scanner.ts'

export type ClamdOptions = {
  address: ClamdAddress
  scanTimeoutSeconds: number
  pingTimeoutSeconds: number
}

const chunkBytes = 64 * 1024
/** clamd's answers are one short line; whoever sends more is not clamd. */
const replyBytesMax = 4096

/**
 * clamd over its INSTREAM protocol: `zINSTREAM\0`, chunks with a big-endian length, a zero length, one answer
 * that ends in a zero byte (clamd(8)).
 *
 * Own client, because the packages for it either buffer without back-pressure or answer "not infected" where
 * they do not know.
 */
export function clamdScanner(options: ClamdOptions): Scanner {
  return {
    kind: 'CLAMD',
    scan: async (bytes) => {
      try {
        const reply = await converse(options.address, options.scanTimeoutSeconds, (socket) =>
          sendStream(socket, bytes),
        )
        return readVerdict(reply)
      } catch (error) {
        return { verdict: 'UNKNOWN', reason: error instanceof Error ? error.message : 'no answer' }
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

/** `ClamAV 1.4.3/27823/Thu Nov 19 09:25:11 2026` (clamd(8)); the last part is missing without official signatures. */
function readSignatures(version: string): Signatures {
  const date = /^ClamAV [^/]+\/\d+\/(.+)$/.exec(version)?.[1]
  // It is in the time of the machine, and containers have UTC.
  const madeAt = new Date(`${date} UTC`)
  return Number.isNaN(madeAt.getTime()) ? { kind: 'UNDATED' } : { kind: 'DATED', madeAt }
}

/** Only the two answers that clamd gives for a whole stream are believed; errors and size limits are UNKNOWN. */
function readVerdict(reply: string): Verdict {
  if (reply === 'stream: OK') return { verdict: 'CLEAN' }
  const found = /^stream: ([\x21-\x7e]{1,200}) FOUND$/.exec(reply)
  if (found?.[1] !== undefined) return { verdict: 'INFECTED', signature: found[1] }
  return { verdict: 'UNKNOWN', reason: 'clamd gave no verdict' }
}

/** One connection, one command, one answer, all within one deadline. */
async function converse(
  address: ClamdAddress,
  timeoutSeconds: number,
  send: (socket: Socket) => Promise<void>,
): Promise<string> {
  const socket =
    address.kind === 'UNIX'
      ? connect({ path: address.path })
      : connect({ host: address.host, port: address.port })
  const deadline = setTimeout(
    () => socket.destroy(new Error('clamd did not answer in time')),
    timeoutSeconds * 1000,
  )
  try {
    const reply = readReply(socket)
    const sent = once(socket, 'connect').then(() => send(socket))
    // An answer before the end of the stream was not made of the whole photo.
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
        reject(new Error('clamd sent no answer of its protocol'))
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('clamd closed the connection without an answer')))
  })
  // The race in `converse` may be lost to the other side first; that rejection is then nobody's news.
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
