import { z } from 'zod'
import { sweeps } from '../generated/sweeps.ts'
import { job } from '../job.ts'
import { runEach } from './due.ts'

/** Processes all due work once a minute. A sweep that fails does not stop the other sweeps. */
export const sweepJob = job({
  functions: ['sweep'],
  message: z.undefined(),

  async work(_message, ports, context) {
    const running = sweeps.map((sweep) => sweep(ports, context))
    await runEach(ports, context, running)
    // An alert fires when this line is missing.
    ports.log.write('INFO', 'Sweep done', { requestId: context.requestId })
  },
})
