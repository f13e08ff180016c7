import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client, Output } from '@plant-analysis/client'
import { exportServedDays } from '@plant-analysis/client/limits'
import { readArguments } from '../arguments.ts'
import { type Context, print, tell } from '../context.ts'
import { connect, demonstrationHelp, demonstrationOption } from '../credentials/connect.ts'
import { CommandError, exitCodes, usageError } from '../exit-codes.ts'
import { type Progress, progressOf } from '../progress.ts'
import { jsonLine } from '../text/printable.ts'
import type { Command } from './command.ts'

const help = `
Usage: plant export [options]

Requests an export of your data, waits for it and downloads it: a ZIP of JSON files and photos.
Prints the file name. For ${exportServedDays} days the command downloads the same archive again.

  --fresh                request a new archive, at most once a day
  -o, --output FILE      the file to write; default: plant-<export id>.zip; - for stdout
  --json                 print the answer with the link as JSON, and download nothing
${demonstrationHelp}
`

const options = {
  fresh: { type: 'boolean' },
  output: { type: 'string', short: 'o' },
  json: { type: 'boolean' },
  ...demonstrationOption,
} as const

type Export = Output<'account.export'>

const firstPauseMs = 1000
const pauseMsMax = 5000

export const exportData: Command = {
  summary: 'download your data',
  help,
  async run(args, context) {
    const { values } = readArguments(args, options)
    if (values.json === true && values.output !== undefined)
      throw usageError('--json downloads nothing, so it takes no --output.')
    await refuseExisting(values.output)
    const plants = await connect(context, 'token', values)
    const progress = progressOf(context)
    const made = await ready(plants, values.fresh === true, progress, context)
      .catch((error: unknown) => {
        throw explainInterruption(error, context)
      })
      .finally(progress.clear)
    if (values.json === true) print(context, jsonLine(made))
    else await download(made, values.output ?? (await defaultOutput(made)), progress, context)
    return exitCodes.answered
  },
}

/** The id becomes a part of a path, so an id that could contain a path is refused. */
async function defaultOutput({ exportId }: Export): Promise<string> {
  if (!/^exp_[A-Za-z0-9]+$/.test(exportId))
    throw new CommandError(exitCodes.failure, 'The service answered with an invalid export id.')
  const output = `plant-${exportId}.zip`
  await refuseExisting(output)
  return output
}

async function refuseExisting(output: string | undefined): Promise<void> {
  if (output === undefined || output === '-') return
  const found = await stat(output).catch(() => undefined)
  if (found !== undefined) throw usageError(`${output} already exists.`)
}

/** Polls until the archive is ready. Throws when the service could not make the archive. */
async function ready(
  plants: Client,
  fresh: boolean,
  progress: Progress,
  context: Context,
): Promise<Export> {
  const { interrupted: signal } = context
  const ask = (body: { fresh?: boolean }) => plants.request('account.export', { body, signal })
  let answer = await ask(fresh ? { fresh } : {})
  if (answer.status === 'ready')
    tell(
      context,
      `This archive was made at ${answer.readyAt ?? answer.requestedAt}; --fresh makes a new one.`,
    )
  for (let pauseMs = firstPauseMs; answer.status === 'pending'; pauseMs *= 2) {
    progress.show('The archive is being made ...')
    await pause(Math.min(pauseMs, pauseMsMax), undefined, { signal })
    answer = await ask({})
  }
  if (answer.status === 'ready') return answer
  throw new CommandError(exitCodes.failure, 'The archive could not be made. Try again.')
}

/** Ctrl-C stops the waiting, but the service still makes the archive. */
function explainInterruption(error: unknown, { interrupted }: Context): unknown {
  if (!interrupted.aborted) return error
  return new CommandError(
    exitCodes.interrupted,
    'The service still makes the archive. To download it later: plant export',
  )
}

async function download(
  { downloadUrl = '' }: Export,
  output: string,
  progress: Progress,
  context: Context,
): Promise<void> {
  const { interrupted: signal, stdout } = context
  const response = await fetch(downloadUrl, { signal })
  if (!response.ok || response.body === null)
    throw new CommandError(exitCodes.unavailable, `The download answered ${response.status}.`)
  const bytes = counted(Readable.fromWeb(response.body), progress)
  if (output === '-') return pipeline(bytes, stdout, { end: false })
  const unfinished = `${output}.part`
  await rm(unfinished, { force: true })
  try {
    // Only the owner may read the archive. `wx` follows no link that lies at this name.
    await pipeline(bytes, createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }))
    await rename(unfinished, output)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    progress.clear()
  }
  print(context, output)
}

async function* counted(chunks: AsyncIterable<Buffer>, progress: Progress) {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.byteLength
    progress.show(`${(bytes / 1e6).toFixed(1)} MB downloaded`)
    yield chunk
  }
}
