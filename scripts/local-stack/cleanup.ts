type Stop = () => unknown

export type Cleanup = {
  /** Registers what ends a part. It is called at once where the end has come already. */
  add(stop: Stop): void
  /** Ends every part once, however often it is called. */
  run(): Promise<void>
}

/** Runs `finish` after every registered part has ended, also where one of them failed to. */
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
