import { type Command, need, Refused } from './command.ts'
import { type Handler, requireApi, requireMember } from './refusals.ts'
import { bind, newBucket, type Service, type State } from './state.ts'

/** Adds a revision. A service with pinned traffic keeps serving the pinned revision. */
export function addRevision(state: State, name: string, flags: Record<string, string>): Service {
  const before = state.services.get(name)
  const revisions = before?.revisions ?? []
  const service: Service = {
    flags: { ...before?.flags, ...flags },
    labels: { ...before?.labels },
    revisions: [...revisions, `${name}-${String(revisions.length + 1).padStart(5, '0')}`],
    traffic: before?.traffic ?? 'LATEST',
  }
  state.services.set(name, service)
  return service
}

function serviceOf(state: State, name: string): Service {
  requireApi(state, 'run')
  const service = state.services.get(name)
  if (!service) throw new Refused(`NOT_FOUND: Cannot find service [${name}]`)
  return service
}

/** A build needs an account with the builder's role, because Google's default account lacks it. */
export function requireBuilder(state: State, account: string): void {
  const role = 'roles/cloudbuild.builds.builder'
  const builders = state.policies.get(`projects/${state.id}`)?.get(role)
  if (!builders?.has(`serviceAccount:${account}`))
    throw new Refused(`PERMISSION_DENIED: ${account} may not write build logs`)
}

function build(state: State, command: Command): string {
  requireApi(state, 'cloudbuild')
  const defaultAccount = `${state.number}-compute@developer.gserviceaccount.com`
  const account = command.flags['--service-account']?.split('/').at(-1) ?? defaultAccount
  requireBuilder(state, account)
  const image = /_IMAGE=([^,]+)/.exec(need(command, '--substitutions'))?.[1] ?? ''
  const [, , repository = '', imageAndTag = ''] = image.split('/')
  const tags = state.repositories.get(repository)?.tags
  if (!tags) throw new Refused(`NOT_FOUND: Repository ${repository}`)
  // Without a folder for the sources, gcloud makes a bucket in the USA.
  const staging = `${state.id}_cloudbuild`
  if (!('--gcs-source-staging-dir' in command.flags)) state.buckets.set(staging, newBucket('us'))
  tags.set(imageAndTag.split(':')[1] ?? '', `sha256:${String(tags.size + 1).padStart(64, '0')}`)
  return ''
}

function deployService(state: State, command: Command, [name = '']: string[]): string {
  requireApi(state, 'run')
  const account = need(command, '--service-account')
  requireMember(state, `serviceAccount:${account}`)
  const { '--labels': labels = '', ...flags } = command.flags
  const service = addRevision(state, name, flags)
  for (const label of labels.split(',').filter(Boolean)) {
    const [key = '', value = ''] = label.split('=')
    service.labels[key] = value
  }
  return ''
}

function moveTraffic(state: State, { flags }: Command, [name = '']: string[]): string {
  const service = serviceOf(state, name)
  const revision = flags['--to-revisions']?.replace('=100', '')
  if (revision !== undefined && !service.revisions.includes(revision))
    throw new Refused(`NOT_FOUND: Revision ${revision}`)
  service.traffic = revision ?? 'LATEST'
  return ''
}

export const runCommands: Record<string, Handler> = {
  'builds submit': build,
  'run deploy': deployService,
  'run services update': (state, { flags }, [name = '']) => {
    serviceOf(state, name)
    addRevision(state, name, flags)
    return ''
  },
  'run services update-traffic': moveTraffic,
  'run services describe': (state, { flags }, [name = '']) => {
    serviceOf(state, name)
    return `https://${name}-${state.number}.${flags['--region']}.run.app`
  },
  'run services add-iam-policy-binding': (state, command, [name = '']) => {
    serviceOf(state, name)
    requireMember(state, need(command, '--member'))
    bind(state, `services/${name}`, need(command, '--role'), need(command, '--member'))
    return ''
  },
}
