import type { Analysis } from '../../diagnosis/analysis.ts'
import { trendOf } from '../../diagnosis/words.ts'
import { tool } from '../tool.ts'
import { lineOf, markedOn, plantsOf } from '../words.ts'
import { completed, idField } from './read-analysis.ts'

type Input = { earlier: string; later: string }

export const compareAnalyses = tool<Input>(
  {
    name: 'compare_analyses',
    title: 'Compare two analyses of a plant',
    description:
      'Shows two analyses of the same plant side by side: what was seen, which problems came and ' +
      'went, and whether the plant is better if the service could tell.',
    isReadOnly: true,
    fields: { earlier: idField, later: idField },
    required: ['earlier', 'later'],
  },
  async (input, call) => {
    const earlier = await completed({ id: input.earlier }, call)
    const later = await completed({ id: input.later }, call)
    const lines = [...described(earlier), ...described(later), ...changesOf(earlier, later)]
    const both = [earlier, later]
    return [markedOn(both, lines.join('\n')), ...plantsOf(both)]
  },
)

function described(analysis: Analysis): readonly string[] {
  const { photo, measurements, issues } = analysis
  const view = photo?.view === 'LEAF' ? 'one leaf' : 'not one leaf alone'
  const names = issues.map(({ name }) => name).join(', ')
  return [
    lineOf(analysis),
    `  The photo shows ${view}.`,
    ...(names === '' ? [] : [`  Problems: ${names}.`]),
    ...(measurements ? [`  Spots: ${measurements.lesionCount}.`] : []),
  ]
}

/** The service's own verdict, which it gives only if view and framing of both photos agree. */
function changesOf(earlier: Analysis, later: Analysis): readonly string[] {
  const names = (one: Analysis, other: Analysis) =>
    one.issues
      .filter((issue) => !other.issues.some((each) => each.conditionId === issue.conditionId))
      .map(({ name }) => name)
      .join(', ')
  const [came, went] = [names(later, earlier), names(earlier, later)]
  const isCompared = later.progress?.comparedWith === earlier.id
  return [
    ...(came === '' ? [] : [`New problems: ${came}.`]),
    ...(went === '' ? [] : [`No longer named: ${went}.`]),
    isCompared
      ? trendOf(later)
      : 'The service did not compare these two photos, so do not say that the plant got better or worse.',
  ]
}
