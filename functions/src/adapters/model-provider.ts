import type { z } from 'zod'
import type { Locales } from '../domain/locales/load.ts'
import type { ProviderModel, TellTokens } from '../ports/plant-model.ts'

/** The deployment whose settings are read. `demo`: it has no production credentials. */
export type Deployment = { projectId: string; demo: boolean }

type Values = Record<string, unknown>

/** A provider of diagnoses, as listed in model-providers.ts. */
export type ModelProvider<Read = Values, Settings = Values> = {
  /** Its environment variables. No two providers share a name. */
  variables: z.ZodRawShape
  /** Its secret variables. Every function that asks the plant model gets them. */
  secrets: readonly string[]
  /** BCP 47 tags of its languages, in the order of `/v1/config`. */
  languages: readonly string[]
  /** Whether these variables enable background mode, as shown in `/v1/config`. */
  worksInBackground(values: Read): boolean
  /** Turns its checked variables into settings. Throws if they contradict each other. */
  readSettings(values: Read, deployment: Deployment): Settings
  create(settings: Settings, locales: Locales, tellTokens: TellTokens): ProviderModel
}

type Defined<Shape extends z.ZodRawShape, Settings> = Omit<
  ModelProvider<z.infer<z.ZodObject<Shape>>, Settings>,
  'variables' | 'secrets'
> & {
  variables: Shape
  secrets: readonly (keyof Shape & string)[]
}

/** Checks that the types of a provider's parts match. */
export function defineModelProvider<Shape extends z.ZodRawShape, Settings extends Values>(
  provider: Defined<Shape, Settings>,
): ModelProvider {
  return provider
}
