import { z } from 'zod'
import type { Cloud } from '../cloud.ts'
import { terraform } from '../terraform.ts'
import { type Finding, gapIf } from './asked.ts'

/** Each program, the field that says its version, the least version, and where it is from. */
const tools = [
  [`${terraform} version -json`, 'terraform_version', '1.8', 'developer.hashicorp.com/terraform'],
  ['gcloud version --format=json', 'Google Cloud SDK', '528', 'cloud.google.com/sdk'],
] as const

export async function toolFindings(cloud: Cloud): Promise<Finding[]> {
  const found = await Promise.all(
    tools.map(async ([line, field, least, from]) => {
      const { status, stdout } = await cloud.execute(line.split(' '))
      const versions = z.record(z.string(), z.unknown())
      const said = status === 0 ? String(versions.parse(JSON.parse(stdout))[field]) : ''
      const isOld = said.localeCompare(least, 'en', { numeric: true }) < 0
      const [program] = line.split(' ')
      return gapIf(isOld, `${program} ${least} or later is needed, not "${said}": https://${from}`)
    }),
  )
  return found.flat()
}
