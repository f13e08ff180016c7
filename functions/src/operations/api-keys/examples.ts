import { ids, times } from '../../contract/examples/values.ts'

export const createdExample = {
  id: ids.apiKey,
  token: 'pk_ent_EXAMPLExEXAMPLExEXAMPLExEXAMPLExEXAMab12',
  name: 'Greenhouse gateway',
  last4: 'ab12',
  createdAt: times.started,
  expiresAt: times.nextYear,
}
