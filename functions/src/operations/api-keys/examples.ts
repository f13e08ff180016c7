import { ids, times } from '../../contract/examples/values.ts'

export const createdExample = {
  id: ids.apiKey,
  token: 'pk_ent_EXAMPLExEXAMPLExEXAMPLExEXAMPLExEXAMab12',
  name: 'Greenhouse gateway',
  last4: 'ab12',
  scopes: ['read' as const, 'analyse' as const],
  createdAt: times.started,
  expiresAt: times.nextYear,
}

export const madeByKeyExample = {
  keys: [
    {
      id: 'tok_5kPb9XtF2eSg7uHz6iVjLm',
      name: 'Backup',
      display: 'pk_ent_…ef56',
      createdAt: times.started,
    },
  ],
  webhooks: [
    { id: ids.webhook, url: 'https://hooks.example.com/plants', createdAt: times.started },
  ],
  members: [{ invitationId: ids.invitation, email: 'grace@example.com', joinedAt: times.started }],
}
