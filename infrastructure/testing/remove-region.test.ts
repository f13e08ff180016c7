import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from '../../scripts/common/root.ts'
import { runProgram } from './terraform.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'remove-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Removes europe-west1 of a project whose gcloud answers a command by this. */
async function removeRegion({
  settings = 'REGION=us-east1\n',
  part = 'nothing',
  said = '',
  state = 'ACTIVE',
}) {
  mkdirSync(join(folder, 'functions'))
  mkdirSync(join(folder, 'infrastructure'))
  writeFileSync(join(folder, 'functions/.env.plants-1'), settings)
  const script = join(folder, 'infrastructure/remove-region.sh')
  cpSync(join(root, 'infrastructure/remove-region.sh'), script)
  const program = [
    '#!/bin/bash',
    `echo "$@" >> ${folder}/commands`,
    `if [[ "$*" == *"${part}"* ]]; then echo "${said}" >&2; exit 1; fi`,
    `if [[ "$*" == *"gateways describe plant-analysis --location=us-east1"* ]]; then echo "${state}"; fi`,
    'if [[ "$*" == "functions list"* ]]; then printf "api\\nphotos\\n"; fi',
  ]
  writeFileSync(join(folder, 'gcloud'), program.join('\n'))
  writeFileSync(join(folder, 'commands'), '')
  chmodSync(join(folder, 'gcloud'), 0o755)
  const { status, text } = await runProgram(['bash', script, 'plants-1', 'europe-west1'], {
    PATH: `${folder}:${process.env['PATH']}`,
  })
  const commands = readFileSync(join(folder, 'commands'), 'utf8').trim().split('\n')
  return { status, text, commands }
}

it('removes first what the load balancer may use, then functions, image processor and gateway, and last the subnet', async () => {
  const { status, commands } = await removeRegion({})
  expect(commands.shift()).toContain('gateways describe plant-analysis --location=us-east1')
  expect(status).toBe(0)
  for (const line of commands) expect(line).toContain('europe-west1')
  const removed = commands.map((line) => line.replace(/ --.*/, '').replace(/^compute /, ''))
  expect(removed).toEqual([
    'network-endpoint-groups delete plant-analysis',
    'scheduler jobs delete firebase-schedule-sweep-europe-west1',
    'scheduler jobs delete renew-malware-signatures',
    'functions list',
    'functions delete api',
    'functions delete photos',
    'run services delete image-processor',
    'api-gateway gateways delete plant-analysis',
    'artifacts repositories delete plant-analysis',
    'storage rm gs://plants-1-plant-builds/releases/europe-west1/**',
    'storage rm gs://plants-1-plant-builds/maintenance-europe-west1.json',
    'networks subnets delete plant-analysis',
  ])
})

it.each([
  'REGION=europe-west1\n',
  'REGION="europe-west1" # Belgium\n',
  'REGION=us-east1\n export REGION = europe-west1\n',
  'MAIL_FROM=a@b.example\n',
])('removes nothing of the region that serves, or may serve: %s', async (settings) => {
  const { status, text, commands } = await removeRegion({ settings })
  expect(status).toBe(1)
  expect(text).toContain('must name another REGION than europe-west1')
  expect(commands).toEqual([''])
})

it.each(['CREATING', ''])('removes nothing while the other gateway is "%s"', async (state) => {
  const { status, text, commands } = await removeRegion({ state })
  expect(status).toBe(1)
  expect(text).toContain('The gateway of us-east1 is not ACTIVE')
  expect(commands).toHaveLength(1)
})

it('takes the last REGION of the settings', async () => {
  const { status } = await removeRegion({ settings: 'REGION=europe-west1\nREGION=us-east1\n' })
  expect(status).toBe(0)
})

it.each([
  ['scheduler jobs', 'NOT_FOUND: Job not found.'],
  ['run services', 'Service [image-processor] could not be found.'],
  ['endpoint-groups', "The resource 'networkEndpointGroups/plant-analysis' was not found"],
  ['storage rm', 'The following URLs matched no objects or files'],
])('goes on where an earlier run has removed the %s', async (part, said) => {
  const { status, commands } = await removeRegion({ part, said })
  expect(status).toBe(0)
  expect(commands.at(-1)).toContain('subnets delete')
})

it.each(['endpoint-groups', 'functions delete', 'functions list', 'subnets delete'])(
  'stops where Google refuses %s, and says that it can be repeated',
  async (part) => {
    const { status, text, commands } = await removeRegion({ part, said: 'in use by a function' })
    expect(status).not.toBe(0)
    expect(text).toContain('in use by a function')
    expect(commands.at(-1)).toContain(part)
  },
)
