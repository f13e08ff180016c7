import { readCommandLine } from './common/command-line.ts'

const usage = `
Usage: npm run test:generated-clients

Generates clients in Python, Go, Java and TypeScript from /v1/openapi.json and /v1/swagger.yaml of a
local stack with OpenAPI Generator, compiles them, and analyses a photo with the Python and the Go
client. Takes some minutes, and needs Java, Maven, Go, Python 3, npm and the registries of packages.
`

readCommandLine({ usage })

const { withStack } = await import('./local-stack/with-stack.ts')
const { testGeneratedClients } = await import('./generated-clients/test.ts')
process.exit(await withStack(testGeneratedClients))
