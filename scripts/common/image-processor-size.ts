/** The memory of 4 GiB holds 10 photos at once, clamd and clamd's signatures. */
export const imageProcessorSize = {
  cpu: '2',
  memory: '4Gi',
  concurrency: 10,
  timeoutSeconds: 60,
} as const
