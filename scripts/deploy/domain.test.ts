import { expect, it } from 'vitest'
import { createProject } from './testing/recorder.ts'
import { deployTo, serving } from './testing/run-on.ts'

it('a deployment tries the own domain of the API, and tells the functions which load balancer is before them', async () => {
  const found = createProject(serving('api-1', 'c1'))
  await deployTo(found)
  expect(found.functionSettings).not.toContain('LOAD_BALANCER_ADDRESS')
  found.answers.push(['/global/addresses/plant-analysis', { address: '198.51.100.1' }])
  const { execute } = found.cloud
  found.cloud.execute = async (command) =>
    /\/edge output/.test(command.join(' '))
      ? { status: 0, stdout: '{"host":{"value":"api.plants.example"}}', stderr: '' }
      : await execute(command)
  const { hosts } = await deployTo(found, { settings: 'DOMAIN=api.plants.example' })
  expect(hosts).toEqual(['api.plants.example'])
  expect(found.functionSettings).toContain('LOAD_BALANCER_ADDRESS=198.51.100.1\n')
  expect(found.variables.get('edge')).toMatchObject({
    settings: { DOMAIN: 'api.plants.example' },
  })
})
