import { threadId } from 'node:worker_threads'

/** Differs between workers, which may be threads of one process. */
export const workerId = `${process.pid}t${threadId}`
