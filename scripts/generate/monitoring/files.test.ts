import { expect, it } from 'vitest'
import { consoleConfigText } from '../../hosting/console-config.ts'
import { monitoring } from './files.ts'

// Rollbacks restore consoles of before or after the API got its own domain.
it.each([
  ['api.plants.example', true],
  ['plants-1.ew.gateway.dev', true],
  ['plants-1.ew.gateway.dev.evil.example', false],
  ['api-plants.example', false],
])('the uptime check of the console takes config.json with the host %s: %s', (host, isTaken) => {
  const [, matcher] = monitoring.uptimeChecks().map(({ contentMatchers: [one] }) => one)
  expect(matcher?.matcher).toBe('MATCHES_REGEX')
  // What `infrastructure/edge/monitoring.tf` fills in.
  const hosts = 'api[.]plants[.]example|plants-1[.]ew[.]gateway[.]dev'
  const pattern = (matcher?.content ?? '').replace('{{consoleApis}}', hosts)
  const text = consoleConfigText({
    apiUrl: `https://${host}`,
    firebase: { apiKey: 'a', projectId: 'p', authDomain: 'd', storageBucket: 'b', appId: 'i' },
    appCheckKey: null,
    authEmulatorUrl: null,
    demonstration: null,
  })
  // Google does not say whether a part of the text may match.
  for (const regex of [pattern, `^(?:${pattern})$`])
    expect(new RegExp(regex).test(text)).toBe(isTaken)
})
