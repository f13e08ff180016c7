import { readFileSync } from 'node:fs'
import { need, Refused } from './command.ts'
import { type Handler, requireApi, requireMember } from './refusals.ts'
import { bind, newBucket, type State } from './state.ts'

/** The bucket and the object of `gs://<bucket>/<object>`. Throws where there is no such bucket. */
function locate(state: State, address = '') {
  const [, name = '', object = ''] = /^gs:\/\/([^/]+)\/?(.*)$/.exec(address) ?? []
  const bucket = state.buckets.get(name)
  if (!bucket) throw new Refused(`NOT_FOUND: gs://${name} not found: 404.`)
  return { name, bucket, object }
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

export const storageCommands: Record<string, Handler> = {
  'storage buckets create': (state, command, [address = '']) => {
    const name = address.replace('gs://', '')
    if (state.buckets.has(name)) throw new Refused(`HTTPError 409: bucket ${name} already exists.`)
    state.buckets.set(name, newBucket(need(command, '--location').toLowerCase()))
    return ''
  },
  'storage buckets update': (state, { flags }, [address]) => {
    const { bucket } = locate(state, address)
    if ('--clear-soft-delete' in flags) bucket.softDeleteSeconds = 0
    if (flags['--lifecycle-file']) bucket.lifecycle = readJson(flags['--lifecycle-file'])
    if (flags['--cors-file']) bucket.cors = readJson(flags['--cors-file'])
    return ''
  },
  'storage buckets add-iam-policy-binding': (state, command, [address]) => {
    const { name } = locate(state, address)
    requireMember(state, need(command, '--member'))
    bind(state, `buckets/${name}`, need(command, '--role'), need(command, '--member'))
    return ''
  },
  'storage cp': (state, _, [from = '', to = '']) => {
    const { bucket, object } = locate(state, to)
    bucket.objects.set(object, { text: readFileSync(from, 'latin1'), writtenAt: state.seconds })
    return ''
  },
  'artifacts repositories create': (state, _, [name = '']) => {
    requireApi(state, 'artifactregistry')
    if (state.repositories.has(name)) throw new Refused(`ALREADY_EXISTS: repository ${name}`)
    state.repositories.set(name, { policies: undefined, tags: new Map() })
    return ''
  },
  'artifacts repositories set-cleanup-policies': (state, command, [name = '']) => {
    const repository = state.repositories.get(name)
    if (!repository) throw new Refused(`NOT_FOUND: repository ${name}`)
    repository.policies = readJson(need(command, '--policy'))
    return ''
  },
}
