import {
  pesticideWords,
  productNames,
  rateOfUse,
} from '../../../functions/src/domain/safety/words.ts'
import type { TranslatedText } from '../texts.ts'

/** Reports amounts, trade names, and pesticide words that make an action look chemical. */
export function safetyFaults({ key, forms, note }: TranslatedText): string[] {
  const isTitle = key.startsWith('actions.') && key.endsWith('.title')
  return forms.flatMap((text) => [
    ...(rateOfUse.test(text) ? ['gives an amount'] : []),
    ...(productNames.test(text) ? ['names a product'] : []),
    ...(isTitle && note['x-risk'] !== 'chemical' && pesticideWords.test(text)
      ? ['has a word for pesticides in the title of an action that is not chemical']
      : []),
  ])
}
