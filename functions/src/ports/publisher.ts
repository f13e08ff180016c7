/** Pub/Sub. Throws `Unavailable`. */
export interface Publisher {
  /** Publishes JSON to a topic and returns when the broker has it. */
  publish(
    topic: string,
    message: { data: unknown; attributes: Record<string, string> },
  ): Promise<void>
}
