/* oxlint-disable no-control-regex -- signatures of binary files are made of control characters */
/**
 * The few signatures of the built-in development scanner. These signatures demonstrate the handling
 * of infected photos and protect nobody. A deployment does not start with the built-in scanner.
 */

/** The test file is split in two, or else virus scanners would quarantine this source file. */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
  'latin1',
)

type Signature = { name: string; pattern: RegExp }

/** Long signatures may occur anywhere, because compressed data does not contain them by chance. */
const distinctive: readonly Signature[] = [
  // A local file header with a valid version and method: its first four bytes alone occur by
  // chance.
  {
    name: 'Archive.Zip',
    pattern: /PK\x03\x04[\x0a-\x3f]\0[^]{2}[\0\x08\x09\x0c\x0e\x5d\x5f\x63]\0/,
  },
  { name: 'Archive.Rar', pattern: /Rar!\x1a\x07[\0\x01]/ },
  { name: 'Archive.SevenZip', pattern: /7z\xbc\xaf\x27\x1c/ },
  { name: 'Archive.Xz', pattern: /\xfd7zXZ\0/ },
  { name: 'Archive.Bzip2', pattern: /BZh[1-9]1AY&SY/ },
  { name: 'Html', pattern: /<(?:!doctype\s+html|html[\s>]|script[\s>]|iframe[\s>])/i },
  { name: 'Script.Php', pattern: /<\?php\s/i },
  { name: 'Executable.Elf', pattern: /\x7fELF[\x01\x02][\x01\x02]\x01/ },
  { name: 'Executable.Windows', pattern: /This program cannot be run in DOS mode/ },
]

/** Short signatures, which are searched for only where a file would begin. */
const leading: readonly Signature[] = [
  { name: 'Executable.Windows', pattern: /^MZ[^]{58}/ },
  {
    name: 'Executable.MachO',
    pattern: /^(?:\xfe\xed\xfa[\xce\xcf]|[\xce\xcf]\xfa\xed\xfe|\xca\xfe\xba\xbe)/,
  },
  { name: 'Script.Shebang', pattern: /^#!\s*\// },
  { name: 'Archive.Gzip', pattern: /^\x1f\x8b\x08/ },
  { name: 'Archive.ZipEmpty', pattern: /^PK\x05\x06/ },
  { name: 'Archive.Tar', pattern: /^[^]{257}ustar/ },
]

/** The first signature that matches the start of a file. `text` has the file's bytes as latin1. */
export function matchLeading(text: string): string | undefined {
  const trimmed = text.replace(/^(?:\xef\xbb\xbf)?[\s\0]*/, '')
  return firstMatch(leading, trimmed)
}

/** The name of the first signature that occurs anywhere in the bytes. `text` is latin1. */
export function matchAnywhere(text: string): string | undefined {
  return firstMatch(distinctive, text)
}

function firstMatch(signatures: readonly Signature[], text: string): string | undefined {
  return signatures.find(({ pattern }) => pattern.test(text))?.name
}
