import { Unavailable } from '../../src/ports/context.ts'

/** A call that fails for every process: it throws, or hangs until its caller gives up. */
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
  | 'objects.remove'
  | 'queue.enqueue'
  | 'publisher.publish'

export type Troubles = {
  /** Makes the next `times` calls throw. */
  failing(name: PortCall, error?: Error, times?: number): void
  /** Makes the calls hang; `reached` resolves at the first one. */
  hanging(name: PortCall): Pick<Held, 'reached'>
  mend(name: PortCall): void
  /** Holds the next call with this name after its effect, until the test releases it. */
  hold(name: PortCall): Held
  /** Throws or hangs if this call is set to fail. */
  meet(name: PortCall, signal?: AbortSignal): Promise<void>
  /** A copy of the troubles, which then changes separately and holds no calls. */
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
