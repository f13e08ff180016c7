import { z } from 'zod'
import {
  controlNeeded,
  harvestEdible,
  lightLevel,
  outlook,
  photoIssueCode,
  poisonousPart,
  spreads,
  toxicityGrade,
} from '../../contract/schemas/analysis-values.ts'
import { actionIds } from '../catalogue/actions.ts'
import { feedings, soils, waterings } from '../catalogue/care-profiles.ts'
import { conditions as conditionFacts, conditionIds } from '../catalogue/conditions.ts'
import { speciesNames } from '../catalogue/species.ts'
import { toxicityNotes } from '../catalogue/toxicity.ts'
import { evidenceKeys, places } from './evidence.ts'

/** A text that is shown as it stands. Braces would be shown too: nothing fills them in. */
const text = z
  .string()
  .min(1)
  .regex(/^[^{}]*$/, 'a text without arguments has no braces')

/** An ICU message with arguments. */
const message = z.string().min(1)

/** Texts in the order in which they are shown; the keys are for translators only. */
const list = z
  .record(z.string(), text)
  .refine((texts) => Object.keys(texts).length > 0, 'at least one text is needed')
  .transform((texts): readonly string[] => Object.values(texts))

const conditionTexts = z.strictObject({
  name: text,
  /** A sentence that names the hosts; there where the facts have a list of them. */
  onlyIf: text.optional(),
  /** When in the year, and in what weather, it is to be expected. */
  season: text.optional(),
  symptoms: list,
  /** The first is the check that decides. */
  howToConfirm: list,
  lookAlikes: z.partialRecord(z.enum(conditionIds), text),
  /** What growers do about it that does harm. */
  avoid: text.optional(),
  // In place of the common sentence for the fact of the same name.
  spreads: text.optional(),
  harvestEdible: text.optional(),
  controlNeeded: text.optional(),
  outlook: text.optional(),
  seekExpertIf: text,
})

const conditions = z.record(z.enum(conditionIds), conditionTexts).superRefine((texts, context) => {
  for (const conditionId of conditionIds) {
    const told = Object.keys(texts[conditionId].lookAlikes).sort().join(', ')
    const facts = [...conditionFacts[conditionId].lookAlikes].sort().join(', ')
    const path = [conditionId, 'lookAlikes']
    if (told !== facts)
      context.addIssue({ code: 'custom', path, message: `expected ${facts}, found ${told}` })
    const hasHosts = conditionFacts[conditionId].hosts !== 'ANY'
    if (hasHosts !== (texts[conditionId].onlyIf !== undefined)) {
      const message = `expected ${hasHosts ? 'a sentence on' : 'none, because there are no'} hosts`
      context.addIssue({ code: 'custom', path: [conditionId, 'onlyIf'], message })
    }
  }
})

const actions = z.record(z.enum(actionIds), z.strictObject({ title: text, instructions: text }))

const bySide = z.strictObject({ northern: text, southern: text })

const care = z.strictObject({
  watering: z.record(z.enum([...waterings, 'ESTABLISHED', 'GENERAL']), text),
  rest: z.strictObject({
    WINTER_LIGHT: bySide,
    WINTER_DRY: bySide,
    SUMMER_DRY: text,
    AFTER_FLOWERING: text,
  }),
  light: z.record(z.enum([...lightLevel.options, 'GENERAL']), text),
  /** BRIGHT_INDIRECT of a plant that does not stand inside, as far as is known. */
  lightOpen: text,
  soil: z.record(z.enum([...soils, 'GENERAL', 'OUTSIDE']), text),
  feeding: z.record(z.enum([...feedings, 'GENERAL']), text),
  /** With `watering` and `season`, a text of `watering` and one of `rest`. */
  wateringInSeason: message,
})

const gradeTexts = z.record(toxicityGrade, text)

const toxicity = z.strictObject({
  humans: gradeTexts,
  cats: gradeTexts,
  dogs: gradeTexts,
  /** Where cats and dogs suffer the same. */
  pets: gradeTexts,
  /** With `parts`, several of `parts`. */
  partsOf: message,
  parts: z.record(poisonousPart, text),
  notes: z.record(z.enum(toxicityNotes), text),
  unknown: text,
  harmless: text,
  /** With `names`, scientific names. */
  maybe: message,
  firstAid: gradeTexts,
})

const species = z.record(z.enum(speciesNames), text)

const messages = z.strictObject({
  photoIssues: z.record(photoIssueCode, text),
  retake: z.strictObject({ notAPlant: text, unusable: text, closer: text }),
  summary: z.strictObject({
    healthy: text,
    /** With `names`. */
    issues: message,
    inconclusive: text,
    notAPlant: text,
    unusable: text,
  }),
  spreads: z.record(spreads, text),
  harvestEdible: z.record(harvestEdible, text),
  controlNeeded: z.record(controlNeeded, text),
  outlook: z.record(outlook, text),
  /** With what `evidenceAmounts` says. */
  evidence: z.record(z.enum(evidenceKeys), message),
  /** Where the plainest sign is; follows `evidence.signCount`. */
  signPlaces: z.record(z.enum(places), text),
  plan: z.strictObject({
    /** The title of the action that is a condition's deciding check. */
    confirm: text,
  }),
  /** Stands between names of conditions, which are headings: no `and` joins their capitals well. */
  listSeparator: text,
  disclaimer: text,
})

export type PhotoIssueCode = keyof z.infer<typeof messages>['photoIssues']

/** Of a language in which only a generative model answers. */
export const partialMessages = messages.pick({ disclaimer: true })

/** A variant may leave it to its language. */
export const ownDisclaimer = z.object({ disclaimer: text.optional() })

/** With `account`. */
const invitation = z.strictObject({
  subject: message,
  greeting: message,
  password: message,
  invitation: message,
  howTo: message,
  unknown: message,
})

/** What begins an invitation whose account's name is not shown. */
const unnamedInvitation = z.strictObject({ subject: text, greeting: text })

/** With `webhookId` and `url`. */
const webhookDisabled = z.strictObject({
  subject: message,
  gone: message,
  failing: message,
  address: message,
  howTo: message,
})

/** With `webhookId`; why, in place of `gone` and `failing`. */
const unprovenWebhook = z.strictObject({ reason: message })

/** With `apiKeyId`, `last4` and `at`. */
const apiKeyCreated = z.strictObject({ subject: message, made: message, howTo: message })

/** With `eraseAfter`. */
const erasureScheduled = z.strictObject({ subject: message, scheduled: message, howTo: message })

/** A language has a whole mail or none of it. */
export const emails = z.strictObject({
  invitation: invitation.optional(),
  unnamedInvitation: unnamedInvitation.optional(),
  webhookDisabled: webhookDisabled.optional(),
  unprovenWebhook: unprovenWebhook.optional(),
  apiKeyCreated: apiKeyCreated.optional(),
  erasureScheduled: erasureScheduled.optional(),
})
export type Emails = {
  readonly invitation: z.infer<typeof invitation>
  readonly unnamedInvitation: z.infer<typeof unnamedInvitation>
  readonly webhookDisabled: z.infer<typeof webhookDisabled>
  readonly unprovenWebhook: z.infer<typeof unprovenWebhook>
  readonly apiKeyCreated: z.infer<typeof apiKeyCreated>
  readonly erasureScheduled: z.infer<typeof erasureScheduled>
}

/** The files that a language of the catalogue has, each with its schema. */
export const catalogueFiles = { conditions, actions, care, toxicity, species, messages } as const
export type LocaleFile = keyof typeof catalogueFiles | 'emails'

type Parsed<File extends keyof typeof catalogueFiles> = z.infer<(typeof catalogueFiles)[File]>

/** Every text of a language as its files have it: sentences with arguments are ICU messages. */
export type LocaleMessages = Readonly<
  { [File in Exclude<keyof typeof catalogueFiles, 'messages'>]: Parsed<File> } & Parsed<'messages'>
>
