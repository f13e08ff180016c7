import type { z } from 'zod'
import type { Locales } from '../domain/locales/load.ts'
import type { ProviderModel, TellTokens } from '../ports/plant-model.ts'

/** The deployment whose settings are read. A `demo` deployment has no production credentials. */
export type Deployment = { projectId: string; demo: boolean }

type Values = Record<string, unknown>

/** A provider of diagnoses. model-providers.ts lists all providers. */
export type ModelProvider<Read = Values, Settings = Values> = {
  /** The provider's environment variables. Two providers never share a variable. */
  variables: z.ZodRawShape
  /** The provider's secret variables. Every function that uses the plant model gets the secrets. */
  secrets: readonly string[]
  /** The provider's languages as BCP 47 tags, in the order of `/v1/config`. */
  languages: readonly string[]
  /** Whether the variables enable background mode. `/v1/config` shows the result. */
  worksInBackground(values: Read): boolean
  /** Converts the checked variables into settings. Throws if variables contradict each other. */
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

/** Returns the provider unchanged. The parameter types check that the provider's parts match. */
export function defineModelProvider<Shape extends z.ZodRawShape, Settings extends Values>(
  provider: Defined<Shape, Settings>,
): ModelProvider {
  return provider
}
