import { readArguments } from '../arguments.ts'
import { tell } from '../context.ts'
import { removeStored } from '../credentials/stored.ts'
import { exitCodes } from '../exit-codes.ts'
import type { Command } from './command.ts'

const help = `
Usage: plant logout

Removes the credential that plant login stored. An API key stays valid until it is revoked.
`

export const logout: Command = {
  summary: 'remove the stored credential',
  help,
  async run(args, context) {
    readArguments(args, {})
    tell(context, removeStored(context.env) ? 'Signed out.' : 'You were not signed in.')
    return exitCodes.answered
  },
}
