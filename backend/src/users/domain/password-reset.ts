import { NotFound } from '../../platform/domain-error.js';
import type { User } from './user.js';

const RESET_LINK_MS = 30 * 60_000;

/** One sentence for every link that does not work, so that it does not tell why. */
export class LinkExpired extends NotFound {
  constructor() {
    super('sign-in.password-link');
  }
}

/** Whether the account can set a new password by mail: it is active and has an address. */
export function canResetByMail({ status, email }: User): boolean {
  return status === 'active' && email !== null;
}

/** When a link that is mailed now stops working: after 30 minutes. */
export function resetLinkEnd(now: Date): string {
  return new Date(now.getTime() + RESET_LINK_MS).toISOString();
}

/**
 * The account with a new link, whose secret has that hash; earlier links are void. Rejects an account that got another
 * address meanwhile, or may no longer sign in.
 */
export function withResetLink(
  user: User,
  link: { readonly recipient: string; readonly hash: string; readonly until: string },
): User {
  if (!canResetByMail(user) || user.email !== link.recipient) throw new LinkExpired();
  return { ...user, resetHash: link.hash, resetUntil: link.until };
}

/** Rejects a link that is unknown, replaced, used or older than 30 minutes, and that of an account that is not active. */
export function assertResetLink(user: User | null, resetHash: string, now: Date): asserts user is User {
  const works =
    user?.status === 'active' &&
    user.resetHash === resetHash &&
    user.resetUntil !== null &&
    user.resetUntil > now.toISOString();
  if (!works) throw new LinkExpired();
}
