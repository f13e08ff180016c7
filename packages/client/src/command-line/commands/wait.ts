import { answerEach, type Question } from '../answers.ts'
import { readArguments } from '../arguments.ts'
import { connect } from '../credentials/connect.ts'
import type { Command } from './command.ts'

const help = `
Usage: plant wait ID... [options]

Waits until analyses that were started before are done, and prints them as plant analyse does.
An ID is the transactionId of the start, such as an_5kXc2Qd9pZr1Tn8vLw3YbH.

  --fail-on-issues       end with 7 where a plant has an issue
  --no-picture           do not draw the photo in dots
  --json                 print the analyses as the service answers them, one a line
`

const options = {
  'fail-on-issues': { type: 'boolean' },
  'no-picture': { type: 'boolean' },
  json: { type: 'boolean' },
} as const

/** The service lets so many calls of an account wait without slowing them. */
const parallel = 4

export const wait: Command = {
  summary: 'wait for analyses that go on',
  help,
  async run(args, context) {
    const { values, positionals } = readArguments(args, options, 'ids')
    const plants = await connect(context, 'key')
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
