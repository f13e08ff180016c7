// The entry file of the Firebase CLI, which shows the error if nobody has built the functions.
const { existsSync } = require('node:fs')
const { join } = require('node:path')

const bundle = join(__dirname, 'lib', 'index.js')
if (!existsSync(bundle)) throw new Error('The functions are not built. Type `npm run build`.')
module.exports = require(bundle)
