type Stop = () => unknown

export type Cleanup = {
  /** Registers a function that stops a part, or calls the function at once after `run`. */
  add(stop: Stop): void
  /** Stops every part. A later call has no effect. */
  run(): Promise<void>
}

/** Runs `finish` after every part has stopped or failed to stop. */
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
