/** What the mail server said last, for the self-check. */
export abstract class MailReport {
  abstract read(): Promise<{
    /** The last mail that was accepted, and the last test mail that was. */
    readonly lastSentAt: string | null;
    readonly lastTestAt: string | null;
    /** The last mail that failed for good. */
    readonly lastFailure: { readonly at: string; readonly reply: string | null } | null;
    /** Mails that are kept until a mail server is connected. */
    readonly held: number;
  }>;

  /** The number of mails that failed, without kinds of which very many are sent. */
  abstract failed(): Promise<number>;
}
