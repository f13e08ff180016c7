import { join } from 'node:path'
import { readCommandLine } from './common/command-line.ts'
import { installPython, testPython } from './model/python.ts'

const usage = `
Usage: npm run test:python [-- --python <file>]

Runs the tests of the Python code that trains the plant network. \`npm run train\` begins with them.

  --python <file>  a Python with the packages of image-processor/model/requirements.lock;
                   .cache/training/python by default, which is created if missing
`

const { values } = readCommandLine({ usage, options: { python: { type: 'string' } } })
const python = values.python ?? installPython(join('.cache', 'training', 'python'))
process.exit(testPython(python) ? 0 : 1)
