import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generatedSecrets } from '../../../functions/src/config/secrets.ts'
import { root } from '../../common/root.ts'
import { gatewayFile } from '../gateway-file.ts'
import { bucketLifecycle } from '../lifecycle.ts'
import { deployment } from '../settings.ts'
import type { Step } from '../step.ts'
import { functionSteps, gatewaySteps, imageProcessorSteps } from '../steps.ts'
import { type StandIn, standIn } from './stand-in/stand-in.ts'
import type { State } from './stand-in/state.ts'

/** Deploys to a stand-in of a project. `fault` is why the deployment ended early. */
export async function deployTo(state: State, prepare: (cloud: StandIn) => void = () => undefined) {
  mkdirSync(join(root, '.build'), { recursive: true })
  const folder = mkdtempSync(join(root, '.build', 'deploy-'))
  const cloud = standIn({ functionsFolder: folder, failing: new Set() }, state)
  prepare(cloud)
  const fault = await deployAll(cloud, folder).catch((error: unknown) => error as Error)
  rmSync(folder, { recursive: true })
  return { state, cloud, fault: fault ?? undefined }
}

async function deployAll(cloud: StandIn, folder: string): Promise<void> {
  const to = deployment(cloud.state.id, 'europe-west1')
  const lifecycleFile = join(folder, 'lifecycle.json')
  writeFileSync(lifecycleFile, JSON.stringify(bucketLifecycle))
  const execute = async ({ title, command, existing }: Step, input = '') => {
    const words = command.map((word) => word.replace('=.build/deploy', `=${folder}`))
    const { status, stderr } = await cloud.execute(words, input)
    if (status !== 0 && !existing) throw new Error(`${title}: ${stderr}`)
  }
  for (const step of imageProcessorSteps(to, 'a-version')) await execute(step)
  for (const name of generatedSecrets) {
    const command = ['gcloud', 'secrets', 'create', name, '--data-file=-']
    await execute({ title: name, command, existing: true }, 'random')
  }
  for (const step of functionSteps(to, { lifecycleFile, asksVertex: false })) await execute(step)
  const addressOf = (name: string) => `https://${name}-${cloud.state.number}.run.app`
  const generated = readFileSync(join(root, 'api-gateway/openapi2.yaml'), 'utf8')
  const addresses = { api: addressOf('api'), photos: addressOf('photos') }
  const { text, config } = gatewayFile(generated, addresses)
  writeFileSync(join(folder, 'openapi2.yaml'), text)
  for (const step of gatewaySteps(to, config)) await execute(step)
}
