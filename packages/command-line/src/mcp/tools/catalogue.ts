import type { Input as OperationInput, Output } from '@plant-analysis/client'
import { careLines } from '../../diagnosis/print.ts'
import fields from '../fields.json' with { type: 'json' }
import { type Call, tool } from '../tool.ts'
import { page, sourceLine } from '../words.ts'

const { language } = fields['catalogue.listPlants']

type Conditions = NonNullable<OperationInput<'catalogue.listConditions'>['query']>
type Plants = NonNullable<OperationInput<'catalogue.listPlants'>['query']>
type Entry = { id: string; language?: string }
type Condition = Output<'catalogue.readCondition'>['condition']
type Plant = Output<'catalogue.readPlant'>['plant']

/** One page is enough: a reader who wants more searches for other words. */
const pageSize = 20

export const searchConditions = tool<Conditions>(
  {
    name: 'search_conditions',
    title: 'Search diseases, pests and other conditions',
    description:
      'Finds conditions by name, by a sign such as "holes", or by host. It needs no photo.',
    isReadOnly: true,
    fields: fields['catalogue.listConditions'],
    required: [],
  },
  async (query, { plants, signal }) => {
    const { items } = await plants.request('catalogue.listConditions', {
      query: { ...query, pageSize },
      signal,
    })
    return [listOf(items.map(({ id, name, category }) => `${id}  ${name}  ${category}`))]
  },
)

export const readCondition = tool<Entry>(
  {
    name: 'read_condition',
    title: 'Read about a condition',
    description: 'Returns signs, checks, look-alikes, what to do, the law and sources.',
    isReadOnly: true,
    fields: { ...fields['catalogue.readCondition'], language },
    required: ['id'],
  },
  async (input, { plants, signal }) => {
    const { condition } = await plants.request('catalogue.readCondition', {
      params: { id: input.id },
      query: { language: input.language },
      signal,
    })
    return [conditionText(condition)]
  },
)

export const searchPlants = tool<Plants>(
  {
    name: 'search_plants',
    title: 'Search plants',
    description: 'Finds plants by a common or Latin name, or by whom they poison.',
    isReadOnly: true,
    fields: fields['catalogue.listPlants'],
    required: [],
  },
  async (query, { plants, signal }) => {
    const { items } = await plants.request('catalogue.listPlants', {
      query: { ...query, pageSize },
      signal,
    })
    return [
      listOf(items.map(({ id, name, scientificName }) => `${id}  ${name}  ${scientificName}`)),
    ]
  },
)

export const careForPlant = tool<Entry>(
  {
    name: 'care_for_plant',
    title: 'Care for a plant',
    description: 'Returns water, light, warmth, soil, food and poison of a plant of the catalogue.',
    isReadOnly: true,
    fields: { ...fields['catalogue.readPlant'], language },
    required: ['id'],
  },
  async (input, call) => {
    const plant = await readPlant(input, call)
    return [[nameOf(plant), ...careLines(plant.care, page)].join('\n')]
  },
)

export const isItPoisonous = tool<Entry>(
  {
    name: 'is_it_poisonous',
    title: 'Is a plant poisonous?',
    description:
      'Says for whom a plant is poisonous, which parts, and first aid. Search the id with ' +
      'search_plants first; if several plants fit, ask the user which one it is.',
    isReadOnly: true,
    fields: { ...fields['catalogue.readPlant'], language },
    required: ['id'],
  },
  async (input, call) => {
    const plant = await readPlant(input, call)
    const { text, food, firstAid } = plant.care.toxicity
    return [[nameOf(plant), text, food?.text, firstAid].filter(Boolean).join('\n')]
  },
)

async function readPlant({ id, language }: Entry, { plants, signal }: Call): Promise<Plant> {
  const asked = { params: { id }, query: { language }, signal }
  return (await plants.request('catalogue.readPlant', asked)).plant
}

/** The answer names its plant, because a species outside the catalogue gets that of its genus. */
function nameOf({ name, scientificName, level }: Plant): string {
  return `About the ${level.toLowerCase()} ${scientificName} (${name}):`
}

function conditionText(condition: Condition): string {
  const { name, scientificName, law } = condition
  const facts = [condition.outlook, condition.spreads, condition.controlNeeded]
  return [
    scientificName === null ? name : `${name} (${scientificName})`,
    ...section('Signs', condition.symptoms),
    ...section('To be sure', condition.howToConfirm),
    ...section(
      'Looks alike',
      condition.lookAlikes.map((other) => `${other.name}: ${other.difference}`),
    ),
    ...section('Good to know', textsIn([...facts, condition.harvestEdible])),
    ...section('Avoid', condition.avoid === null ? [] : [condition.avoid]),
    ...section('What to do', condition.actions.flatMap(actionLines)),
    condition.seekExpertIf,
    ...section('Report it to', law?.authorities.map(sourceLine) ?? []),
    ...section('Sources', condition.references.map(sourceLine)),
  ].join('\n')
}

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `- ${line}`)]

const textsIn = (facts: readonly ({ text: string } | null)[]) =>
  facts.flatMap((fact) => (fact === null ? [] : [fact.text]))

function actionLines({ title, instructions }: Condition['actions'][number]): readonly string[] {
  return instructions.map(({ settings, text }) => {
    const where = settings.length === 0 ? '' : ` (${settings.join(', ').toLowerCase()})`
    return `${title}${where}: ${text}`
  })
}

const listOf = (lines: readonly string[]) =>
  lines.length === 0 ? 'The catalogue has nothing that fits.' : lines.join('\n')
