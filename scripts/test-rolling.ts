import { readCommandLine } from './common/command-line.ts'

const usage = `
Usage: npm run test:rolling

Builds the functions of the last release in CHANGELOG.md from its commit and runs them beside the
current ones on one local stack: both write the same documents, and no field may be lost.
npm test runs the same tests with the current functions and a schema that lacks a field.
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
