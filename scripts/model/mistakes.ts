import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { escapeHtml } from '../common/text.ts'
import { type Assessed, isAnswered } from './assess.ts'
import { isNamedWrongly } from './right.ts'

type Mistake = { readonly photo: Assessed; readonly sureness: number }
export type Mistakes = { readonly title: string; readonly worst: readonly Mistake[] }

const shownMax = 24
const thumbnailPx = 240

type Answered = Exclude<Assessed['answer'], { outcome: 'UNDECODABLE' | 'UNANSWERED' }>

/** How confident a mistake of each kind is, or null if the answer is no mistake of that kind. */
const kinds: Readonly<Record<string, (photo: Assessed, answer: Answered) => number | null>> = {
  'Other things taken for plants': ({ expected }, { outcome, plantProbability }) =>
    expected === 'NOT_A_PLANT' && outcome !== 'NOT_A_PLANT' ? plantProbability : null,
  'Plants rejected': ({ expected }, { outcome, plantProbability }) =>
    expected !== 'NOT_A_PLANT' && outcome === 'NOT_A_PLANT' ? 1 - plantProbability : null,
  'Healthy plants called diseased': ({ expected }, { outcome, diseasedProbability }) =>
    expected === 'HEALTHY' && outcome === 'ISSUES_FOUND' ? diseasedProbability : null,
  'Diseased plants called healthy': ({ expected }, { outcome, diseasedProbability }) =>
    expected === 'DISEASED' && outcome === 'HEALTHY' ? 1 - diseasedProbability : null,
  'Conditions named wrongly as LIKELY or more': (photo, { firstIssue }) =>
    ['HEALTHY', 'DISEASED'].includes(photo.expected) && isNamedWrongly(photo)
      ? (firstIssue?.confidence ?? null)
      : null,
}

/** The mistakes of each kind, the most confident first. */
export function worstMistakes(photos: readonly Assessed[]): Mistakes[] {
  return Object.entries(kinds).map(([title, surenessOf]) => ({
    title,
    worst: photos
      .flatMap((photo) => {
        const sureness = isAnswered(photo.answer) ? surenessOf(photo, photo.answer) : null
        return sureness === null ? [] : [{ photo, sureness }]
      })
      .sort((one, other) => other.sureness - one.sureness)
      .slice(0, shownMax),
  }))
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
