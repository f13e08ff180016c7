import type { MendsByFile } from './by-file.ts'

export const adapters: MendsByFile = {
  'functions/src/adapters/cloud-storage/end-downloads.ts': [
    ['AH2', '{ firebaseStorageDownloadTokens: null }', '{}'],
  ],
  'functions/src/adapters/cloud-storage/objects.ts': [
    ['H1', '{ decompress: false }'],
    ['M1', 'if (known !== undefined) return known'],
  ],
  'functions/src/adapters/firebase-auth/identity-verifier.ts': [
    ['B-M1', 'verified === true', 'Boolean(verified)'],
  ],
  'functions/src/adapters/gemini/background.ts': [
    ['L8', '{ ...gone, 400: undefined, 403: undefined }', 'gone'],
  ],
  'functions/src/adapters/gemini/contact-details.ts': [
    ['L3', 'return telephone', 'return false && telephone'],
  ],
  'functions/src/adapters/image-processor/image-processor.ts': [
    ['AE3', '(context.comesAgain === true && ownerBusy > waitsOfEvent) ||'],
    ['AG1', 'withoutVerdict > repeatsWithoutVerdict', 'false'],
    ['V1', "hash('sha256', context.owner).slice(0, 32)", 'context.owner'],
    ['Y1', 'askedMs: longPauseMs(response)', 'askedMs: undefined'],
  ],
  'functions/src/adapters/webhook-http/child-caller.ts': [['AL1', 'other - one', 'one - other']],
  'functions/src/adapters/webhook-http/client-child.ts': [
    ['AK1', 'if (spent > freeMsOfAccount) send({ costly: call })'],
    ['AK2', 'handshakesOfReceiverMax = 4', 'handshakesOfReceiverMax = 400'],
  ],
  'functions/src/adapters/webhook-http/isolated-client.ts': [
    ['AI2', 'isSuspect ? apart : usual', 'usual'],
  ],
  'functions/src/adapters/webhook-http/limited-tls.ts': [
    ['AH1', ':!kDHE'],
    ['AI2', 'handshakeBytesMax = 12_000', 'handshakeBytesMax = 12_000_000'],
    ['AK2', "secure.destroy(coded('TIMEOUT'))", 'undefined'],
    ['AI3', 'left += bytesMax', 'left += 4_000_000'],
  ],
  'functions/src/adapters/webhook-http/webhook-client.ts': [
    ['AA1', 'return start.replace(', 'return start\n  start.replace('],
    ['AF1', 'informational > informationalMax', 'false'],
    ['AH3', 'addresses.length <= addressesMax && '],
  ],
  'functions/src/deployment/functions.ts': [
    ['E6', "memory: '1GiB',\n    concurrency: 60,", "memory: '512MiB',\n    concurrency: 60,"],
  ],
}
