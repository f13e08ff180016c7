import type { ViewAnswer } from './view-answers.ts'

const setSize = 3

/** Sets of three photos of one class, pooled as the service pools the photos of one plant. */
export function pooledSetsOf(leaves: readonly ViewAnswer[]): ViewAnswer[] {
  const shown = leaves.filter(({ measured }) => measured.signals.view.kind === 'LEAF')
  const classes = Map.groupBy(
    shown,
    ({ source, kind, condition }) => `${source} ${kind} ${condition}`,
  )
  return [...classes.values()].flatMap((some) =>
    Array.from({ length: Math.floor(some.length / setSize) }, (_, k) => {
      const step = Math.floor(some.length / setSize)
      const photos = [0, 1, 2].map((each) => some[k + each * step] as ViewAnswer)
      const logits = photos.map(({ measured }) => logit(measured.signals.diseasedProbability))
      const diseasedProbability =
        1 / (1 + Math.exp(-logits.reduce((sum, each) => sum + each, 0) / setSize))
      const [first] = photos as [ViewAnswer]
      return {
        ...first,
        measured: {
          ...first.measured,
          signals: { ...first.measured.signals, diseasedProbability },
        },
      }
    }),
  )
}

const logit = (share: number): number => {
  const inner = Math.min(0.9999, Math.max(0.0001, share))
  return Math.log(inner / (1 - inner))
}
