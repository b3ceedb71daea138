/** What the console says about a kind of mail. */
export interface MailWords {
  readonly label: string;
  /** `account`: the owner of an account alone. `anyone`: whoever staff choose. */
  readonly audience: 'visitor' | 'staff' | 'account' | 'anyone';
  /** When visitors get it, where the owner can turn it off. */
  readonly when?: string;
  /** One of very many, whose area shows what failed. */
  readonly bulk?: true;
}

/** The mail with which staff try out the mail server. */
export const TEST_MAIL = { test: { label: 'Test message', audience: 'anyone' } } as const;
