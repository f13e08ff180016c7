import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../common/root.ts'
import { readAddresses } from '../demo/seed/environment.ts'
import { enter } from '../demo/seed/person.ts'
import { runCommand } from '../local-stack/command.ts'
import type { Stack } from '../local-stack/stack.ts'
import { clients, definitions } from './clients.ts'
import { downloadGenerator, generate } from './generator.ts'

const output = join(root, '.build/generated-clients')

/**
 * Generates, compiles and uses a client for each definition and generator. Returns the status of
 * the first command that fails, or 0.
 */
export async function testGeneratedClients(
  { environment }: Stack,
  interrupted: AbortSignal,
): Promise<number> {
  const addresses = readAddresses(environment)
  const { token } = await enter(addresses, 'generated-client@example.org')
  const variables = { ...environment, TOKEN: token }
  const run = async (commands: readonly string[][]): Promise<number> => {
    for (const command of commands) {
      const status = await runCommand(command, variables, interrupted)
      if (status === 0) continue
      process.stderr.write(`${command.join(' ')} failed with status ${status}.\n`)
      return status
    }
    return 0
  }
  rmSync(output, { recursive: true, force: true })
  downloadGenerator()
  for (const definition of definitions) {
    const input = join(output, definition, 'input', definition)
    mkdirSync(join(output, definition, 'input'), { recursive: true })
    writeFileSync(input, await served(`${addresses.BASE_URL}/v1/${definition}`))
    for (const [generator, { options, commands }] of Object.entries(clients)) {
      const folder = join(output, definition, generator)
      process.stdout.write(`A ${generator} client of ${definition}:\n`)
      generate(['-g', generator, '-i', input, '-o', folder, ...options])
      const status = await run(commands(folder, definition))
      if (status !== 0) return status
    }
  }
  const count = definitions.length * Object.keys(clients).length
  process.stdout.write(`${count} passed, 0 failed\n`)
  return 0
}

async function served(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}
