import { constants } from 'node:crypto'
import { once } from 'node:events'
import { connect as connectTcp, type Socket, type TcpSocketConnectOpts } from 'node:net'
import { Duplex } from 'node:stream'
import { connect as connectTls, DEFAULT_CIPHERS, type TLSSocket } from 'node:tls'

/**
 * The most bytes before the connection is secure, enough for four certificates of 2 KB. OpenSSL
 * takes up to 0.25 s to read one of 462 bytes, and 1 MB of memory for one of 12 KB.
 */
const handshakeBytesMax = 12_000
/** The most bytes of a connection: an answer without end, but no flood of key updates. */
const bytesMax = 256 * 1024
/** A far receiver over a poor network takes some 2 s. */
const handshakeTimeoutMs = 5000

/**
 * The receiver chooses the group of DHE, and one of 10,000 bits took 0.6 s of the thread that makes
 * all deliveries.
 */
const ciphers = `${DEFAULT_CIPHERS}:!kDHE`
const secureOptions = constants.SSL_OP_NO_RENEGOTIATION

export type TlsSettings = {
  /** The certificate authority of a receiver in tests. */
  certificateAuthority?: string | undefined
  watch?: TlsWatch | undefined
}

/** How a process with many connections shares its memory and its thread between them. */
export type TlsWatch = {
  /** Runs a handshake when the process has a place for it. */
  inTurn<T>(handshake: () => Promise<T>): Promise<T>
  /** Lets OpenSSL read bytes, which may take seconds. */
  read(read: () => boolean): boolean
}

const unwatched: TlsWatch = { inTurn: (handshake) => handshake(), read: (read) => read() }

/**
 * Opens a secure connection to a stranger, who cannot send more bytes than an answer needs. The
 * connection ends with the signal.
 */
export async function connectLimited(
  tcp: TcpSocketConnectOpts,
  { certificateAuthority: ca, watch = unwatched }: TlsSettings,
  signal: AbortSignal,
): Promise<TLSSocket> {
  const socket = connectTcp({ ...tcp, signal })
  // What the receiver sends before the handshake has its turn stays in the kernel.
  socket.pause()
  await once(socket, 'connect')
  return watch.inTurn(async () => {
    signal.throwIfAborted()
    const { duplex, allowAnswer } = limited(socket, watch)
    const secure = connectTls({
      ...(ca === undefined ? {} : { ca }),
      socket: duplex,
      servername: tcp.host ?? '',
      ALPNProtocols: ['http/1.1'],
      ciphers,
      secureOptions,
    }).once('secureConnect', allowAnswer)
    const late = setTimeout(() => secure.destroy(coded('TIMEOUT')), handshakeTimeoutMs)
    await once(secure, 'secureConnect').finally(() => clearTimeout(late))
    return secure
  })
}

function limited(socket: Socket, watch: TlsWatch) {
  let left = handshakeBytesMax
  const duplex = new Duplex({
    read: () => void socket.resume(),
    write: (chunk, _encoding, done) => void socket.write(chunk, done),
    final: (done) => void socket.end(done),
    destroy: (error, done) => {
      socket.destroy()
      done(error)
    },
  })
  socket.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) duplex.destroy(coded('TLS_BYTES'))
    else if (!watch.read(() => duplex.push(chunk))) socket.pause()
  })
  socket.on('end', () => duplex.push(null))
  socket.on('error', (error) => duplex.destroy(error))
  const allowAnswer = () => {
    left += bytesMax
  }
  return { duplex, allowAnswer }
}

const coded = (code: string) => Object.assign(new Error(code), { code })
