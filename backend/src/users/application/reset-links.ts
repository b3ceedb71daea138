import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { isSecretToken, newSecretToken, secretTokenHash } from '../../platform/secret-token.js';
import { mailboxKey } from '../../platform/values/email.js';
import { assertResetLink, canResetByMail, LinkExpired, resetLinkEnd } from '../domain/password-reset.js';
import { normaliseUsername, type User } from '../domain/user.js';
import { UserRepository } from './ports.js';

/** The links that set a new password. Only the hashes of their secrets are stored. */
@Injectable()
export class ResetLinks {
  constructor(
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  /** A secret, and until when its link works. */
  issue(): { readonly token: string; readonly hash: string; readonly until: string } {
    const token = newSecretToken();
    return { token, hash: secretTokenHash(token), until: resetLinkEnd(this.clock.now()) };
  }

  /** The account with that username or address; null when there is none that may get a link. */
  async accountOf(name: string): Promise<User | null> {
    const byName = await this.users.findByUsername(normaliseUsername(name));
    const byEmail = await this.users.findByEmail(mailboxKey(name));
    return [byName, byEmail].find((user) => user !== null && canResetByMail(user)) ?? null;
  }

  /** The account whose link has that secret, and what rejects it once the link no longer works, with `LinkExpired`. */
  async open(token: string): Promise<{ readonly id: string; readonly assertWorks: (user: User) => void }> {
    if (!isSecretToken(token)) throw new LinkExpired();
    const hash = secretTokenHash(token);
    const user = await this.users.findByResetHash(hash);
    assertResetLink(user, hash, this.clock.now());
    return { id: user.id, assertWorks: (current) => assertResetLink(current, hash, this.clock.now()) };
  }
}
