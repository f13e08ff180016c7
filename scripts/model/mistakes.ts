import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Assessed, isAnswered } from './assess.ts'
import { isNamedWrongly } from './right.ts'

type Mistake = { readonly photo: Assessed; readonly sureness: number }
export type Mistakes = { readonly title: string; readonly worst: readonly Mistake[] }

const shownMax = 24
const thumbnailPx = 240

/** The mistakes of each kind, the most confident first. */
export function worstMistakes(photos: readonly Assessed[]): Mistakes[] {
  const kinds: [string, (photo: Assessed) => number | null][] = [
    ['Other things taken for plants', takenForPlant],
    ['Plants rejected', refused],
    ['Healthy plants called diseased', toldDiseased],
    ['Diseased plants called healthy', toldHealthy],
    ['Conditions named wrongly as LIKELY or more', namedWrongly],
  ]
  return kinds.map(([title, surenessOf]) => ({
    title,
    worst: photos
      .flatMap((photo) => {
        const sureness = surenessOf(photo)
        return sureness === null ? [] : [{ photo, sureness }]
      })
      .sort((one, other) => other.sureness - one.sureness)
      .slice(0, shownMax),
  }))
}

function takenForPlant({ expected, answer }: Assessed): number | null {
  if (expected !== 'NOT_A_PLANT' || !isAnswered(answer)) return null
  return answer.outcome === 'NOT_A_PLANT' ? null : answer.plantProbability
}

function refused({ expected, answer }: Assessed): number | null {
  if (expected === 'NOT_A_PLANT' || !isAnswered(answer)) return null
  if (answer.outcome !== 'NOT_A_PLANT') return null
  return 1 - answer.plantProbability
}

function toldDiseased({ expected, answer }: Assessed): number | null {
  if (expected !== 'HEALTHY' || !isAnswered(answer)) return null
  if (answer.outcome !== 'ISSUES_FOUND') return null
  return answer.diseasedProbability
}

function toldHealthy({ expected, answer }: Assessed): number | null {
  if (expected !== 'DISEASED' || !isAnswered(answer)) return null
  if (answer.outcome !== 'HEALTHY') return null
  return 1 - answer.diseasedProbability
}

function namedWrongly(photo: Assessed): number | null {
  const { answer, expected } = photo
  const isPlant = expected === 'HEALTHY' || expected === 'DISEASED'
  if (!isPlant || !isAnswered(answer) || !isNamedWrongly(photo)) return null
  return answer.firstIssue?.confidence ?? null
}

/** Writes the worst mistakes as one HTML page that embeds the pictures. */
export async function writeMistakes(
  file: string,
  folder: string,
  photos: readonly Assessed[],
): Promise<void> {
  const parts: string[] = []
  for (const { title, worst } of worstMistakes(photos)) {
    const figures: string[] = []
    for (const mistake of worst) figures.push(await figureOf(folder, mistake))
    parts.push(`<h2>${title}: ${worst.length}</h2><div>${figures.join('')}</div>`)
  }
  writeFileSync(file, pageOf(parts.join('\n')))
}

async function figureOf(folder: string, { photo, sureness }: Mistake): Promise<string> {
  const thumbnail = await sharp(readFileSync(join(folder, photo.file)))
    .autoOrient()
    .resize(thumbnailPx, thumbnailPx, { fit: 'inside' })
    .jpeg({ quality: 70 })
    .toBuffer()
  const source = `data:image/jpeg;base64,${thumbnail.toString('base64')}`
  const lines = [photo.file, `${photo.source} ${photo.label}`, answerOf(photo, sureness)]
  return `<figure><img alt="" src="${source}"><figcaption>${lines.map(escapeHtml).join('<br>')}</figcaption></figure>`
}

function answerOf({ answer }: Assessed, sureness: number): string {
  if (!isAnswered(answer)) return answer.outcome
  const issue = answer.firstIssue === null ? '' : ` ${answer.firstIssue.conditionId}`
  const familiar = answer.familiarity === null ? '' : `, familiar ${answer.familiarity.toFixed(2)}`
  return `${answer.outcome}${issue}, ${sureness.toFixed(2)}${familiar}`
}

/** Escapes HTML: file names and labels come from a manifest that anybody may have written. */
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const pageOf = (body: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>The worst mistakes of the plant network</title>
<style>
  body { font: 14px sans-serif; margin: 1.5em }
  div { display: flex; flex-wrap: wrap; gap: 1em }
  figure { margin: 0; width: ${thumbnailPx}px; overflow-wrap: anywhere }
</style>
<h1>The worst mistakes of the plant network</h1>
${body}
</html>
`
