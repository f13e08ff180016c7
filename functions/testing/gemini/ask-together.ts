import { geminiModel } from '../../src/adapters/gemini/gemini-model.ts'
import { noHints } from '../hints.ts'
import { locales } from '../locales.ts'
import { peakMegabytes } from '../peak-memory.ts'
import { sampleMeasurements } from '../sample-measurements.ts'

/**
 * Asks the model about many photos at once, and prints the peak memory in MiB. A test runs this
 * file as a child process, because a process can measure only its own peak memory.
 */
const [baseUrl = '', photos = '0', photoBytes = '0'] = process.argv.slice(2)
const background = { begins: false, deployment: 'demo-plants', webhookUrl: undefined }
const access = { kind: 'API_KEY', apiKey: 'key-of-a-test' } as const
const settings = { access, model: 'm', baseUrl, timeoutSeconds: 60, callsDailyMax: 100, background }
const model = geminiModel(settings, locales, () => undefined)
const { signal } = new AbortController()
const ask = async () => {
  const webp = Buffer.alloc(Number(photoBytes), 1)
  const question = { measurements: sampleMeasurements(), hints: noHints, language: 'en' }
  const request = { ...question, webp, takePaidCall: async () => true }
  await model.ask(request, { requestId: 'r', signal }).catch(() => undefined)
}
await Promise.all(Array.from({ length: Number(photos) }, ask))
process.stdout.write(String(peakMegabytes(process.pid)))
