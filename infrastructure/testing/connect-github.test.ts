import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from '../../scripts/common/root.ts'
import { runProgram } from './terraform.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'connect-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Connects a project whose gcloud refuses this many bindings of roles. Returns its commands. */
async function connect({ refusals = 0, owner = '{"login":"ada","id":7,"node_id":"U_8"}' }) {
  const program = (name: string, lines: string[]) => {
    writeFileSync(join(folder, name), ['#!/bin/bash', ...lines].join('\n'))
    chmodSync(join(folder, name), 0o755)
  }
  program('sleep', [`echo "sleep $1" >> ${folder}/commands`])
  program('curl', [
    `echo "curl $@" >> ${folder}/commands`,
    owner === '' ? 'exit 22' : `echo '${owner}'`,
  ])
  program('gcloud', [
    `echo "$@" >> ${folder}/commands`,
    `refused=$(grep --count add-iam-policy-binding ${folder}/commands)`,
    `[[ "$*" != *add-iam-policy-binding* || $refused -gt ${refusals} ]]`,
  ])
  const script = join(root, 'infrastructure/connect-github.sh')
  const { status, text } = await runProgram(['bash', script, 'plants-1', 'ada/plants', 'staging'], {
    PATH: `${folder}:${process.env['PATH']}`,
  })
  return { status, text, commands: readFileSync(join(folder, 'commands'), 'utf8').split('\n') }
}

it('connecting GitHub waits until Google knows the new account', async () => {
  const { status, text } = await connect({ refusals: 3 })
  expect(text).toContain('ACCOUNT=deployer@plants-1.iam.gserviceaccount.com')
  expect(status).toBe(0)
})

it('connecting GitHub gives up after a minute, and says that it can be repeated', async () => {
  const { status, text, commands } = await connect({ refusals: 99 })
  expect(status).not.toBe(0)
  expect(text).toContain('Run this command again')
  const seconds = commands.flatMap((line) => Number(/^sleep (\d+)/.exec(line)?.[1] ?? 0))
  expect(seconds.reduce((sum, one) => sum + one)).toBe(60)
})

it('connecting GitHub lets in only the repository that was named last', async () => {
  const { commands } = await connect({})
  const update = commands.find((line) => line.includes('providers update-oidc github'))
  expect(update).toContain("assertion.repository=='ada/plants'")
})

// Anybody can take the name of a deleted owner, but not the number.
it('connecting GitHub lets in only the owner who has the name now', async () => {
  const pretty = '{\n  "login": "ada",\n  "id": 7,\n  "node_id": "U_8"\n}'
  for (const owner of [undefined, pretty]) {
    const { commands } = await connect(owner ? { owner } : {})
    expect(commands[0]).toMatch(/^curl .*https:\/\/api\.github\.com\/users\/ada$/)
    const update = commands.find((line) => line.includes('providers update-oidc github'))
    expect(update).toContain("&&assertion.repository_owner_id=='7'&&")
  }
})

it('connecting GitHub changes nothing for an owner who is not there', async () => {
  for (const owner of ['', '{"message":"Not Found"}']) {
    const { status, commands } = await connect({ owner })
    expect(status).not.toBe(0)
    expect(commands.filter((line) => line !== '' && !line.startsWith('curl '))).toEqual([])
  }
})
