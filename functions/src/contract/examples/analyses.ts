import type { ExamplesOf } from '../example.ts'
import { analysis, image } from './analysis.ts'
import { ids, plantId, times } from './values.ts'

const params = { id: ids.analysis }
const transactionId = ids.analysis

const request = {
  /** The first bytes of a JPEG; an example with a whole photo would hide the rest. */
  imageBase64: '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAEBAQEBAQEBAQ==',
  language: 'en',
  latitude: 49.2,
  longitude: 16.6,
  placement: 'inside' as const,
  sunExposure: 'partial shade',
  wateringFrequency: 3,
  species: 'Monstera deliciosa',
  clientReference: 'order-4711',
  plantId,
}

const started = { transactionId, timeoutSeconds: 120, status: 'PENDING' as const }

export const analyses = {
  'analyses.start': {
    body: request,
    output: {
      200: { transactionId, timeoutSeconds: 120, status: 'COMPLETED', analysis },
      202: started,
    },
  },
  'analyses.analyseSync': {
    body: request,
    output: { 200: analysis, 202: { ...started, status: 'PROCESSING' } },
  },
  'analyses.read': {
    params,
    query: { waitSeconds: 10 },
    output: {
      200: {
        transactionId,
        status: 'COMPLETED',
        createdAt: times.started,
        completedAt: times.completed,
        analysis,
      },
    },
  },
  'analyses.readImage': { params, query: { format: 'json' }, output: { 200: image } },
  'analyses.save': {
    body: { analysisId: ids.analysis, folderId: ids.folder },
    output: { 200: { ...analysis, saved: true, expiresAt: null, folderId: ids.folder } },
  },
  'analyses.flag': {
    params,
    body: { reason: 'ANSWER_HARMFUL', text: 'It calls a poisonous plant edible' },
    output: { 200: { analysisId: ids.analysis, state: 'FLAGGED' } },
  },
  'analyses.remove': { params, output: { 200: { id: ids.analysis, deleted: true } } },
} satisfies ExamplesOf<'analyses'>
