import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { randomSecrets } from '../../../functions/src/config/secrets.ts'
import { exchangeKey } from '../names.ts'
import { filledSecrets, secretNames } from '../secrets.ts'
import { command, type Step } from '../step.ts'

/**
 * Makes missing random secrets, and never reads or changes existing secrets. gcloud makes a secret
 * before its value, so an interrupted run can leave a secret without a value.
 */
export const secrets: Step = {
  title: 'Make the secrets',
  async plan({ project, read }) {
    const there = await secretNames(project, read)
    const filled = await filledSecrets(project, read, randomSecrets)
    return randomSecrets
      .filter((name) => !filled.includes(name))
      .map((name) => {
        const value = randomBytes(32).toString('base64')
        const verb = there.includes(name)
          ? `versions add ${name}`
          : `create ${name} --replication-policy=automatic`
        return command(
          `Make the secret ${name}`,
          `gcloud secrets ${verb} --data-file=- --project=${project}`,
          { input: name === 'SECRET_KEYS' ? `1:${value}` : value },
        )
      })
  },
}

const keyState = z.object({
  restrictions: z
    .object({ apiTargets: z.array(z.object({ service: z.string() })).default([]) })
    .optional(),
})

/**
 * The service's own key for exchanging API keys. Operators often restrict the web apps' key to
 * referrers, and Google then rejects calls from a server with that key.
 */
export const apiKey: Step = {
  title: 'Make the key for identity tokens',
  async plan({ project, read }) {
    const url = `https://apikeys.googleapis.com/v2/projects/${project}/locations/global/keys/${exchangeKey}`
    const found = await read.get(url, keyState)
    const service = 'identitytoolkit.googleapis.com'
    const targets = found?.restrictions?.apiTargets.map((target) => target.service)
    const target = `--api-target=service=${service} --project=${project}`
    if (found === undefined)
      return [
        command(
          'Make the key',
          `gcloud services api-keys create --key-id=${exchangeKey} --display-name=${exchangeKey} ${target}`,
        ),
      ]
    if (targets?.length === 1 && targets[0] === service) return []
    return [command('Restrict the key', `gcloud services api-keys update ${exchangeKey} ${target}`)]
  },
}
