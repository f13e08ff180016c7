import { constants, createReadStream } from 'node:fs'
import { access, readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import {
  analysisClientReferenceCharactersMax,
  requestPhotoBodyBytesLimit,
} from '@plant-analysis/client/limits'
import type { Context } from './context.ts'
import { CommandError, exitCodes, usageError } from './exit-codes.ts'
import { isRecord } from './record.ts'
import { printableText } from './text/printable.ts'

/** Base64 makes a photo a third longer (docs/api.md#bodies). */
const photoBytesMax = 0.749 * requestPhotoBodyBytesLimit

export type Photo = {
  /** The file name, as given on the command line. */
  name: string
  /** Reads the photo just before it is sent, because a hundred photos would fill the memory. */
  read: () => Promise<Uint8Array>
}

/** On the command line, this name means the standard input. */
const standardInput = '-'

/**
 * Checks all photos of a command line before sending any photo, so that a mistyped name costs
 * nothing. Throws an error with one line for each name that cannot be a photo.
 */
export async function photosAt(paths: readonly string[], context: Context): Promise<Photo[]> {
  if (paths.filter((path) => path === standardInput).length > 1)
    throw usageError('The standard input (-) is one photo.')
  const looks = await Promise.all(paths.map((path) => lookAt(path, context)))
  const faults = looks.filter((look) => look instanceof CommandError)
  const [first] = faults
  if (first === undefined)
    return looks.flatMap((look) => (look instanceof CommandError ? [] : [look]))
  const { exitCode } = faults.find((fault) => fault.exitCode === exitCodes.usage) ?? first
  const lines = faults.map(({ message }) => message)
  throw new CommandError(exitCode, [...lines, 'Nothing was sent.'].join('\n'))
}

async function lookAt(path: string, context: Context): Promise<Photo | CommandError> {
  if (path === standardInput) {
    if (context.stdin.isTTY) throw usageError('Pipe a photo in: plant analyse - < photo.jpg')
    return photoOf(await readAll(context.stdin), 'standard input')
  }
  try {
    await access(path, constants.R_OK)
    const found = await stat(path)
    if (found.isDirectory())
      return usageError(`${path}: this is a directory; name the photos in it, as in ${path}/*.jpg`)
    // A shell pipe such as <(command) has no size until it is read.
    if (!found.isFile()) return photoOf(await readAll(createReadStream(path)), path)
    return faultOfSize(path, found.size) ?? { name: path, read: () => readFile(path) }
  } catch (error) {
    return usageError(`${path}: ${reasonOf(error)}`)
  }
}

function photoOf(bytes: Uint8Array, name: string): Photo | CommandError {
  return faultOfSize(name, bytes.byteLength) ?? { name, read: async () => bytes }
}

/** Reads a stream, and stops as soon as the photo is too large to send. */
async function readAll(stream: Readable): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream) {
    chunks.push(chunk as Buffer)
    bytes += (chunk as Buffer).byteLength
    if (bytes > photoBytesMax) break
  }
  return Buffer.concat(chunks)
}

export function faultOfSize(name: string, bytes: number): CommandError | undefined {
  if (bytes === 0) return new CommandError(exitCodes.photoUnusable, `${name}: the file is empty`)
  if (bytes <= photoBytesMax) return undefined
  const megabytes = (bytes / 1e6).toFixed(1)
  return new CommandError(
    exitCodes.photoUnusable,
    `${name}: ${megabytes} MB is too large; a photo has at most ${photoBytesMax / 1e6} MB`,
  )
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'you may not read this file',
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
}

function reasonOf(error: unknown): string {
  const code = isRecord(error) ? String(error['code']) : ''
  return reasons[code] ?? `it cannot be read (${code})`
}

/**
 * The `clientReference` of a photo: its file name without the folder, in one line. Long names lose
 * their start, and `toWellFormed` repairs a character that was cut in half.
 */
export function referenceOf({ name }: Photo): string {
  const line = printableText(basename(name)).replace(/[\n\u2028\u2029]/g, ' ')
  return line.slice(-analysisClientReferenceCharactersMax).toWellFormed()
}
