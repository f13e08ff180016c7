import { bodyOf } from '../../src/contract/body.ts'
import type { Route } from '../../src/contract/route.ts'
import { validBody } from '../edge.ts'
import { type Belongings, naming } from './belongings.ts'

const {
  analysisId: _analysis,
  analysisIds: _analyses,
  folderId: _folder,
  invitationId: _invitation,
  imageBase64: _photo,
  uid: _uid,
  ...aboutNothing
} = validBody

/** A valid request about these objects. The start of an analysis refers to a stored photo. */
export function validRequest(route: Route, headers: Record<string, string>, ids: Belongings) {
  if (route.method === 'GET') return { headers }
  const fields = Object.keys(bodyOf(route)?.shape ?? {})
  return { headers, body: { ...aboutNothing, ...naming(fields, ids) } }
}
