import { stack } from '@plant/testing/stack'
import { expect, it } from 'vitest'

const documents = `http://${stack.FIRESTORE_EMULATOR_HOST}/v1/projects/${stack.PROJECT_ID}/databases/(default)/documents`
const owner = { authorization: 'Bearer owner', 'content-type': 'application/json' }

it('the Firestore emulator stores documents', async () => {
  const name = `stackProbes/${crypto.randomUUID()}`
  const written = await fetch(`${documents}/${name}`, {
    method: 'PATCH',
    headers: owner,
    body: JSON.stringify({ fields: { leaf: { stringValue: 'green' } } }),
  })
  expect(written.status).toBe(200)
  const read = await fetch(`${documents}/${name}`, { headers: owner })
  expect(await read.json()).toMatchObject({ fields: { leaf: { stringValue: 'green' } } })
})

it('the Firestore emulator enforces the project’s rules', async () => {
  const read = await fetch(`${documents}/stackProbes/any`)
  expect(read.status).toBe(403)
})
