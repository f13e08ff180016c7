/** Pub/Sub. Throws `Unavailable`. */
export interface Publisher {
  /** Publishes a JSON text to a topic and returns when the broker has it. */
  publish(
    topic: string,
    message: { json: string; attributes: Record<string, string> },
  ): Promise<void>
}
