import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { readCommandLine, refuse } from './common/command-line.ts'

const usage = `
Usage: npm start [-- <photo>]

Starts the local stack, diagnoses a photo through the gateway and serves until Ctrl-C.
Without a photo it sends one of test/photos. PORT_BASE moves the ports, which begin at 8400.
`

const [photo] = readCommandLine({ usage, argumentsMax: 1 }).positionals
// npm changes to the project's folder, but a relative path refers to the caller's folder.
const photoPath = photo && resolve(process.env.INIT_CWD ?? process.cwd(), photo)
if (photoPath && !statSync(photoPath, { throwIfNoEntry: false })?.isFile())
  refuse(`There is no photo at ${photoPath}`)

const { start } = await import('./demo/start.ts')
process.exit(await start(photoPath))
