import { onCall, onRequest } from 'firebase-functions/v2/https'
import { setGlobalOptions } from 'firebase-functions/v2/options'
import { onMessagePublished } from 'firebase-functions/v2/pubsub'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { onObjectFinalized } from 'firebase-functions/v2/storage'
import { onTaskDispatched } from 'firebase-functions/v2/tasks'
import { callableOptions, callableRoute, callableRoutes } from './callable/routes.ts'
import { secretsFor } from './composition/secrets.ts'
import { service } from './composition/service.ts'
import { environment } from './config/environment.ts'
import { platformOptions } from './config/platform.ts'
import { keepRawBodies } from './http/raw-body.ts'
import { handleBuildExport } from './workers/build-export.ts'
import { runProviderEventTask } from './workers/handle-provider-event.ts'
import { handleFinalizedObject } from './workers/receive-upload.ts'
import { handleRunAnalysis } from './workers/run-analysis.ts'
import { eventsTopic, handleDeliverWebhook, handlePublishedEvent } from './workers/webhooks.ts'

setGlobalOptions(platformOptions(environment()))
keepRawBodies(environment().FUNCTION_TARGET, [...callableRoutes.keys()])

const region = 'us-central1'
// `cors: false` keeps the platform from answering OPTIONS itself, with 204 where the contract says 200.
const http = { region, cors: false, invoker: 'private', timeoutSeconds: 60 } as const

export const api = onRequest(
  { ...http, ...secretsFor('api'), concurrency: 80, memory: '512MiB' },
  (request, response) => {
    service().app(request, response)
  },
)

/** A body of 10 MB costs about 160 MB here, so four at once are what fits. */
export const photos = onRequest(
  { ...http, ...secretsFor('photos'), concurrency: 4, memory: '1GiB' },
  (request, response) => {
    service().app(request, response)
  },
)

/** An unversioned path as the Firebase callable of its name, for clients that reach the function itself. */
function callable(name: string) {
  const route = callableRoute(name)
  const options = { ...callableOptions(route), ...secretsFor(name) }
  return onCall(options, (request) => service().call(route, request))
}

export const getPlantCareAdvice = callable('getPlantCareAdvice')
export const startAnalysis = callable('startAnalysis')
export const saveAnalysis = callable('saveAnalysis')
export const deleteAnalysis = callable('deleteAnalysis')
export const updateAnalysisImpression = callable('updateAnalysisImpression')
export const createFolder = callable('createFolder')
export const deleteFolder = callable('deleteFolder')
export const assignToFolder = callable('assignToFolder')
export const unassignFromFolder = callable('unassignFromFolder')

/** A run that throws is tried again by the queue; the transaction's own state decides whether there is work. */
export const runAnalysis = onTaskDispatched(
  {
    region,
    ...secretsFor('runAnalysis'),
    timeoutSeconds: 60,
    memory: '512MiB',
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 2 },
    rateLimits: { maxConcurrentDispatches: 100 },
  },
  (task) => handleRunAnalysis(service().runAnalysis, task.data),
)

export const receiveUpload = onObjectFinalized(
  // Ten originals at once, of 10 MB each; events of the service's own photos pass between them.
  {
    region,
    ...secretsFor('receiveUpload'),
    timeoutSeconds: 60,
    memory: '512MiB',
    concurrency: 10,
    retry: true,
  },
  (event) =>
    handleFinalizedObject(
      (upload, context) => service().receiveUpload(upload, context),
      event.id,
      event.data,
    ),
)

/** `retry`: the broker sends a message again for a day, and the sweeper does without it after half a minute. */
export const fanOutEvent = onMessagePublished(
  {
    region,
    ...secretsFor('fanOutEvent'),
    topic: eventsTopic,
    timeoutSeconds: 60,
    memory: '512MiB',
    retry: true,
  },
  ({ id, data }) => handlePublishedEvent(service().fanOutEvent, id, data.message.attributes),
)

/** An attempt waits for a stranger's server and costs next to nothing meanwhile, so many share an instance. */
const delivering = {
  region,
  timeoutSeconds: 30,
  memory: '512MiB',
  concurrency: 200,
  retryConfig: { maxAttempts: 3, minBackoffSeconds: 5 },
  rateLimits: { maxConcurrentDispatches: 1000, maxDispatchesPerSecond: 500 },
} as const

export const deliverWebhook = onTaskDispatched(
  { ...delivering, ...secretsFor('deliverWebhook') },
  (task) =>
    handleDeliverWebhook(
      (attempt, context) => service().attemptDelivery('deliverWebhook', attempt, context),
      task.data,
    ),
)

/** A queue of its own for endpoints that fail or are slow: they wait for each other only. */
export const retryWebhook = onTaskDispatched(
  { ...delivering, ...secretsFor('retryWebhook') },
  (task) =>
    handleDeliverWebhook(
      (attempt, context) => service().attemptDelivery('retryWebhook', attempt, context),
      task.data,
    ),
)

export const handleProviderEvent = onTaskDispatched(
  {
    region,
    ...secretsFor('handleProviderEvent'),
    timeoutSeconds: 60,
    memory: '512MiB',
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 2 },
    rateLimits: { maxConcurrentDispatches: 100 },
  },
  (task) => runProviderEventTask(service().handleProviderEvent, task.data),
)

/** Streams an archive of any size; as long as the queue waits for an answer. */
export const buildExport = onTaskDispatched(
  {
    region,
    ...secretsFor('buildExport'),
    timeoutSeconds: 1800,
    memory: '512MiB',
    concurrency: 1,
    retryConfig: { maxAttempts: 3, minBackoffSeconds: 30 },
    rateLimits: { maxConcurrentDispatches: 10 },
  },
  (task) => handleBuildExport(service().buildExport, task.data),
)

export const sweep = onSchedule(
  {
    region,
    ...secretsFor('sweep'),
    schedule: 'every 1 minutes',
    timeoutSeconds: 60,
    memory: '512MiB',
  },
  () => service().sweep({ requestId: 'sweep', signal: AbortSignal.timeout(55_000) }),
)
