import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { generateApi } from 'swagger-typescript-api'

// Runs in a process of its own, because the generators need an older TypeScript.
const [definition = '', folder = ''] = process.argv.slice(2)

const types = await openapiTypescript(pathToFileURL(definition))
await writeFile(join(folder, 'openapi-typescript.ts'), astToString(types))

await generateApi({
  input: definition,
  output: folder,
  fileName: 'swagger-typescript-api.ts',
  silent: true,
})
