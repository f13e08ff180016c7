import { gemini } from './gemini/provider.ts'
import type { ModelProvider } from './model-provider.ts'

/** The model providers by their name in `PLANT_MODEL`. A new one is a folder and a line here. */
export const modelProviders: Readonly<Record<string, ModelProvider>> = {
  gemini,
}
