/** A link that anyone holding it may GET until it lapses. */
type SignedLink = { url: string; expiresAt: Date }

/**
 * Links to stored photos, made without asking anybody: a page of history has forty of them. Never
 * to be stored, logged or sent to anyone but who asked.
 */
export interface PhotoLinks {
  /** `path` has no leading slash, and is not looked for. */
  linkTo(path: string, now: Date): SignedLink
}
