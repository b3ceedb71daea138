import { Injectable, Optional } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { isSecretToken, secretTokenHash } from '../../platform/secret-token.js';
import { assertResetLink, LinkExpired } from '../domain/password-reset.js';
import { PasswordPolicy } from '../domain/password.js';
import { withPassword } from '../domain/user.js';
import { SignInEvents } from '../sign-in-events.js';
import { LiveConnections } from '../staff.js';
import { PasswordHasher } from './ports.js';
import { SqlUsers } from '../store/sql-users.js';

/**
 * Sets a new password by the link of a mail, once, and ends all sessions and sockets of the account. It starts no session.
 * Rejects with `LinkExpired` every link that does not work; a password that is not allowed does not use the link up.
 */
@Injectable()
export class ResetForgottenPassword {
  constructor(
    private readonly users: SqlUsers,
    private readonly hasher: PasswordHasher,
    private readonly connections: LiveConnections,
    private readonly policy: PasswordPolicy,
    private readonly clock: Clock,
    @Optional() private readonly events?: SignInEvents,
  ) {}

  async execute(token: string, newPassword: string): Promise<void> {
    this.policy.assertAllowed(newPassword, 'newPassword');
    if (!isSecretToken(token)) throw new LinkExpired();
    const hash = secretTokenHash(token);
    const user = await this.users.findByResetHash(hash);
    assertResetLink(user, hash, this.clock.now());
    const password = await this.hasher.hash(newPassword);
    await this.users.change(
      user.id,
      null,
      (before) => {
        assertResetLink(before, hash, this.clock.now());
        return withPassword(before, password);
      },
      { end: true },
    );
    this.connections.closeUser(user.id);
    this.events?.passwordReset({ userId: user.id });
  }
}
