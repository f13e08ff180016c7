import type { MendsByFile } from './by-file.ts'

export const commandLine: MendsByFile = {
  'packages/command-line/src/commands/export.ts': [
    ['L5', "flags: 'wx', mode: 0o600", "flags: 'w'"],
    ['L5', 'if (!/^exp_[A-Za-z0-9]+$/.test(exportId))', 'if (false)'],
    ['L5', 'if (found !== undefined) throw', 'if (false) throw'],
  ],
  'packages/command-line/src/credentials/connect.ts': [
    ['K4', 'if (/^[\\x21-\\x7e]*$/.test(key)) return', 'return'],
    ['L6', "throw notSignedIn('')", 'return demonstration(context)'],
  ],
  'packages/command-line/src/mcp/tools/list-photos.ts': [
    ['K3', 'dataOf(await', 'JSON.stringify(await'],
  ],
  'packages/command-line/src/mcp/words.ts': [
    ['K2', 'return isOfService ?', 'return true ?'],
    ['R4', "each.source === 'HINT' ? { ...each, scientificName: nameOfUser } : each", 'each'],
    ['R4', "named?.level === 'GENUS' ? named.scientificName : null", 'null'],
    ['S2', "'The language that the user asked for'", 'analysis.language.requested'],
  ],
  'packages/command-line/src/text/printable.ts': [
    ['L7', '.replace(\n    controls,', '.replace(\n    /(?!)/g,'],
  ],
}
