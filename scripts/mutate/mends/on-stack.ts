import type { MendsByFile } from './by-file.ts'

/** Mends whose tests need a stack, a built image processor or clamd, by the path of the test. */
export const onStack: Readonly<Record<string, MendsByFile>> = {
  'scripts/local-stack/reaper.test.ts': {
    'scripts/local-stack/reaper.ts': [['M4', 'killMarked(stackId) > 0', 'false']],
  },
  'test/acceptance/export.test.ts': {
    'functions/src/operations/exports/archive.ts': [
      ['M2', 'if (hold) contents', 'if (false) contents'],
    ],
  },
  'test/adapters/objects.test.ts': {
    'functions/src/adapters/cloud-storage/end-downloads.ts': [
      ['AH2', '{ firebaseStorageDownloadTokens: null }', '{}'],
    ],
  },
  'test/image-processor/hostile/hostile-scans.test.ts': {
    'image-processor/container/clamd.conf': [
      ['AC1', 'ScanHTML no', 'ScanHTML yes'],
      ['AD1', 'ScanArchive no', 'ScanArchive yes'],
      ['AG1', 'ScanPE no', 'ScanPE yes'],
    ],
  },
  'test/image-processor/hostile/hostile.test.ts': {
    'image-processor/src/image/decoder-memory.ts': [
      ['J1', "['png', 'gif'].includes(format) && side > limits.sharedSidePxMax", 'false'],
    ],
  },
  'test/stack/sockets.test.ts': {
    'scripts/local-stack/loopback.ts': [['M4', 'isPort && !namesHost ?', 'false ?']],
  },
  'test/uploads/uploads.test.ts': {
    'functions/src/adapters/cloud-storage/objects.ts': [['H1', '{ decompress: false }']],
  },
}
