import { readProject } from './common/project-argument.ts'

const usage = `
Usage: npm run check -- <project> [--dry-run]

Uses the deployed service as clients do, and looks for old backups and secrets. Writes what it finds
to the log plant-check, which alerts watch. A schedule starts it: docs/deploying.md says how.

  --dry-run  writes no log
`

const asked = readProject('check', usage)
const { check } = await import('./check/check.ts')
process.exit(await check(asked))
