import type { z } from 'zod'
import type { Locales } from '../domain/locales/load.ts'
import type { ProviderModel, TellTokens } from '../ports/plant-model.ts'

/** The deployment that settings are read for. `demo`: it has no production credential. */
export type Deployment = { projectId: string; demo: boolean }

type Values = Record<string, unknown>

/** A service that diagnoses photos, as the registry in model-providers.ts lists it. */
export type ModelProvider<Read = Values, Settings = Values> = {
  /** Its environment variables; no two providers share a name. */
  variables: z.ZodRawShape
  /** The variables that are secrets. Every function that asks the plant model is given them. */
  secrets: readonly string[]
  /** BCP 47 tags of the languages that it answers in, as `/v1/config` lists them. */
  languages: readonly string[]
  /** Whether these variables have asynchronous analyses done there, as `/v1/config` tells. */
  worksInBackground(values: Read): boolean
  /** Makes settings of its checked variables. Throws where they contradict each other. */
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

/** Checks that the parts of a provider fit each other. */
export function defineModelProvider<Shape extends z.ZodRawShape, Settings extends Values>(
  provider: Defined<Shape, Settings>,
): ModelProvider {
  return provider
}
