import { z } from 'zod'
import { limits } from '../contract/limits.ts'
import { functions } from '../deployment/functions.ts'
import { backgroundTiming } from '../domain/background-timing.ts'

const { runAnalysis, deletePersonalData } = backgroundTiming

/** A run that the sweeper queues again must still have more time than one run takes. */
const secondsMin =
  runAnalysis.firstSweepSeconds +
  runAnalysis.sweepAgainSeconds +
  functions.runAnalysis.workSeconds +
  1

/**
 * An erasure deletes personal data some time after the last identity token expires. By then the
 * last call must have ended, and the sweeper must have ended its analysis.
 */
const secondsMax =
  deletePersonalData.firstSweepSeconds -
  limits.apiKey.exchangedLifetimeSeconds -
  functions.photos.timeoutSeconds -
  functions.sweep.timeoutSeconds

const fault = `must be a whole number from ${secondsMin} to ${secondsMax}, to fit the times of the background work`

/** The setting TRANSACTION_TIMEOUT_SECONDS. The default is checked too. */
export const transactionTimeoutSeconds = z.coerce
  .number(fault)
  .int(fault)
  .min(secondsMin, fault)
  .max(secondsMax, fault)
  .prefault(limits.transaction.timeoutSeconds)
