import type { z } from 'zod'
import { operationOf } from './operations.ts'
import type { Row } from './row.ts'

/**
 * The body of a row as the caller sends it: the row's own or the operation's, and, where the identifier
 * stands in the body, that field under the name which the row gives it. Undefined where none is read.
 */
export function bodyOf(row: Row): z.ZodObject | undefined {
  const operation = operationOf(row.operation)
  const body = row.body ?? operation.body
  const id = operation.params?.shape['id']
  if (!row.idInBody) return body
  if (!id) throw new Error(`${row.path} takes an identifier that ${row.operation} does not know`)
  const field = { [row.idInBody]: id }
  return body ? body.safeExtend(field) : operation.params?.omit({ id: true }).extend(field)
}
