import { freePort } from '@plant/testing/free-port'
import { afterAll, afterEach, beforeAll, expect, it, type TestContext } from 'vitest'
import { eicar } from '../../image-processor/src/scanner/signatures.ts'
import { drawPhoto } from '../../image-processor/src/testing/photos.ts'
import { audience, startIssuer } from '../../image-processor/src/testing/processor.ts'
import { readPhoto } from '../../scripts/common/photos.ts'
import { buildImage } from '../../scripts/container/image.ts'
import { hashOfSources, keepPass } from '../../scripts/container/last-pass.ts'
import { type RunningContainer, runContainer } from '../../scripts/container/run.ts'
import { describeWith } from '../../scripts/test/describe-with.ts'

const buildMs = 900_000
const caller = 'api@project.iam.gserviceaccount.com'

await describeWith('buildah and mmdebstrap', 'the container of the image processor', () => {
  let issuer: Awaited<ReturnType<typeof startIssuer>>
  let container: RunningContainer | undefined
  let url: string
  let hash: string
  let suite: TestContext['task']['suite']

  beforeAll(async () => {
    // Files that change during the build or the tests did not pass.
    hash = hashOfSources()
    issuer = await startIssuer()
    const image = buildImage()
    // Chosen after the build of the image: during those minutes another process could take the
    // port.
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    container = await runContainer(
      image,
      port,
      {
        CALLER_ISSUER: issuer.url,
        CALLER_JWKS_URL: `${issuer.url}/certs`,
        CALLER_AUDIENCE: audience,
        CALLER_EMAILS: caller,
      },
      'ignore',
    )
  }, buildMs)

  afterEach(({ task }) => {
    suite = task.suite
  })

  afterAll(async () => {
    await container?.stop()
    issuer?.close()
    if (suite?.tasks.every(({ result }) => result?.state === 'pass')) keepPass(hash)
  })

  async function post(path: string, bytes: Uint8Array, token: string | null) {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      body: new Uint8Array(bytes),
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  it('a photo of a leaf is scanned, optimised and measured', async () => {
    const answer = await post('/optimise', readPhoto('coffee_rust_01.jpg'), await issuer.token())
    expect(answer).toMatchObject({ status: 200, body: { outcome: 'OPTIMISED' } })
  })

  it('malware is found by the real scanner', async () => {
    const infected = Buffer.concat([await drawPhoto(600, 400).jpeg().toBuffer(), eicar])
    const answer = await post('/optimise', infected, await issuer.token())
    expect(answer).toMatchObject({ status: 422, body: { outcome: 'INFECTED' } })
  })

  it('a caller without an identity token of the functions is rejected', async () => {
    expect((await post('/optimise', eicar, null)).status).toBe(403)
  })

  it('the path /health answers 200, with a warning if the malware signatures have no date', async () => {
    const response = await fetch(`${url}/health`)
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { status: 'warn', scanner: 'CLAMD' },
    ])
  })
})
