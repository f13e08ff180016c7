import { expect, it } from 'vitest'
import { deployment } from './settings.ts'
import { functionSteps } from './steps.ts'

const functions = 'functions@a-project.iam.gserviceaccount.com'

function commands(asksVertex: boolean): string[] {
  const to = deployment('a-project', 'us-central1')
  const steps = functionSteps(to, { lifecycleFile: 'lifecycle.json', asksVertex })
  return steps.map(({ command }) => command.join(' '))
}

it('the functions may sign by their own account, and nobody else by it', () => {
  const given = commands(false).filter((command) => command.includes('TokenCreator'))
  expect(given).toEqual([
    `gcloud iam service-accounts add-iam-policy-binding ${functions} --member=serviceAccount:${functions} --role=roles/iam.serviceAccountTokenCreator --project a-project`,
  ])
})

it('the account may call the generative model only where no key is used', () => {
  const asking = (command: string) => command.includes('roles/aiplatform.user')
  expect(commands(true).filter(asking)).toHaveLength(1)
  expect(commands(false).filter(asking)).toEqual([])
})

it('every role is given before the functions are deployed, and may be given again', () => {
  const all = commands(true)
  const deployed = all.findIndex((command) => command.startsWith('firebase deploy'))
  const roles = all.slice(0, deployed).filter((command) => command.includes('--role='))
  expect(roles).toHaveLength(9)
  expect(roles.every((command) => command.includes(' add-iam-policy-binding '))).toBe(true)
  // Without it gcloud asks, in a project that has a conditional binding.
  for (const role of roles.filter((command) => command.startsWith('gcloud projects ')))
    expect(role).toContain('--condition=None')
})
