/** The rights of an API key, and of every identity token that it is exchanged for. */
export const scopes = ['read', 'analyse', 'manage'] as const
export type Scope = (typeof scopes)[number]
