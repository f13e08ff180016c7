import { z } from 'zod'
import type { Cloud } from '../cloud.ts'
import { terraform } from '../terraform.ts'
import { type Finding, gapIf } from './asked.ts'

const tools = [
  {
    command: [terraform, 'version', '-json'],
    version: z
      .object({ terraform_version: z.string() })
      .transform((said) => said.terraform_version),
    least: '1.8',
    from: 'https://developer.hashicorp.com/terraform/install',
  },
  {
    command: ['gcloud', 'version', '--format=json'],
    version: z
      .object({ 'Google Cloud SDK': z.string() })
      .transform((said) => said['Google Cloud SDK']),
    least: '528',
    from: 'https://cloud.google.com/sdk/docs/install',
  },
]

/** Returns the programs that are missing or too old. */
export async function toolFindings(cloud: Cloud): Promise<Finding[]> {
  const found = await Promise.all(
    tools.map(async ({ command, version, least, from }) => {
      const { status, stdout } = await cloud.execute(command)
      const said = status === 0 ? version.parse(JSON.parse(stdout)) : ''
      const isOld = said.localeCompare(least, 'en', { numeric: true }) < 0
      return gapIf(isOld, `${command[0]} ${least} or later is needed, not "${said}": ${from}`)
    }),
  )
  return found.flat()
}
