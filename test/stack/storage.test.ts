import { getObject, putObject, putObjectAsStranger } from '@plant/testing/objects'
import { expect, it } from 'vitest'

it('the Storage emulator returns the stored bytes', async () => {
  const path = `stack-probes/${crypto.randomUUID()}.txt`
  expect((await putObject(path, 'a leaf')).status).toBe(200)
  expect(await (await getObject(path)).text()).toBe('a leaf')
})

it('the Storage emulator enforces the project’s rules', async () => {
  const path = `stack-probes/${crypto.randomUUID()}.txt`
  expect((await putObjectAsStranger(path, 'a leaf')).status).toBe(403)
  expect((await getObject(path)).status).toBe(404)
})
