import { answerEach, type Question } from '../answers.ts'
import { readArguments } from '../arguments.ts'
import { connect, demonstrationHelp, demonstrationOption } from '../credentials/connect.ts'
import type { Command } from './command.ts'

const help = `
Usage: plant wait ID... [options]

Waits for analyses that were started before, and prints them like plant analyse.
An ID is the transactionId of a started analysis, such as an_5kXc2Qd9pZr1Tn8vLw3YbH.

  --fail-on-issues       exit with 7 when a plant has an issue
  --no-picture           do not draw the photo in dots
  --json                 print the analyses as JSON, one per line
${demonstrationHelp}
`

const options = {
  'fail-on-issues': { type: 'boolean' },
  'no-picture': { type: 'boolean' },
  json: { type: 'boolean' },
  ...demonstrationOption,
} as const

/** The number of analyses to wait for at once. All calls of a caller share one rate limit. */
const parallel = 4

export const wait: Command = {
  summary: 'wait for running analyses',
  help,
  async run(args, context) {
    const { values, positionals } = readArguments(args, options, 'ids')
    const plants = await connect(context, 'key', values)
    const questions = positionals.map(
      (id): Question => ({
        name: id,
        answer(started) {
          started(id)
          return plants.waitFor(id, { signal: context.interrupted })
        },
      }),
    )
    return answerEach(
      questions,
      {
        parallel,
        json: values.json === true,
        failOnIssues: values['fail-on-issues'] === true,
        withPicture: values['no-picture'] !== true,
      },
      context,
    )
  },
}
