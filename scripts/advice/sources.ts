import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { root } from '../common/root.ts'

const claim = {
  /** What the page supports, as kind/id: `reference/aphids`, `condition/striga`, `law/xylella`. */
  about: z.string().regex(/^[a-zA-Z]+\/\S/),
  /** The claim of the catalogue, shortened. */
  says: z.string().min(1),
}

const evidence = z.union([
  z.strictObject({
    ...claim,
    url: z.url(),
    /** The supporting sentence, as the page has it. */
    sentence: z.string().min(1).max(300),
    opened: z.iso.date(),
    /** The stored copy that was read, if its address differs. */
    copy: z.url().optional(),
  }),
  // Nobody could open a page, or nobody found one.
  z.strictObject({ ...claim, url: z.url().nullable(), sentence: z.null(), opened: z.null() }),
])
export type Evidence = z.infer<typeof evidence>

const folder = join(root, 'scripts/advice/sources')

/** Reads the evidence of one file, or of all files. Throws if an entry is malformed. */
export function readEvidence(only?: string): Evidence[] {
  return readdirSync(folder)
    .filter((file) => only === undefined || file === only)
    .sort()
    .flatMap((file) => z.array(evidence).parse(parse(readFileSync(join(folder, file), 'utf8'))))
}
