/** Pub/Sub. Throws `Unavailable`. */
export interface Publisher {
  /** Publishes a JSON text and returns when the broker has stored it. */
  publish(
    topic: string,
    message: { json: string; attributes: Record<string, string> },
  ): Promise<void>
}
