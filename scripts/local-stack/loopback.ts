import { Server } from 'node:net'

const { listen } = Server.prototype

/** Makes every server of this process that names a port but no host listen on 127.0.0.1 only. */
Server.prototype.listen = function (this: Server, ...args: unknown[]) {
  const [port, host] = args
  const namesHost = typeof host === 'string'
  const isPort = typeof port === 'number' || (typeof port === 'string' && /^\d+$/.test(port))
  const local = isPort && !namesHost ? [port, '127.0.0.1', ...args.slice(1)] : args
  return Reflect.apply(listen, this, local)
}
