/** Settings of the domain rules, taken from the configuration. */
export type RuleSettings = {
  quota: { userDaily: number; keyDaily: number }
  /** A transaction that is unfinished for longer counts as failed. */
  transactionTimeoutSeconds: number
}
