import { readFileSync, writeFileSync } from 'node:fs'

const opened = /__commonJS\(\{\n {2}("[^"]+")\((exports\d*|)((?:, module\d*)?)\) \{\n/g
const closed = /^ {2}\}\n\}\);$/gm

/**
 * Puts brackets around the modules in a bundle, so that V8 compiles them with their file. Only what
 * it compiles with a file goes into the compile cache. Depends on how esbuild formats a module.
 */
export function compileEagerly(file: string): void {
  const text = readFileSync(file, 'utf8')
  const eager = text
    .split(/(?=^(?:var|export|import|\/\/) )/m)
    .map((part) =>
      part.search(opened) === -1
        ? part
        : part
            .replace(opened, '__commonJS({\n  $1: (function($2$3) {\n')
            .replace(closed, '  })\n});'),
    )
  writeFileSync(file, eager.join(''))
}
