import { ref } from '../../collections/collection.ts'
import { exports } from '../../collections/exports.ts'
import type { Handler } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { problem } from '../../domain/problem.ts'
import type { ExportDeps } from '../exports/deps.ts'
import { exportAnswer, exportSubject, isServed } from './personal-export.ts'

/** `GET /v1/gdpr/export`: how far the one export is, without starting one: 1 read. */
export function readExport(deps: ExportDeps): Handler<'account.readExport'> {
  return async (call) => {
    const uid = exportSubject(knownCaller(call.caller))
    const [known] = await deps.store.getAll(ref(exports, uid))
    if (!known || !isServed(known, deps.clock.now())) throw problem('NOT_FOUND')
    return { status: 200, body: await exportAnswer(deps, uid, known) }
  }
}
