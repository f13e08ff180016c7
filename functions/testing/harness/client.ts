import type { KnownCaller } from '../../src/contract/caller.ts'
import type { Call, Input, OperationResult } from '../../src/contract/handlers.ts'
import type { OperationName } from '../../src/contract/operations.ts'
import { analyseSync } from '../../src/operations/analyses/analyse-sync.ts'
import { readAnalysis } from '../../src/operations/analyses/read.ts'
import { readImage } from '../../src/operations/analyses/read-image.ts'
import { removeAnalysis } from '../../src/operations/analyses/remove.ts'
import { saveAnalysis } from '../../src/operations/analyses/save.ts'
import { startAnalysis } from '../../src/operations/analyses/start.ts'
import { flagOwnAnalysis } from '../../src/operations/flags/flag-own.ts'
import { listHistory } from '../../src/operations/history/list.ts'
import { rateAnalysis } from '../../src/operations/history/rate.ts'
import { readUpload } from '../../src/operations/uploads/read.ts'
import { requestParts } from '../request-parts.ts'
import { base64Of, type Subject } from './plants.ts'
import type { Ports } from './ports.ts'

/** Options of a call besides its input. The signal never aborts by default. */
type CallOptions = { key?: string; signal?: AbortSignal; acceptLanguage?: string }
type StartInput = Input<'analyses.start'>
type Starting = CallOptions & { photo?: Subject; input?: StartInput }

/** The operations for one caller in one process. */
export type Client = ReturnType<typeof clientOf>

export function clientOf(ports: Ports, caller: KnownCaller) {
  const call = <N extends OperationName>(input: Input<N>, circumstances: CallOptions = {}) =>
    callOf<N>(caller, input, circumstances)
  return {
    caller,
    start: ({ photo, input, ...rest }: Starting): Promise<OperationResult<'analyses.start'>> =>
      startAnalysis(ports)(call<'analyses.start'>(withPhoto(photo, input), rest)),
    analyseSync: ({
      photo,
      input,
      ...rest
    }: Starting): Promise<OperationResult<'analyses.analyseSync'>> =>
      analyseSync(ports)(call<'analyses.analyseSync'>(withPhoto(photo, input), rest)),
    read: (id: string, waitSeconds = 0, circumstances: CallOptions = {}) =>
      readAnalysis(ports)(call<'analyses.read'>({ id, waitSeconds }, circumstances)),
    upload: (name: string) => readUpload(ports)(call<'uploads.read'>({ name })),
    image: (id: string, format?: 'json') =>
      readImage(ports)(call<'analyses.readImage'>({ id, ...(format && { format }) })),
    save: (analysisId: string, folderId?: string) =>
      saveAnalysis(ports)(
        call<'analyses.save'>({ analysisId, ...(folderId === undefined ? {} : { folderId }) }),
      ),
    remove: (id: string) => removeAnalysis(ports)(call<'analyses.remove'>({ id })),
    flag: (id: string, said: Omit<Input<'analyses.flag'>, 'id'>) =>
      flagOwnAnalysis(ports)(call<'analyses.flag'>({ id, ...said })),
    history: (query: Partial<Input<'history.list'>> = {}) =>
      listHistory(ports)(call<'history.list'>({ pageSize: 20, ...query })),
    rate: (
      id: string,
      impression: string,
      feedback: Pick<Input<'history.rate'>, 'wrong' | 'text'> = {},
    ) => rateAnalysis(ports)(call<'history.rate'>({ id, impression, ...feedback })),
  }
}

function withPhoto(photo: Subject | undefined, input: StartInput = {}): StartInput {
  return photo === undefined ? input : { imageBase64: base64Of(photo), ...input }
}

/** A call as the pipeline passes it to an operation. */
export function callOf<N extends OperationName>(
  caller: KnownCaller,
  input: Input<N>,
  { key, signal, acceptLanguage }: CallOptions = {},
): Call<N> {
  return {
    caller,
    input,
    requestId: 'request-of-a-test',
    signal: signal ?? new AbortController().signal,
    idempotencyKey: key ?? null,
    acceptLanguage: acceptLanguage ?? null,
    request: requestParts(),
  }
}
