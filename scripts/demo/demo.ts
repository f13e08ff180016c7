import { readFileSync } from 'node:fs'
import { type Output, PlantError } from '@plant-analysis/client'
import { readPhoto } from '../common/photos.ts'
import type { Person } from './seed/person.ts'

const ownPhoto = 'coffee_rust_03.jpg'

type Transaction = Output<'analyses.read'>

/**
 * Sends a photo through the gateway as an app does, waits for the diagnosis and returns the
 * diagnosis as text. Without a path, sends a photo from `test/photos`.
 */
export async function diagnose(
  { plants, email }: Person,
  photoPath: string | undefined,
): Promise<string> {
  const photo = photoPath ? readFileSync(photoPath) : readPhoto(ownPhoto)
  const sent = `Sent ${photoPath ?? `test/photos/${ownPhoto}`} as ${email}.`
  try {
    const { transactionId } = await plants.request('analyses.start', {
      body: { imageBase64: photo.toString('base64'), language: 'en' },
    })
    const read = () =>
      plants.request('analyses.read', { params: { id: transactionId }, query: { waitSeconds: 10 } })
    let transaction = await read()
    while (transaction.status !== 'COMPLETED' && transaction.status !== 'FAILED')
      transaction = await read()
    return `${sent}\n${describe(transaction)}`
  } catch (error) {
    if (!(error instanceof PlantError)) throw error
    return `${sent}\n${error.status}: ${error.title}. ${error.detail ?? ''}`
  }
}

function describe({ transactionId, analysis, error }: Transaction): string {
  if (!analysis) return `${transactionId} failed: ${error?.code} ${error?.detail}`
  const { health, issues, plan, photo } = analysis
  const lines = [
    `${analysis.id}: ${analysis.outcome} (health ${health.status}, confidence ${health.confidence})`,
    health.summary,
    ...issues.map(
      (issue) =>
        `  ${issue.likelihood} ${issue.confidence.toFixed(2)} ${issue.name}: ${issue.evidence.map(({ text }) => text).join(' ')}`,
    ),
    ...(plan?.actions ?? []).map(
      (action) => `  ${action.order}. ${action.title}: ${action.instructions}`,
    ),
    photo?.retakeHint ?? '',
  ]
  return lines.filter((line) => line !== '').join('\n')
}
