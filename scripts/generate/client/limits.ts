import { z } from 'zod'
import { countryCodes } from '../../../functions/src/contract/countries.ts'
import type { Endpoint } from '../../../functions/src/contract/endpoint.ts'
import type { EndpointId } from '../../../functions/src/contract/generated/endpoint-ids.ts'
import { limits } from '../../../functions/src/contract/limits.ts'
import { endpoints } from '../../../functions/src/operations/generated/endpoints.ts'

type Limits = typeof limits

/** The limits that the client, the command line and the console read. */
const offeredLimits = {
  request: ['photoBodyBytesLimit'],
  page: ['sizeMax'],
  image: ['sidePxMax', 'linkSecondsMin'],
  transaction: ['waitSecondsMax'],
  chain: ['hours'],
  analysis: [
    'temporaryDays',
    'clientReferenceCharactersMax',
    'plantIdCharactersMax',
    'speciesCharactersMax',
    'wateringFrequencyDaysMin',
    'wateringFrequencyDaysMax',
    'latitudeDegreesMax',
    'longitudeDegreesMax',
  ],
  history: ['feedbackCharactersMax'],
  flag: ['textCharactersMax'],
  folder: ['nameCharactersMax', 'analysisIdsMax'],
  device: ['idCharactersMax', 'metadataBytesMax'],
  apiKey: ['nameCharactersMax', 'gracePeriodSecondsMax'],
  webhook: [
    'descriptionCharactersMax',
    'gracePeriodSecondsDefault',
    'gracePeriodSecondsMax',
    'secretBytes',
    'deliveryTimeoutSeconds',
    'signatureToleranceSeconds',
  ],
  event: ['waitSecondsMax'],
  export: ['servedDays', 'linkLifetimeSeconds'],
  account: ['nameCharactersMax'],
  catalogue: ['searchCharactersMax'],
  admin: ['reasonCharactersMax'],
} as const satisfies { [G in keyof Limits]?: readonly (keyof Limits[G])[] }

type FieldPath = readonly [id: EndpointId, part: 'body' | 'query', name: string]

/** The fields whose choices the command line and the console offer. */
const offeredChoices = {
  outcomes: ['history.list', 'query', 'outcome'],
  placements: ['analyses.start', 'body', 'placement'],
  wrongParts: ['history.rate', 'body', 'wrong'],
  flagReasons: ['analyses.flag', 'body', 'reason'],
  conditionCategories: ['catalogue.listConditions', 'query', 'category'],
  poisonTargets: ['catalogue.listPlants', 'query', 'poisonousTo'],
  deviceTypes: ['devices.register', 'body', 'type'],
  scopes: ['apiKeys.create', 'body', 'scopes'],
  eventTypes: ['webhooks.register', 'body', 'events'],
  roles: ['admin.listUsers', 'query', 'role'],
  permissions: ['admin.assignPermissions', 'body', 'permissions'],
  auditActions: ['admin.listAudit', 'query', 'action'],
  auditStreams: ['admin.verifyAudit', 'query', 'stream'],
} as const satisfies Record<string, FieldPath>

/** The client's generated module with limits and choices of the contract. */
export function clientLimitsModule(): string {
  const values = Object.entries(offeredLimits).flatMap(([group, names]) =>
    names.map((name) => {
      const value: unknown = Reflect.get(limits[group as keyof Limits], name)
      return `export const ${group}${name[0]?.toUpperCase()}${name.slice(1)} = ${value}\n`
    }),
  )
  const choices = Object.entries(offeredChoices).map(([name, field]) => {
    const words = choicesOf(field).map((word) => `  '${word}',\n`)
    return `\nexport const ${name} = [\n${words.join('')}] as const\n`
  })
  const countries = `\nexport const countries = '${countryCodes.join(' ')}'.split(' ')\n`
  return `// Generated from the contract by \`npm run generate\`; change its limits or schemas instead.
// Separate constants, so that a bundle holds only those that it reads.

${values.join('')}${choices.join('')}${countries}`
}

type Field = { enum?: readonly string[]; items?: { enum?: readonly string[] } }

/**
 * The words that a field accepts, in the order of its schema. Throws for a field without a list.
 */
function choicesOf([id, part, name]: FieldPath): readonly string[] {
  const endpoint: Endpoint | undefined = endpoints.find((each) => each.id === id)
  const schema = endpoint?.[part] ?? z.object()
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const field = properties[name] as Field | undefined
  const choices = field?.enum ?? field?.items?.enum
  if (!choices) throw new Error(`${id} takes no choice as ${name}`)
  return choices
}
