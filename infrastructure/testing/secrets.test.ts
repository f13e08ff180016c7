import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/common/root.ts'
import { gitleaks } from '../../scripts/packages/gitleaks.ts'
import { runProgram } from './terraform.ts'

const example = 'whsec_dGhpcyBpcyBhbiBleGFtcGxlIGFuZCBubyBzZWNyZXQ='
// In two parts, because this file must not contain what gitleaks finds.
const planted = ['whsec_', 'q8Zt0bXvWc3LrYp5sNk1uHdE7mGfJa2T']
const lineOf = (secret: string) => `  secret: '${secret}',\n`

/** The places that gitleaks finds in a folder with these files. */
async function findings(files: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'leaks-'))
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    const config = ['--config', join(root, '.gitleaks.toml')]
    const { text } = await runProgram(
      [...gitleaks, 'dir', ...config, '--no-banner', '--no-color', '--redact', '--verbose', '.'],
      {},
      folder,
    )
    expect(text).toMatch(/no leaks found|leaks found: \d+/)
    return [...text.matchAll(/^Fingerprint: +(.+)$/gm)].map(([, place = '']) => place)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('gitleaks allows an example in its place', async () => {
  expect(await findings({ 'functions/public/openapi.json': lineOf(example) })).toEqual([])
})

it('gitleaks finds the example elsewhere, and another secret beside the example', async () => {
  const found = await findings({
    'functions/src/adapters/mail.ts': lineOf(example),
    'functions/public/openapi.json': lineOf(example) + lineOf(planted.join('')),
  })
  expect(found.sort()).toEqual([
    'functions/public/openapi.json:generic-api-key:2',
    'functions/src/adapters/mail.ts:generic-api-key:1',
  ])
})
