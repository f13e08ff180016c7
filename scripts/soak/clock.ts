import { readFileSync } from 'node:fs'

/** How soon a process notices that its clock has jumped. */
const noticedMs = 100

/**
 * Moves the clock of this process by the milliseconds in a file, which change while it runs. Every
 * process of the soak loads this file first. Timers go on as they are, as after a real jump.
 */
const file = process.env['SOAK_CLOCK'] ?? ''
let offsetMs = Number(readFileSync(file, 'utf8'))
setInterval(() => {
  offsetMs = Number(readFileSync(file, 'utf8'))
}, noticedMs).unref()

const { now } = Date
Date.now = () => now() + offsetMs
globalThis.Date = new Proxy(Date, {
  construct: (target, parts, self) =>
    Reflect.construct(target, parts.length === 0 ? [Date.now()] : parts, self),
})
