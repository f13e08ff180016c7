import { messageOf } from '@plant/common/errors'
import { readPhoto } from '../common/photos.ts'
import { readConsoleSite } from '../deploy/console-site.ts'
import { placeOf, type Run } from '../deploy/deploy.ts'
import type { Place } from '../deploy/deployment.ts'
import { smoke } from '../deploy/smoke.ts'
import { readGateway } from '../deploy/steps/gateway.ts'
import { checkLog } from './check-log.ts'
import { oldParts } from './old-parts.ts'

type Severity = 'ERROR' | 'WARNING' | 'INFO'

/** Returns the exit status: 1 if the service does not work. */
export async function check(asked: Run): Promise<number> {
  const place = placeOf(asked)
  const faults = await textsOf(() => smokeFaults(place, asked))
  // An alert notices if the check falls silent.
  if (faults.length === 0) await report(place, 'INFO', ['the service works'])
  await report(place, 'ERROR', faults)
  await report(place, 'WARNING', await textsOf(() => oldParts(place, new Date())))
  return faults.length === 0 ? 0 : 1
}

async function smokeFaults(place: Place, { findFaults = smoke }: Run): Promise<string[]> {
  const host = (await readGateway(place))?.host
  if (!host) return ['there is no gateway']
  // Whatever the site serves. Only a deployment knows what it should serve.
  const { live } = await readConsoleSite(place)
  const tried = { leaf: readPhoto('coffee_rust_01.jpg'), console: live?.content ?? '' }
  return await findFaults(place, host, tried)
}

async function textsOf(find: () => Promise<string[]>): Promise<string[]> {
  try {
    return await find()
  } catch (error) {
    return [messageOf(error)]
  }
}

async function report(place: Place, severity: Severity, texts: readonly string[]): Promise<void> {
  for (const text of texts) place.print(`${severity}: ${text}`)
  if (texts.length === 0 || place.isDryRun) return
  const flags = [`--severity=${severity}`, `--project=${place.project}`]
  const command = ['gcloud', 'logging', 'write', checkLog, texts.join('; '), ...flags]
  const { status, stderr } = await place.cloud.execute(command)
  if (status !== 0) throw new Error(`The log was not written. ${stderr}`)
}
