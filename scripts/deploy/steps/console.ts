import { z } from 'zod'
import { type ConsoleVersion, hostingApi, readConsoleSite } from '../console-site.ts'
import type { Built } from '../deployment.ts'
import { consoleApp } from '../names.ts'
import { type Action, command, type Step } from '../step.ts'
import { consoleFolder, readConsoleApp, wantedConsole } from '../wanted-console.ts'

/**
 * Makes the site if the project has none. The Firebase CLI deploys only to the default site, and
 * makes a web app only if a site exists.
 */
export const consoleSite: Step = {
  title: 'Make the site of the console',
  async plan(deployment) {
    const { project } = deployment
    if (await readConsoleSite(deployment)) return []
    return [
      command(
        'Make the site',
        `firebase hosting:sites:create ${project} --non-interactive --project=${project}`,
      ),
    ]
  },
}

/** Makes the web app whose key the console uses for signing in. */
export const consoleWebApp: Step = {
  title: 'Make the web app of the console',
  async plan(deployment) {
    if (await readConsoleApp(deployment)) return []
    return [
      command(
        'Make the web app',
        `firebase apps:create WEB ${consoleApp} --non-interactive --project=${deployment.project}`,
      ),
    ]
  },
}

const signInConfig = z.object({ authorizedDomains: z.array(z.string()).default([]) })

/**
 * Lets e-mails of Authentication link to the console. The call replaces the whole list of domains,
 * so the call also contains the domains that were authorised before.
 */
export const consoleDomains: Step = {
  title: 'Let people sign in at the console',
  async plan(deployment) {
    const { project, read } = deployment
    const found = await readConsoleSite(deployment)
    const url = `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`
    const there = (await read.get(url, signInConfig))?.authorizedDomains ?? []
    const site = found?.site ?? project
    const own = [found?.host ?? `${site}.web.app`, `${site}.firebaseapp.com`]
    const missing = own.filter((domain) => !there.includes(domain))
    if (missing.length === 0) return []
    const body = { authorizedDomains: [...there, ...missing] }
    return [
      {
        kind: 'CALL',
        title: `Authorise ${missing.join(' and ')}`,
        request: { method: 'PATCH', url: `${url}?updateMask=authorizedDomains`, body },
      },
    ]
  },
}

/** Deploys the console with this content. The message of the release identifies the content. */
export const consoleOf = (built: Built): Step => ({
  title: 'Deploy the console',
  async plan(deployment) {
    const { project, folders } = deployment
    const { content, files } = await wantedConsole(deployment, built)
    if ((await readConsoleSite(deployment))?.live?.content === content) return []
    return [
      command(
        'Deploy the console',
        `firebase deploy --only=hosting --config=${consoleFolder(folders).configuration}
          --message=${content} --non-interactive --project=${project}`,
        { files },
      ),
    ]
  },
})

/**
 * Restores the console of a former release. Disables the site if the former release had no console,
 * because a newer console would call routes that a former gateway lacks. If Hosting has deleted the
 * console's version, the rest of the rollback continues.
 */
export const consoleOn = (wanted: ConsoleVersion | undefined): Step => ({
  title: wanted ? 'Let the former console be served' : 'Take the console away',
  async plan({ project, read }) {
    const found = await readConsoleSite({ project, read })
    if (found === undefined || found.live?.content === wanted?.content) return []
    const site = `projects/${project}/sites/${found.site}`
    if (wanted === undefined)
      return [release('Disable the site', `${site}/releases`, { type: 'SITE_DISABLE' })]
    const version = `${site}/versions/${wanted.version}`
    const state = await read.get(`${hostingApi}/${version}`, z.object({ status: z.string() }))
    if (state?.status !== 'FINALIZED') return []
    const path = `${site}/channels/live/releases?versionName=${version}`
    return [release(`Let ${wanted.version} be served`, path, { message: wanted.content })]
  },
})

function release(title: string, path: string, body: object): Action {
  return {
    kind: 'CALL',
    title,
    request: { method: 'POST', url: `${hostingApi}/${path}`, body },
  }
}
