import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../common/root.ts'
import { measureFigures } from './figures.ts'

// `npm run bench:scale` runs this file beside a stack.
const rounded = Object.fromEntries(
  Object.entries(await measureFigures()).map(([name, value]) => [
    name,
    Number(value.toPrecision(3)),
  ]),
)
writeFileSync(
  join(root, 'scripts/benchmarks/scale/figures.json'),
  `${JSON.stringify(rounded, null, 2)}\n`,
)
