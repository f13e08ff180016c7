import { readFileSync } from 'node:fs'
import { need, Refused } from './command.ts'
import { type Handler, requireApi, requireMember } from './refusals.ts'
import { bind, conditioned, newBucket, type State } from './state.ts'

/** The bucket and the object of `gs://<bucket>/<object>`. Throws if the bucket does not exist. */
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
    if ('--uniform-bucket-level-access' in flags) bucket.isUniform = true
    if (flags['--lifecycle-file']) bucket.lifecycle = readJson(flags['--lifecycle-file'])
    if (flags['--cors-file']) bucket.cors = readJson(flags['--cors-file'])
    return ''
  },
  'storage buckets add-iam-policy-binding': (state, command, [address]) => {
    const { name, bucket } = locate(state, address)
    requireMember(state, need(command, '--member'))
    const [, expression] = /^expression=(.+),title=/.exec(need(command, '--condition')) ?? []
    if (expression && !bucket.isUniform)
      throw new Refused('HTTPError 412: conditions need uniform bucket-level access.')
    const role = conditioned(need(command, '--role'), expression)
    bind(state, `buckets/${name}`, role, need(command, '--member'))
    return ''
  },
  'storage hmac create': (state, _, [account = '']) => {
    requireMember(state, `serviceAccount:${account}`)
    const accessId = `GOOG1E${state.hmacKeys.size}`
    const at = state.seconds
    state.hmacKeys.set(accessId, { account, isActive: true, madeAt: at, changedAt: at })
    return JSON.stringify({ metadata: { accessId }, secret: 's'.repeat(40) })
  },
  'storage hmac update': (state, { flags }, [accessId = '']) => {
    const key = state.hmacKeys.get(accessId)
    if (!key) throw new Refused(`HTTPError 404: Access ID ${accessId} not found.`)
    Object.assign(key, { isActive: '--activate' in flags, changedAt: state.seconds })
    return ''
  },
  'storage hmac delete': (state, _, [accessId = '']) => {
    if (state.hmacKeys.get(accessId)?.isActive !== false)
      throw new Refused('HTTPError 400: Cannot delete keys in ACTIVE state.')
    state.hmacKeys.delete(accessId)
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
