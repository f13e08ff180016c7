/**
 * The memory of 4 GiB holds 10 photos at once, clamd and clamd's signatures. clamd needs 20 s to
 * start, so one instance always runs, and new instances start with a CPU boost.
 */
export const imageProcessorSize = {
  cpu: '2',
  memory: '4Gi',
  concurrency: 10,
  timeoutSeconds: 60,
  minInstances: 1,
} as const
