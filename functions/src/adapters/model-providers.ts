import { gemini } from './gemini/provider.ts'
import type { ModelProvider } from './model-provider.ts'

/** Model providers by their name in `PLANT_MODEL`. A new provider needs a folder and an entry. */
export const modelProviders: Readonly<Record<string, ModelProvider>> = {
  gemini,
}
