// Generated from deployment/functions.ts by `npm run generate`; change the table instead.
import {
  callableFunction,
  httpFunction,
  scheduleFunction,
  storageFunction,
  taskFunction,
  topicFunction,
} from './composition/deployed.ts'
import { buildExport as buildExportWorker } from './workers/build-export.ts'
import { deliverWebhook as deliverWebhookWorker } from './workers/deliver-webhook.ts'
import { fanOutEvent as fanOutEventWorker } from './workers/fan-out-event.ts'
import { handleProviderEvent as handleProviderEventWorker } from './workers/handle-provider-event.ts'
import { receiveUpload as receiveUploadWorker } from './workers/receive-upload.ts'
import { runAnalysis as runAnalysisWorker } from './workers/run-analysis.ts'
import { sweep as sweepWorker } from './workers/sweep.ts'

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
export const runAnalysis = taskFunction('runAnalysis', runAnalysisWorker)
export const receiveUpload = storageFunction('receiveUpload', receiveUploadWorker)
export const fanOutEvent = topicFunction('fanOutEvent', fanOutEventWorker)
export const deliverWebhook = taskFunction('deliverWebhook', deliverWebhookWorker)
export const retryWebhook = taskFunction('retryWebhook', deliverWebhookWorker)
export const handleProviderEvent = taskFunction('handleProviderEvent', handleProviderEventWorker)
export const buildExport = taskFunction('buildExport', buildExportWorker)
export const sweep = scheduleFunction('sweep', sweepWorker)
