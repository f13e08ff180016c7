import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { clamdScanner } from '../../image-processor/src/scanner/clamd.ts'
import type { Scanner } from '../../image-processor/src/scanner/scanner.ts'
import { selfTestedScanner } from '../../image-processor/src/scanner/self-tested.ts'
import { eicar } from '../../image-processor/src/scanner/signatures.ts'
import { drawPhoto } from '../../image-processor/src/testing/photos.ts'
import { findClamd } from '../../scripts/test/clamd.ts'
import { describeWith } from '../../scripts/test/describe-with.ts'
import { type RunningClamd, startClamd } from './clamd/start-clamd.ts'
import { type Issuer, type Processor, patience, startIssuer, startProcessor } from './support.ts'

/** A text that matches `clamd/test.ndb`. The signature of the service itself matches EICAR. */
const marker = Buffer.from('plant-service-test-marker')
const eicarName = 'PlantService.Eicar-Test-String.UNOFFICIAL'
const markerName = 'PlantService.Test-Marker.UNOFFICIAL'

async function realClamd() {
  const found = await findClamd()
  if (found === undefined) throw new Error('there is no clamd')
  return found
}

function scannerAt(socket: string, scanTimeoutSeconds = 20): Scanner {
  return clamdScanner({
    address: { kind: 'UNIX', path: socket },
    scanTimeoutSeconds,
    pingTimeoutSeconds: 1,
    onHung: () => undefined,
  })
}

await describeWith('clamd', 'with a real clamd', () => {
  let issuer: Issuer
  let clamd: RunningClamd
  let processor: Processor

  beforeAll(async () => {
    issuer = await startIssuer()
    clamd = await startClamd(await realClamd())
    processor = await startProcessor(issuer, { CLAMD_ADDRESS: clamd.socket })
  })

  afterAll(async () => {
    await processor?.stop()
    await clamd?.remove()
    issuer?.close()
  })

  const photo = () => drawPhoto(1200, 900).jpeg().toBuffer()

  async function post(path: string, bytes: Uint8Array) {
    const response = await fetch(`${processor.url}${path}`, {
      method: 'POST',
      body: new Uint8Array(bytes),
      headers: { authorization: `Bearer ${await issuer.token()}` },
    })
    return { status: response.status, body: await response.json() }
  }

  async function health() {
    const response = await fetch(`${processor.url}/health`)
    return [response.status, await response.json()]
  }

  it('a clean photo is optimised', async () => {
    const body = { outcome: 'OPTIMISED', widthPx: 1024 }
    expect(await post('/optimise', await photo())).toMatchObject({ status: 200, body })
    // There is no date, because only the service's own signatures are loaded.
    const warning = { status: 'warn', scanner: 'CLAMD', signaturesAgeDays: null }
    expect(await health()).toEqual([200, warning])
    const logged = expect.objectContaining({ severity: 'WARNING', signaturesAgeDays: null })
    // The log line may arrive later than the answer.
    await expect.poll(() => processor.log, patience).toContainEqual(logged)
  })

  it.each([
    ['EICAR alone', async () => eicar, eicarName],
    ['EICAR after a photo', async () => Buffer.concat([await photo(), eicar]), eicarName],
    [
      'EICAR in the EXIF of a photo',
      () =>
        drawPhoto(300, 200)
          .withExif({ IFD0: { ImageDescription: eicar.toString('latin1') } })
          .jpeg()
          .toBuffer(),
      eicarName,
    ],
    ['the second signature', async () => Buffer.concat([await photo(), marker]), markerName],
    [
      'EICAR as the last bytes of the largest photo',
      async () =>
        Buffer.concat([await photo(), Buffer.alloc(9_999_000)])
          .fill(eicar, 9_999_000)
          .subarray(0, 9_999_000 + eicar.length),
      eicarName,
    ],
  ])('the scanner finds %s infected', async (_name, make, signature) => {
    const bytes = await make()
    expect(await post('/optimise', bytes)).toEqual({
      status: 422,
      body: { outcome: 'INFECTED', signature },
    })
    expect((await post('/scan', bytes)).body).toEqual({ verdict: 'INFECTED', signature })
  })

  it('the verdict on a file above the scan limit is UNKNOWN, never CLEAN', async () => {
    const verdict = await scannerAt(clamd.socket).scan(Buffer.alloc(12 * 1024 * 1024))
    expect(verdict).toMatchObject({ verdict: 'UNKNOWN' })
  })

  it('many concurrent photos each get their own verdict', async () => {
    const clean = await photo()
    const scanner = scannerAt(clamd.socket)
    const verdicts = await Promise.all(
      Array.from({ length: 24 }, (_, at) =>
        scanner.scan(at % 3 === 0 ? Buffer.concat([clean, eicar]) : clean),
      ),
    )
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(
      Array.from({ length: 24 }, (_, at) => (at % 3 === 0 ? 'INFECTED' : 'CLEAN')),
    )
  })

  it('the verdict on photos is UNKNOWN while clamd hangs, and CLEAN after clamd continues', async () => {
    const scanner = scannerAt(clamd.socket, 0.5)
    clamd.process().kill('SIGSTOP')
    expect(await scanner.scan(await photo())).toMatchObject({ verdict: 'UNKNOWN' })
    expect((await health())[0]).toBe(503)
    clamd.process().kill('SIGCONT')
    const goingOn = () => scanner.scan(Buffer.from('photo'))
    await expect.poll(goingOn, patience).toEqual({ verdict: 'CLEAN' })
    await expect.poll(async () => (await health())[0], patience).toBe(200)
  })

  it('photos get 503 while clamd is down, and are optimised again after clamd has restarted', async () => {
    await clamd.stop()
    expect(await post('/optimise', await photo())).toMatchObject({
      status: 503,
      body: { code: 'NO_VERDICT' },
    })
    expect(await health()).toEqual([503, { status: 'fail', scanner: 'CLAMD' }])
    await clamd.start()
    expect((await post('/optimise', await photo())).status).toBe(200)
    expect((await health())[0]).toBe(200)
  })

  it('the processor does not trust a clamd that lacks signatures and therefore reports malware as clean', async () => {
    const lying = await startClamd(await realClamd(), 'OTHERS')
    onTestFinished(lying.remove)
    expect(await scannerAt(lying.socket).scan(eicar)).toEqual({ verdict: 'CLEAN' })
    const believed = selfTestedScanner(scannerAt(lying.socket))
    expect(await believed.scan(await photo())).toMatchObject({ verdict: 'UNKNOWN' })
    expect(await believed.ping()).toBe(false)
    expect(await believed.scan(marker)).toMatchObject({ verdict: 'INFECTED' })
    const fooled = await startProcessor(issuer, { CLAMD_ADDRESS: lying.socket })
    expect((await fetch(`${fooled.url}/health`)).status).toBe(503)
    await fooled.stop()
  })
})
