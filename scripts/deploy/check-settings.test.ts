import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../common/root.ts'
import { readSettings, settingsProblems } from './check-settings.ts'

const problems = (text: string, secrets: readonly string[] = []) =>
  settingsProblems('a-project', readSettings(text), secrets)
/** The settings that every deployment needs. */
const needed = 'REGION=europe-west1\nMAIL_FROM=no-reply@plants.example'

it('a project without settings is rejected before any command, with the names of the missing settings', () => {
  for (const flags of [['--dry-run'], []]) {
    const command = [join(root, 'scripts/deploy.ts'), 'a-project-without-settings', ...flags]
    // An empty path makes sure that no gcloud is called.
    const env = { ...process.env, PATH: '' }
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      encoding: 'utf8',
      env,
    })
    expect(status).toBe(1)
    expect(stderr).toContain('functions/.env.a-project-without-settings')
    expect(stderr).toContain('DATABASE_LOCATION is missing')
    expect(stderr).toContain('REGION is missing')
    expect(stdout).toBe('')
  }
})

it('settings that let every function start have no faults', () => {
  expect(problems(`${needed}\nQUOTA_USER_DAILY="30" # each`)).toEqual([])
})

it('all faults are reported at once', () => {
  const wrong = 'REGION=Belgium\nQUOTA_USER_DAILY=many\nLEGACY_SUNSET=soon'
  expect(problems(wrong)).toEqual([
    'MAIL_FROM is missing',
    expect.stringContaining('REGION: '),
    expect.stringContaining('QUOTA_USER_DAILY: '),
    expect.stringContaining('LEGACY_SUNSET: '),
  ])
  expect(
    problems(`${needed}\nDOMAIN=https://api.example.org/\nIMAGE_PROCESSOR_MAX_INSTANCES=0`),
  ).toEqual([
    'DOMAIN: must be a host such as api.example.org',
    expect.stringContaining('IMAGE_PROCESSOR_MAX_INSTANCES: '),
  ])
  const plain = `${needed}\nPLANT_MODEL=gemini\nGEMINI_BASE_URL=http://proxy.example`
  expect(problems(plain)).toEqual([expect.stringContaining('GEMINI_BASE_URL')])
})

it.each(['SMTP_URL', 'GEMINI_API_KEY', 'GENAI_WEBHOOK_SECRETS', 'SECRET_KEYS'])(
  '%s in plain text is rejected without being printed',
  (name) => {
    const found = problems(`${needed}\n${name}=hunter2`)
    expect(found).toEqual([expect.stringContaining(`${name} stands there in plain text`)])
    expect(found.join()).not.toContain('hunter2')
  },
)

it('a provider that works in the background needs its API key, and a secret or tokens for its events', () => {
  const on = `${needed}\nPLANT_MODEL=gemini\nGEMINI_BACKGROUND=on`
  const tokens = [
    'GEMINI_WEBHOOK_URL=https://plants.example/v1/webhooks/genai',
    'GENAI_WEBHOOK_JWKS_URL=https://keys.example/jwks.json',
    'GENAI_WEBHOOK_AUDIENCE=plants',
  ]
  expect(problems(on)).toEqual([
    expect.stringContaining('GENAI_WEBHOOK_SECRETS'),
    expect.stringContaining('GEMINI_API_KEY'),
  ])
  expect(problems(on, ['GEMINI_API_KEY'])).toEqual([expect.stringContaining('events')])
  expect(problems(on, ['GEMINI_API_KEY', 'GENAI_WEBHOOK_SECRETS'])).toEqual([])
  expect(problems([on, ...tokens].join('\n'), ['GEMINI_API_KEY'])).toEqual([])
})

it('the channel for paging has the name that Cloud Monitoring gave it', () => {
  const named = 'PAGING_CHANNEL=projects/a-project/notificationChannels/7'
  expect(problems(`${needed}\n${named}`)).toEqual([])
  expect(problems(`${needed}\nPAGING_CHANNEL=pager`)).toEqual([
    'PAGING_CHANNEL: must be a channel’s name',
  ])
})
