import { constants } from 'node:crypto'
import { connect as connectTcp, type TcpSocketConnectOpts } from 'node:net'
import { Duplex } from 'node:stream'
import { connect as connectTls, DEFAULT_CIPHERS } from 'node:tls'

/**
 * The most bytes before the connection is secure, enough for four certificates of 2 KB. OpenSSL
 * takes up to 0.25 s to read one of 462 bytes, and accepts 100 KB of them.
 */
const handshakeBytesMax = 12_000
/** The most bytes of a connection: an answer without end, but no flood of key updates. */
const bytesMax = 256 * 1024

/**
 * The receiver chooses the group of DHE, and one of 10,000 bits took 0.6 s of the thread that makes
 * all deliveries.
 */
const ciphers = `${DEFAULT_CIPHERS}:!kDHE`
const secureOptions = constants.SSL_OP_NO_RENEGOTIATION

export type TlsSettings = {
  /** The certificate authority of a receiver in tests. */
  certificateAuthority?: string | undefined
  onHandshake?: (() => void) | undefined
}

/**
 * Opens a TLS connection to a stranger, who cannot send more bytes than an answer needs. Calls
 * `onHandshake` before OpenSSL reads bytes of the handshake, because OpenSSL may take seconds.
 */
export function connectLimited(
  tcp: TcpSocketConnectOpts,
  { certificateAuthority: ca, onHandshake = () => undefined }: TlsSettings,
) {
  const socket = connectTcp(tcp)
  const { duplex, allowAnswer } = limited(socket, onHandshake)
  return connectTls({
    ...(ca === undefined ? {} : { ca }),
    socket: duplex,
    servername: tcp.host ?? '',
    ALPNProtocols: ['http/1.1'],
    ciphers,
    secureOptions,
  }).once('secureConnect', allowAnswer)
}

function limited(socket: ReturnType<typeof connectTcp>, onHandshake: () => void) {
  let left = handshakeBytesMax
  let isSecure = false
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
    if (!isSecure) onHandshake()
    if (left < 0) duplex.destroy(Object.assign(new Error('too many bytes'), { code: 'TLS_BYTES' }))
    else if (!duplex.push(chunk)) socket.pause()
  })
  socket.on('end', () => duplex.push(null))
  socket.on('error', (error) => duplex.destroy(error))
  const allowAnswer = () => {
    isSecure = true
    left += bytesMax
  }
  return { duplex, allowAnswer }
}
