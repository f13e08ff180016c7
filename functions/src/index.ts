// Generated from deployment/functions.ts by `npm run generate`; change the table instead.
import {
  callableFunction,
  httpFunction,
  scheduleFunction,
  storageFunction,
  taskFunction,
  topicFunction,
} from './composition/deployed.ts'
import { runAnalysisJob } from './operations/analyses/run-job.ts'
import { sweepJob } from './operations/background/sweep-job.ts'
import { buildExportJob } from './operations/exports/build-job.ts'
import { handleProviderEventJob } from './operations/provider-events/handle-job.ts'
import { receiveUploadJob } from './operations/uploads/receive-job.ts'
import { deliverWebhookJob } from './operations/webhooks/deliver-job.ts'
import { fanOutEventJob } from './operations/webhooks/fan-out-job.ts'

export const getPlantCareAdvice = callableFunction('getPlantCareAdvice')
export const startAnalysis = callableFunction('startAnalysis')
export const saveAnalysis = callableFunction('saveAnalysis')
export const deleteAnalysis = callableFunction('deleteAnalysis')
export const updateAnalysisImpression = callableFunction('updateAnalysisImpression')
export const createFolder = callableFunction('createFolder')
export const deleteFolder = callableFunction('deleteFolder')
export const assignToFolder = callableFunction('assignToFolder')
export const unassignFromFolder = callableFunction('unassignFromFolder')
export const getAnalysis = callableFunction('getAnalysis')
export const api = httpFunction('api')
export const photos = httpFunction('photos')
export const runAnalysis = taskFunction('runAnalysis', runAnalysisJob)
export const receiveUpload = storageFunction('receiveUpload', receiveUploadJob)
export const fanOutEvent = topicFunction('fanOutEvent', fanOutEventJob)
export const deliverWebhook = taskFunction('deliverWebhook', deliverWebhookJob)
export const retryWebhook = taskFunction('retryWebhook', deliverWebhookJob)
export const handleProviderEvent = taskFunction('handleProviderEvent', handleProviderEventJob)
export const buildExport = taskFunction('buildExport', buildExportJob)
export const sweep = scheduleFunction('sweep', sweepJob)
