import { runCommand } from './local-stack/command.ts'
import { withStack } from './local-stack/with-stack.ts'

const command = process.argv.slice(2)
if (command.length === 0) {
  process.stderr.write('Say what to run beside the stack: npm run stack -- <command> [arguments]\n')
  process.exit(2)
}

process.exit(
  await withStack((stack, interrupted) => runCommand(command, stack.environment, interrupted)),
)
