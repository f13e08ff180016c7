/** The settings that come from Secret Manager in a deployment; a `demo-` project has known ones. */
export const secretNames = ['PAGE_TOKEN_SECRET', 'SECRET_KEYS', 'INVITATION_SECRET'] as const
