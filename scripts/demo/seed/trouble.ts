import { EventEmitter } from 'node:events'
import { jsonFiles } from '../../../functions/src/adapters/locales/json-files.ts'
import { createPorts } from '../../../functions/src/composition/ports.ts'
import { readConfig } from '../../../functions/src/config/config.ts'
import { createLocales } from '../../../functions/src/domain/locales/load.ts'
import { analyseSync } from '../../../functions/src/operations/analyses/analyse-sync.ts'
import { Unavailable } from '../../../functions/src/ports/context.ts'
import type { PlantModel } from '../../../functions/src/ports/plant-model.ts'
import type { Ports } from '../../../functions/src/ports/ports.ts'
import { readPhoto } from '../../common/photos.ts'
import { type Person, repeatableKey } from './person.ts'

/** Failures that can happen with a model's provider, but never with the embedded model. */
type Trouble = 'UNAVAILABLE' | 'BLOCKED'

/**
 * Runs the service's operation for an analysis in this process, while the model's provider fails.
 * `UNAVAILABLE` fails the transaction and keeps the photo. `BLOCKED` withholds the analysis until a
 * moderator decides.
 */
export async function analyseInTrouble(
  person: Person,
  photo: string,
  trouble: Trouble,
): Promise<void> {
  // The Cloud Storage client adds eleven listeners to a stream, and Node would warn.
  EventEmitter.defaultMaxListeners = 20
  const locales = createLocales(jsonFiles(new URL('../../../functions/locales/', import.meta.url)))
  const built = { definitions: { swagger: '', openApi: '' }, locales }
  const ports = createPorts(readConfig(process.env), built)
  const model = { ...ports.model, diagnose: diagnoseIn(trouble, ports) }
  await analyseSync
    .handler(
      {
        caller: callerOf(person),
        input: { imageBase64: readPhoto(photo).toString('base64'), language: 'en' },
        scopes: [],
        requestId: 'demonstration',
        signal: AbortSignal.timeout(30_000),
        idempotencyKey: repeatableKey(`trouble ${photo}`),
        acceptLanguage: null,
        request: unusedRequest,
      },
      { ...ports, model, log: silent },
    )
    .catch((error: unknown) => {
      // The call fails, but the transaction stays for the superadmins.
      if (trouble !== 'UNAVAILABLE') throw error
    })
}

function callerOf({ uid, email }: Person) {
  return {
    kind: 'user',
    uid,
    email,
    emailVerified: true,
    accountId: uid,
    membership: 'owner',
    role: 'user',
    quotaSubject: uid,
    plan: 'personal',
    language: 'en',
    signedInAt: null,
  } as const
}

function diagnoseIn(trouble: Trouble, { model }: Ports): PlantModel['diagnose'] {
  return async (request, context) => {
    if (trouble === 'UNAVAILABLE') throw new Unavailable('the plant model')
    const answer = await model.diagnose(request, context)
    return { ...answer, moderation: { state: trouble, reasons: ['ANSWER_SAFETY'] } }
  }
}

/** Writes no log, because the terminal must not show the deliberate failure. */
const silent = { write: () => undefined }

/** A placeholder for the raw request, which the operation never reads. */
const unusedRequest = {
  body: new Uint8Array(),
  header: () => undefined,
  requireTries: () => undefined,
  charge: () => undefined,
  waits: () => undefined,
}
