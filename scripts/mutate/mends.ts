import { adapters } from './mends/adapters.ts'
import type { MendsByFile } from './mends/by-file.ts'
import { commandLine } from './mends/command-line.ts'
import { http } from './mends/http.ts'
import { imageProcessor } from './mends/image-processor.ts'
import { onStack } from './mends/on-stack.ts'
import { operations } from './mends/operations.ts'
import { photos } from './mends/photos.ts'

type Mend = {
  /** The id in the title of the test that must fail. */
  finding: string
  file: string
  /** The text without which the finding is back. Stands once in the file. */
  was: string
  becomes: string
  /** The only test that may catch it, if that needs the stack or clamd. */
  test?: string
}

const listed = (byFile: MendsByFile): Mend[] =>
  Object.entries(byFile).flatMap(([file, mendsOf]) =>
    mendsOf.map(([finding, was, becomes = '']) => ({ finding, file, was, becomes })),
  )

/** How to take back the mend of each finding that a test names. */
export const mends: readonly Mend[] = [
  ...[adapters, commandLine, http, imageProcessor, operations, photos].flatMap(listed),
  ...Object.entries(onStack).flatMap(([test, byFile]) =>
    listed(byFile).map((mend) => ({ ...mend, test })),
  ),
]

/** Why the mend of a finding cannot be taken back. */
export const withoutMend: Readonly<Record<string, string>> = {
  AB1: 'the search for the same pixels (AE5) finds the copies too',
  'B-L2': 'the search for the same pixels (AE5) finds the copies too',
  E2: 'a photo without an EXIF thumbnail passes with either of two mends',
}
