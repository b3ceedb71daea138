/** The stored content of mails, for the privacy desk. */
export abstract class RetainedMails {
  /** The mails that ended before a time and whose content is still stored, without those of people under a legal hold. */
  abstract removable(before: string): Promise<number>;

  /** Removes the content of at most `limit` of them; the rest of the mail and the counters stay. Returns their number. */
  abstract removeContent(before: string, at: string, limit: number): Promise<number>;
}
