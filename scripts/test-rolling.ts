import { readCommandLine } from './common/command-line.ts'

const usage = `
Usage: npm run test:rolling

Builds the functions of the last release in CHANGELOG.md from its commit, and runs them beside
today's on one local stack: both write the same documents, and nothing may be lost.
npm test does the same with today's functions less a field of a schema.
`

readCommandLine({ usage })

const { buildLastRelease } = await import('./test/last-release.ts')
const { runTests } = await import('./test/run.ts')
const release = buildLastRelease()
try {
  process.env.PREVIOUS_VERSION = release.functions
  process.exitCode = await runTests(['rolling-update'], { verifies: false })
} finally {
  release.remove()
}
