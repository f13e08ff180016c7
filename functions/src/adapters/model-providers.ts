import { gemini } from './gemini/provider.ts'
import type { ModelProvider } from './model-provider.ts'

/** The model providers by the name that `PLANT_MODEL` gives them. A new one is a folder and a line here. */
export const modelProviders: Readonly<Record<string, ModelProvider>> = {
  gemini,
}
