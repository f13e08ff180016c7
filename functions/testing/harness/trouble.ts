import { Unavailable } from '../../src/ports/context.ts'

/** A failure of calls in every process. The calls throw, or hang until the caller aborts. */
type Trouble = { error: Error | 'HANGS'; times: number; met?: () => void }

export type PortCall =
  | 'images.optimise'
  | 'images.measure'
  | 'model.diagnose'
  | 'model.begin'
  | 'model.collect'
  | 'model.remove'
  | 'objects.write'
  | 'objects.read'
  | 'objects.exists'
  | 'objects.endDownloads'
  | 'objects.remove'
  | 'queue.enqueue'
  | 'publisher.publish'

export type Troubles = {
  /** Makes the next `times` calls with this name throw. */
  failing(name: PortCall, error?: Error, times?: number): void
  /** Makes all calls with this name hang. `reached` resolves at the first hanging call. */
  hanging(name: PortCall): Pick<Held, 'reached'>
  mend(name: PortCall): void
  /** Pauses the next call with this name until the test releases the call. */
  hold(name: PortCall): Held
  /** Throws or hangs if a failure was set for calls with this name. */
  meet(name: PortCall, signal?: AbortSignal): Promise<void>
  /** Copies the failures. The copy changes independently and pauses no calls. */
  fork(): Troubles
}

type Held = { reached: Promise<void>; release(error?: Error): void }

export function troubles(current = new Map<PortCall, Trouble>()): Troubles {
  const gates = new Map<PortCall, () => Promise<void>>()
  return {
    failing(name, error = new Unavailable(name), times = Number.POSITIVE_INFINITY) {
      current.set(name, { error, times })
    },
    hanging(name) {
      const { promise: reached, resolve: met } = Promise.withResolvers<void>()
      current.set(name, { error: 'HANGS', times: Number.POSITIVE_INFINITY, met })
      return { reached }
    },
    mend: (name) => void current.delete(name),
    hold(name) {
      const reached = Promise.withResolvers<void>()
      const released = Promise.withResolvers<void>()
      gates.set(name, () => {
        gates.delete(name)
        reached.resolve()
        return released.promise
      })
      const release = (error?: Error) => (error ? released.reject(error) : released.resolve())
      return { reached: reached.promise, release }
    },
    async meet(name, signal) {
      await gates.get(name)?.()
      const trouble = current.get(name)
      if (!trouble || trouble.times <= 0) return
      trouble.times -= 1
      trouble.met?.()
      if (trouble.error === 'HANGS') await aborted(signal)
      throw trouble.error === 'HANGS' ? new Unavailable(name) : trouble.error
    },
    fork: () => troubles(new Map([...current].map(([name, trouble]) => [name, { ...trouble }]))),
  }
}

function aborted(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) resolve()
    else signal?.addEventListener('abort', () => resolve(), { once: true })
  })
}
