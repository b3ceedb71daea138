import { Injectable, Optional } from '@nestjs/common';
import { withPassword } from '../domain/user.js';
import { SignInEvents } from '../sign-in-events.js';
import { AccountChanges } from './account-changes.js';
import { Passwords } from './passwords.js';
import { ResetLinks } from './reset-links.js';

/**
 * Sets a new password by the link of a mail, once, and ends all sessions and sockets of the account. It starts no session.
 * Rejects with `LinkExpired` every link that does not work; a password that is not allowed does not use the link up.
 */
@Injectable()
export class ResetForgottenPassword {
  constructor(
    private readonly links: ResetLinks,
    private readonly passwords: Passwords,
    private readonly changes: AccountChanges,
    @Optional() private readonly events?: SignInEvents,
  ) {}

  async execute(token: string, newPassword: string): Promise<void> {
    this.passwords.assertAllowed(newPassword, 'newPassword');
    const { id, assertWorks } = await this.links.open(token);
    const password = await this.passwords.hash(newPassword);
    await this.changes.change(
      id,
      null,
      (user) => {
        assertWorks(user);
        return withPassword(user, password);
      },
      { end: true },
    );
    this.events?.passwordReset({ userId: id });
  }
}
