import { readCommandLine, refuse } from './common/command-line.ts'

const usage = `
Usage: npm run stack -- <command> [arguments]

Starts the local stack, runs the command beside it and exits with its status.
The command finds the addresses of the stack in its environment, such as BASE_URL.
PORT_BASE moves the ports of the stack, which begin at 8400.
`

const command = process.argv.slice(2)
// Arguments after the command's name belong to the command.
const isOwnOption = command[0]?.startsWith('-') ?? false
readCommandLine({ usage, args: isOwnOption ? command.slice(0, 1) : [] })
if (command.length === 0)
  refuse('Name the command to run beside the stack: npm run stack -- <command> [arguments]')

const { runBesideStack } = await import('./local-stack/run-beside-stack.ts')
process.exit(await runBesideStack(command))
