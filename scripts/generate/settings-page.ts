import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { variables } from '../../functions/src/config/config.ts'
import { deploymentSettings } from '../../functions/src/config/deployment-settings.ts'
import { plantModelVariables } from '../../functions/src/config/plant-model.ts'
import { root } from '../common/root.ts'

export const settingsPagePath = 'docs/settings.md'

const { left, right } = plantModelVariables.def
const settings = Object.assign(
  {},
  ...[deploymentSettings, variables(false, {}), left, right].map(
    (schema) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties,
  ),
) as Record<string, { default?: string | number; minimum?: number; maximum?: number }>

/** The page of settings, with the defaults and the bounds that the functions check. */
export function settingsPage(): string {
  const page = readFileSync(join(root, settingsPagePath), 'utf8')
  return page.replaceAll(/^\| (`[^|]*) \| [^|]* \|/gm, (row, variables: string) => {
    const names = variables.match(/[A-Z_]+(?=`)/g) ?? []
    const cells = names.map(defaultOf)
    return cells.every(Boolean) ? `| ${variables} | ${cells.join(', ')} |` : row
  })
}

/** The default of a setting with its bounds, or an empty text if the functions have no default. */
function defaultOf(name: string): string {
  const { default: value, minimum, maximum = Number.MAX_SAFE_INTEGER } = settings[name] ?? {}
  if (typeof value !== 'number') return value ? `\`${value}\`` : ''
  if (maximum === Number.MAX_SAFE_INTEGER) return `${value}`
  return minimum === undefined
    ? `${value} (at most ${maximum})`
    : `${value} (${minimum} to ${maximum})`
}
