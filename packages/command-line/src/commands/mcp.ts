import { readArguments } from '../arguments.ts'
import { connect, demonstrationHelp, demonstrationOption } from '../credentials/connect.ts'
import { exitCodes } from '../exit-codes.ts'
import type { Command } from './command.ts'

const help = `
Usage: plant mcp [options]

Offers the service to an assistant as tools, over standard input and output (MCP). The assistant
starts this command; docs/guides/clients/assistants.md has the settings.

  --photos FOLDER        an assistant may send photos in this folder; repeat it for more folders
${demonstrationHelp}
`

const options = { photos: { type: 'string', multiple: true }, ...demonstrationOption } as const

export const mcp: Command = {
  summary: 'offer the service to an assistant (MCP)',
  help,
  async run(args, context) {
    const { values } = readArguments(args, options)
    // The server package takes longer to load than all other commands.
    const { photoFolders } = await import('../mcp/photo-folders.ts')
    const { serve } = await import('../mcp/serve.ts')
    const photos = await photoFolders(values.photos ?? [])
    await serve(await connect(context, 'token', values), photos, context)
    return exitCodes.answered
  },
}
