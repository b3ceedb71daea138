/** The stored content of messages, for the privacy desk. */
export abstract class RetainedMails {
  /** When a message was last sent to each of these addresses, in lower case; without those that got none. */
  abstract lastSentTo(emails: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** The messages that ended before a time and whose content is still stored, without those of people under a legal hold. */
  abstract removable(before: string): Promise<number>;

  /** Removes the content of at most `limit` of them; the rest of the message and the counters stay. Returns their number. */
  abstract removeContent(before: string, at: string, limit: number): Promise<number>;
}
