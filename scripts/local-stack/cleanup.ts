type Stop = () => unknown

export type Cleanup = {
  /** Registers what has to be ended; when the end has come already, it is ended at once. */
  add(stop: Stop): void
  /** Ends everything, once, however often and from wherever it is called. */
  run(): Promise<void>
}

/** @param finish runs after every registered part has ended, also when one of them failed to. */
export function createCleanup(finish: () => void): Cleanup {
  const stops: Stop[] = []
  let running: Promise<void> | undefined
  return {
    add(stop) {
      if (running) void stop()
      else stops.push(stop)
    },
    run() {
      running ??= Promise.allSettled(stops.map(async (stop) => stop())).then(finish)
      return running
    },
  }
}
