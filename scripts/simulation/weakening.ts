/** A guard of a promise, and what takes its place. */
type Guard = {
  file: string
  /** A text that stands once in the file. */
  was: string
  becomes: string
}

/** What the auditor must find. `also` has guards behind which the first one hides. */
export type Weakening = Guard & {
  /** The number of the auditor's rule that must break. */
  rule: number
  also?: readonly Guard[]
}

export const guardsOf = ({ also = [], ...first }: Weakening): readonly Guard[] => [first, ...also]
