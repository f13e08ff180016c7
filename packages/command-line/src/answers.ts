import { PlantError } from '@plant-analysis/client'
import { type Context, pageOf, print as printLine, tell } from './context.ts'
import type { Analysis } from './diagnosis/analysis.ts'
import { printAnalysis } from './diagnosis/print.ts'
import {
  type ExitCode,
  exitCodeOf,
  exitCodeOfAnalysis,
  exitCodes,
  gravestOf,
} from './exit-codes.ts'
import { describe } from './problem.ts'
import { progressOf } from './progress.ts'
import { jsonLine, printableText } from './text/printable.ts'

export type Question = {
  /** The photo's file name or the transaction's id, as given on the command line. */
  name: string
  /** Calls `started` as soon as the transaction has an id. */
  answer(started: (transactionId: string) => void): Promise<Analysis>
}

export type AnswerOptions = {
  parallel: number
  json: boolean
  failOnIssues: boolean
  withPicture: boolean
}

type Answer = { kind: 'ANSWERED'; analysis: Analysis } | { kind: 'FAILED'; error: unknown }

/** The exit codes of a photo after which every other photo would fail too. */
const final: readonly ExitCode[] = [
  exitCodes.notAuthenticated,
  exitCodes.quota,
  exitCodes.interrupted,
]

const redrawMs = 250

type Progressing = {
  questions: readonly Question[]
  answers: Map<Question, Answer>
  /** The started analyses, each with its transaction id as soon as the id is known. */
  asked: Map<Question, string | undefined>
}

/** Gets up to `parallel` analyses at a time. Prints the answers in the order of `questions`. */
export async function answerEach(
  questions: readonly Question[],
  options: AnswerOptions,
  context: Context,
): Promise<ExitCode> {
  const state: Progressing = { questions, answers: new Map(), asked: new Map() }
  const waiting = [...questions]
  const printNext = printerOf(state, options, context)
  const progress = showProgress(state, context)

  async function askNext(): Promise<void> {
    const question = waiting.shift()
    if (question === undefined) return
    state.asked.set(question, undefined)
    const answer = await settle(question, (id) => state.asked.set(question, id), context)
    state.answers.set(question, answer)
    if (final.includes(exitCodeOfAnswer(answer, options, context))) waiting.length = 0
    progress.clear()
    printNext()
    return askNext()
  }

  await Promise.all(Array.from({ length: options.parallel }, askNext)).finally(progress.end)
  reportUnfinished(state, context)
  const answers = [...state.answers.values()]
  return gravestOf(answers.map((answer) => exitCodeOfAnswer(answer, options, context)))
}

async function settle(
  question: Question,
  started: (id: string) => void,
  { interrupted }: Context,
): Promise<Answer> {
  try {
    interrupted.throwIfAborted()
    return { kind: 'ANSWERED', analysis: await question.answer(started) }
  } catch (error) {
    return { kind: 'FAILED', error }
  }
}

function exitCodeOfAnswer(
  answer: Answer,
  { failOnIssues }: AnswerOptions,
  { interrupted }: Context,
): ExitCode {
  if (answer.kind === 'ANSWERED') return exitCodeOfAnalysis(answer.analysis, failOnIssues)
  return interrupted.aborted ? exitCodes.interrupted : exitCodeOf(answer.error)
}

function printerOf({ questions, answers }: Progressing, options: AnswerOptions, context: Context) {
  const unprinted = [...questions]
  let isFirst = true
  const print = (name: string, analysis: Analysis) => {
    if (options.json) return printLine(context, jsonLine(analysis))
    const page = pageOf(context)
    const head = questions.length > 1 ? `${page.paint('bold', printableText(name))}\n\n` : ''
    const text = printAnalysis(analysis, page, options.withPicture)
    printLine(context, `${isFirst ? '' : '\n'}${head}${text}`)
    isFirst = false
  }
  return () => {
    for (let next = unprinted[0]; next !== undefined; next = unprinted[0]) {
      const answer = answers.get(next)
      if (answer === undefined) return
      unprinted.shift()
      if (answer.kind === 'ANSWERED') print(next.name, answer.analysis)
      else if (!context.interrupted.aborted)
        tell(context, `${next.name}: ${describe(answer.error)}`)
    }
  }
}

function showProgress({ questions, answers, asked }: Progressing, context: Context) {
  const progress = progressOf(context)
  const beginMs = Date.now()
  const stateOfOne = ({ name }: Question, id: string | undefined) =>
    `${name}: ${id === undefined ? 'being sent' : 'being analysed'}`
  const show = () => {
    const [only] = questions
    const state =
      questions.length === 1 && only !== undefined
        ? stateOfOne(only, asked.get(only))
        : `${answers.size} of ${questions.length} done, ${asked.size - answers.size} under way`
    progress.show(`${state}, ${Math.round((Date.now() - beginMs) / 1000)} s`)
  }
  const timer = setInterval(show, redrawMs)
  return {
    clear: progress.clear,
    end() {
      clearInterval(timer)
      progress.clear()
    },
  }
}

/** Lists the analyses that continue on the server after an interruption or a lost connection. */
function reportUnfinished({ questions, answers, asked }: Progressing, context: Context): void {
  const open = [...asked].filter(([question]) => isOpen(answers.get(question), context))
  const ids = open.flatMap(([, id]) => (id === undefined ? [] : [id]))
  const unknown = open.flatMap(([{ name }, id]) => (id === undefined ? [name] : []))
  if (ids.length > 0)
    tell(context, `The analysis continues. To see the result: plant wait ${ids.join(' ')}`)
  if (unknown.length > 0)
    tell(context, `Possibly sent: ${unknown.join(', ')}. To check: plant history`)
  const notAsked = questions.length - asked.size
  if (notAsked > 0) tell(context, `Not sent: ${notAsked} of ${questions.length}.`)
}

/** Whether the result of the analysis is still unknown. */
function isOpen(answer: Answer | undefined, { interrupted }: Context): boolean {
  if (answer === undefined) return true
  if (answer.kind === 'ANSWERED') return false
  if (interrupted.aborted) return true
  const { error } = answer
  return error instanceof PlantError && (error.status === 0 || error.status >= 500)
}
