import type { Caller, KnownCaller } from '../../src/contract/caller.ts'
import type { Call, RequestParts } from '../../src/contract/endpoint.ts'
import { analyseSync } from '../../src/operations/analyses/analyse-sync.ts'
import { flagOwnAnalysis } from '../../src/operations/analyses/flag.ts'
import { readAnalysis } from '../../src/operations/analyses/read.ts'
import { readImage } from '../../src/operations/analyses/read-image.ts'
import { removeAnalysis } from '../../src/operations/analyses/remove.ts'
import { saveAnalysis } from '../../src/operations/analyses/save.ts'
import { startAnalysis } from '../../src/operations/analyses/start.ts'
import { listHistory } from '../../src/operations/history/list.ts'
import { rateAnalysis } from '../../src/operations/history/rate.ts'
import { readUpload } from '../../src/operations/uploads/read.ts'
import type { InputOf, ResultOf } from '../endpoint-types.ts'
import { requestParts } from '../request-parts.ts'
import { base64Of, type Subject } from './plants.ts'
import type { Ports } from './ports.ts'

/** Options of a call in addition to its input. By default, the signal never aborts. */
export type CallOptions = {
  key?: string
  signal?: AbortSignal
  acceptLanguage?: string
  waits?: RequestParts['waits']
}
type StartInput = InputOf<typeof startAnalysis>
type Starting = CallOptions & { photo?: Subject; input?: StartInput }

/** The operations of the service for one caller in one process. */
export type Client = ReturnType<typeof clientOf>

export function clientOf(ports: Ports, caller: KnownCaller) {
  const call = <I>(input: I, circumstances: CallOptions = {}) =>
    callOf(caller, input, circumstances)
  return {
    caller,
    start: ({ photo, input, ...rest }: Starting): Promise<ResultOf<typeof startAnalysis>> =>
      startAnalysis.handler(call(withPhoto(photo, input), rest), ports),
    analyseSync: ({ photo, input, ...rest }: Starting): Promise<ResultOf<typeof analyseSync>> =>
      analyseSync.handler(call(withPhoto(photo, input), rest), ports),
    read: (id: string, waitSeconds = 0, circumstances: CallOptions & { language?: string } = {}) =>
      readAnalysis.handler(
        call(
          { id, waitSeconds, ...(circumstances.language && { language: circumstances.language }) },
          circumstances,
        ),
        ports,
      ),
    upload: (name: string) => readUpload.handler(call({ name }), ports),
    image: (id: string, format?: 'json') =>
      readImage.handler(call({ id, ...(format && { format }) }), ports),
    save: (analysisId: string, folderId?: string) =>
      saveAnalysis.handler(
        call({ analysisId, ...(folderId === undefined ? {} : { folderId }) }),
        ports,
      ),
    remove: (id: string) => removeAnalysis.handler(call({ id }), ports),
    flag: (id: string, said: Omit<InputOf<typeof flagOwnAnalysis>, 'id'>) =>
      flagOwnAnalysis.handler(call({ id, ...said }), ports),
    history: (query: Partial<InputOf<typeof listHistory>> = {}) =>
      listHistory.handler(call({ pageSize: 20, ...query }), ports),
    rate: (
      id: string,
      impression: string,
      feedback: Pick<InputOf<typeof rateAnalysis>, 'wrong' | 'text' | 'right'> = {},
    ) => rateAnalysis.handler(call({ id, impression, ...feedback }), ports),
  }
}

function withPhoto(photo: Subject | undefined, input: StartInput = {}): StartInput {
  return photo === undefined ? input : { imageBase64: base64Of(photo), ...input }
}

/** A call as the HTTP pipeline passes it to an endpoint. */
export function callOf<I, C extends Caller = KnownCaller>(
  caller: C,
  input: I,
  { key, signal, acceptLanguage, waits }: CallOptions = {},
): Omit<Call, 'caller' | 'input'> & { caller: C; input: I } {
  return {
    caller,
    input,
    scopes: [],
    requestId: 'request-of-a-test',
    signal: signal ?? new AbortController().signal,
    idempotencyKey: key ?? null,
    acceptLanguage: acceptLanguage ?? null,
    request: requestParts(waits && { waits }),
  }
}
