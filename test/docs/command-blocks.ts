import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A program that a block of a page called, with its arguments and standard input. */
export type Call = {
  readonly program: string
  readonly args: readonly string[]
  readonly input: string
}

const programs = ['gcloud', 'npm', 'npx', 'curl', 'bash']

/** The values of placeholders that have a form. Any other placeholder becomes `x`. */
const values: Readonly<Record<string, string>> = {
  project: 'plants-1',
  region: 'europe-west1',
  gateway: 'plants.gateway.dev',
  owner: 'plants',
  environment: 'staging',
}

/** The indented blocks of a page. */
export function blocksOf(page: string): string[] {
  return page
    .split(/\n\n+/)
    .filter((block) => block.split('\n').every((line) => / {4}|^$/.test(line)))
}

/** The commands within the sentences of a page. A script's mere name is none. */
export function commandsInText(page: string): string[] {
  const starts = programs.map((program) => `${program} `)
  return [...page.matchAll(/`([^`\n]+)`/g)]
    .map(([, text = '']) => text)
    .filter((text) => starts.some((start) => text.startsWith(start)))
    .filter((text) => !/^npm run [\w-]+$/.test(text))
}

/**
 * Runs blocks with Bash, one after another in one shell, and returns the calls of the programs that
 * reach a project. Each such program prints `printed`, or the secret that a block has stored, and
 * does nothing else. Throws if Bash or another program fails, or a variable is not set.
 */
export function callsOf(
  blocks: readonly string[],
  variables: Readonly<Record<string, string>>,
  printed = '',
): Call[] {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'))
  const log = join(folder, 'calls')
  const record = [
    '#!/bin/sh',
    `printf '%s\\037' "\${0##*/}" "$@" >> ${log}`,
    `case "$*" in *--data-file=-*) tee ${folder}/secret-$4 >> ${log};; esac`,
    `printf '\\036' >> ${log}`,
    `cat ${folder}/secret-\${5#--secret=} 2>/dev/null || printf %s '${printed}'`,
  ].join('\n')
  writeFileSync(log, '')
  for (const program of programs) writeFileSync(join(folder, program), record, { mode: 0o755 })
  const script = blocks
    .join('\n')
    .replace(/<([^<>\n]+)>/g, (_, name: string) => values[name] ?? 'x')
  try {
    execFileSync('/bin/bash', ['-euo', 'pipefail', '-c', script], {
      cwd: folder,
      env: { ...variables, PATH: `${folder}:/usr/bin:/bin` },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    return readFileSync(log, 'utf8')
      .split('\x1e')
      .slice(0, -1)
      .map((call) => {
        const [program = '', ...rest] = call.split('\x1f')
        return { program, args: rest.slice(0, -1), input: rest.at(-1) ?? '' }
      })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Whether arguments are what the usage of a command describes, such as `<project> [--dry-run]`. */
export function fitsUsage(usage: string, args: readonly string[]): boolean {
  const given = args.map((each) => ` ${each.replaceAll(' ', '_')}`).join('')
  return new RegExp(`^${patternOf(usage)}$`).test(given)
}

function patternOf(usage: string): string {
  const parts = usage.match(/\[[^\]]+\]|<[^>]+>|[^\s[\]]+/g) ?? []
  return parts
    .map((part) => {
      if (part.startsWith('[')) return `(?:${patternOf(part.slice(1, -1))})?`
      return part.startsWith('<') ? ' [^ ]+' : ` (?:${part})`
    })
    .join('')
}
