import { beforeAll, describe, expect, it } from 'vitest'
import { runProgram } from './terraform.ts'

/** Every connection fails, and nobody is signed in. */
const alone = {
  HTTP_PROXY: 'http://127.0.0.1:9',
  HTTPS_PROXY: 'http://127.0.0.1:9',
  GOOGLE_APPLICATION_CREDENTIALS: '/there/is/no/file',
  CLOUDSDK_CONFIG: '/there/is/no/folder',
}

describe('a dry run without project, credentials and network', () => {
  let status: number
  let text: string

  beforeAll(async () => {
    const command = [process.execPath, 'scripts/deploy.ts', '--dry-run']
    // The first run may fetch the provider.
    await runProgram(command)
    const said = await runProgram(command, alone)
    status = said.status
    text = said.text
  })

  it('plans every part', () => {
    expect(text).toContain('Nothing was changed.')
    expect(status).toBe(0)
    expect([...text.matchAll(/Plan: (\d+) to add, 0 to change, 0 to destroy/g)]).toHaveLength(6)
  })

  it('prints the commands between them', () => {
    for (const command of ['gcloud builds submit', 'firebase deploy', 'api-configs create'])
      expect(text).toContain(command)
  })
})
