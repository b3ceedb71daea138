import { type SecondFactors, WRONG_CODES_TO_TELL } from './second-factors.js';
import type { User } from './user.js';

/** What the owner of an account hears about it by mail. */
export type AccountNews =
  'password' | 'email' | 'factor_added' | 'factor_removed' | 'recovery_codes' | 'wrong_codes';

/** A mail about what happened to an account, to an address of its owner. */
export interface AccountNewsMail {
  readonly recipient: string;
  readonly name: string;
  readonly news: AccountNews;
}

/** The mails about a changed password or address; about another address to the old one too. */
export function accountNews(before: User, after: User): AccountNewsMail[] {
  const recipients = [...new Set([before.email, after.email])].filter((email) => email !== null);
  const news: AccountNews[] = [
    ...(before.password === after.password ? [] : ['password' as const]),
    ...(before.email === after.email ? [] : ['email' as const]),
  ];
  return news.flatMap((one) => recipients.map((recipient) => ({ recipient, name: after.name, news: one })));
}

/** What is new about the factors of an account; null where nothing is that its owner has to know. */
export function factorNews(before: SecondFactors, after: SecondFactors): AccountNews | null {
  if (factorIds(after).some((id) => !factorIds(before).includes(id))) return 'factor_added';
  if (factorIds(before).some((id) => !factorIds(after).includes(id))) return 'factor_removed';
  if (after.recoveryCodes.some((code) => !before.recoveryCodes.includes(code))) return 'recovery_codes';
  const isTenth = before.wrongCodes < WRONG_CODES_TO_TELL && after.wrongCodes >= WRONG_CODES_TO_TELL;
  return isTenth ? 'wrong_codes' : null;
}

function factorIds({ totp, passkeys }: SecondFactors): string[] {
  return [...(totp ? [totp.secret] : []), ...passkeys.map(({ id }) => id)];
}
