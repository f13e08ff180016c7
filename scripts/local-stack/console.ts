import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ConsoleAddresses } from '../../web/security-policy.ts'
import { projectId, storageBucket } from '../common/project.ts'
import { configFile, consoleConfigText, type Demonstration } from '../hosting/console-config.ts'
import { type Ports, urlOf } from './ports.ts'

/** The addresses of this stack, which replace Google's addresses. */
export function consoleAddresses(ports: Ports): ConsoleAddresses {
  return {
    api: urlOf(ports.gateway),
    identity: [urlOf(ports.auth)],
    uploads: urlOf(ports.storage),
    photos: urlOf(ports.objectLinks),
  }
}

/** Writes the console's configuration, which an open page reads at its next load. */
export function writeConsoleConfig(
  folder: string,
  ports: Ports,
  demonstration: Demonstration | null,
): void {
  const text = consoleConfigText({
    apiUrl: urlOf(ports.gateway),
    firebase: {
      apiKey: 'fake-api-key',
      projectId,
      authDomain: `${projectId}.firebaseapp.com`,
      storageBucket,
      appId: '1:1234:web:5678',
    },
    appCheckKey: null,
    authEmulatorUrl: urlOf(ports.auth),
    demonstration,
  })
  writeFileSync(join(folder, configFile), text)
}
