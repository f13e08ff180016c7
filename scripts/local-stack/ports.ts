import { z } from 'zod'
import type { FrameworkName } from '../../functions/src/deployment/functions.ts'

/** The gateway's port unless `PORT_BASE` names another port. */
const defaultPortBase = 8400

/** Every port as an offset from `PORT_BASE`, so that two stacks can run side by side. */
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
  taskQueues: 25,
} as const satisfies Record<FrameworkName, number> & Record<string, number>

type PortName = keyof typeof portOffsets
export type Ports = Readonly<Record<PortName, number>>

const portBaseSchema = z.coerce.number().int().min(1024).max(65_000)

/** Reads `PORT_BASE`. Throws a `ZodError` unless the number is between 1024 and 65000. */
export function readPortBase(environment: NodeJS.ProcessEnv): number {
  return portBaseSchema.parse(environment.PORT_BASE ?? defaultPortBase)
}

/** All ports of a stack by name. */
export function portsFrom(portBase: number): Ports {
  const entries = Object.entries(portOffsets).map(([name, offset]) => [name, portBase + offset])
  return Object.fromEntries(entries) as Record<PortName, number>
}

/** Avoids the name `localhost`, because that name may mean IPv6, where no emulator listens. */
export function hostOf(port: number): string {
  return `127.0.0.1:${port}`
}

export function urlOf(port: number): string {
  return `http://${hostOf(port)}`
}
