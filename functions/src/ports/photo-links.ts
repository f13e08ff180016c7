/** A link with which anyone can GET the object until the link expires. */
type SignedLink = { url: string; expiresAt: Date }

/**
 * Makes links to stored photos without a remote call, because a page of history needs forty. Never
 * store or log a link, and send it only to its requester.
 */
export interface PhotoLinks {
  /** `path` has no leading slash. The object need not exist. */
  linkTo(path: string, now: Date): SignedLink
}
