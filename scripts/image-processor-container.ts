import { once } from 'node:events'
import { readCommandLine } from './common/command-line.ts'
import { readCount } from './common/count.ts'

const usage = `
Usage: npm run image-processor:container [-- --port <port>]

Builds the image of the image processor from its Dockerfile and runs it until it is interrupted.
Needs root and Debian's packages buildah and mmdebstrap, which it installs with apt-get.
Reads the settings of the image processor, such as CALLER_EMAILS, from the environment.

  --port  the port on this machine (8080)
`

const { values } = readCommandLine({
  usage,
  options: { port: { type: 'string', default: '8080' } },
})
const port = readCount('--port', values.port)

const { findTools } = await import('./container/tools.ts')
const { buildImage } = await import('./container/image.ts')
const { runContainer } = await import('./container/run.ts')

const tools = await findTools()
if (tools.kind === 'MISSING') {
  process.stderr.write(`The container cannot be built: ${tools.reason}\n`)
  process.exit(1)
}
const settings = Object.fromEntries(
  Object.entries(process.env).filter((entry): entry is [string, string] =>
    /^(CALLER|SCAN|LOG)_/.test(entry[0]),
  ),
)
const container = await runContainer(buildImage(), port, settings)
process.stdout.write(`The image processor listens at http://127.0.0.1:${port}\n`)
await Promise.race([
  once(process, 'SIGINT'),
  once(process, 'SIGTERM'),
  once(container.process, 'exit'),
])
await container.stop()
