import { z } from 'zod'
import type { FrameworkName } from '../../functions/src/deployment/functions.ts'

/** The gateway's port unless PORT_BASE names another. */
const defaultPortBase = 8400

/** Every port as an offset from PORT_BASE, so that two stacks can run beside each other. */
const portOffsets = {
  gateway: 0,
  auth: 1,
  firestore: 2,
  storage: 3,
  pubsub: 4,
  functions: 5,
  tasks: 6,
  eventarc: 7,
  hub: 8,
  logging: 9,
  firestoreWebsocket: 10,
  api: 11,
  photos: 12,
  sweep: 13,
  imageProcessor: 14,
  issuer: 15,
  objectLinks: 16,
  smtp: 17,
  mail: 18,
  fanOutEvent: 19,
  deliverWebhook: 20,
  retryWebhook: 21,
  runAnalysis: 22,
  buildExport: 23,
  web: 24,
} as const satisfies Record<FrameworkName, number> & Record<string, number>

type PortName = keyof typeof portOffsets
export type Ports = Readonly<Record<PortName, number>>

const portBaseSchema = z.coerce.number().int().min(1024).max(65_000)

/** The port base of an environment. Throws a ZodError where PORT_BASE is no port number. */
export function readPortBase(environment: NodeJS.ProcessEnv): number {
  return portBaseSchema.parse(environment.PORT_BASE ?? defaultPortBase)
}

/** Every port of the stack that begins at a port. */
export function portsFrom(portBase: number): Ports {
  const entries = Object.entries(portOffsets).map(([name, offset]) => [name, portBase + offset])
  return Object.fromEntries(entries) as Record<PortName, number>
}

/** An address by number: some machines resolve `localhost` to IPv6, where no emulator listens. */
export function hostOf(port: number): string {
  return `127.0.0.1:${port}`
}

/** The URL of an HTTP server of the stack. */
export function urlOf(port: number): string {
  return `http://${hostOf(port)}`
}
