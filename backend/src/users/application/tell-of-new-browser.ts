import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { AccountMails } from '../account-mails.js';
import type { SignedInEvent } from '../sign-in-events.js';
import { AccountMailAllowance, UserRepository } from './ports.js';

/**
 * Mails the owner of an account when a browser that is not known signed in. Accounts without an address get nothing,
 * and each only a few mails in an hour.
 */
@Injectable()
export class TellOfNewBrowser {
  constructor(
    private readonly users: UserRepository,
    private readonly mails: AccountMails,
    private readonly allowance: AccountMailAllowance,
    private readonly clock: Clock,
  ) {}

  async signedIn({
    userId,
    browser,
    knownBrowser,
  }: Pick<SignedInEvent, 'userId' | 'browser' | 'knownBrowser'>): Promise<void> {
    if (knownBrowser) return;
    const at = this.clock.timestamp();
    const user = await this.users.findById(userId);
    if (!user?.email || !(await this.allowance.take('new-sign-in', userId))) return;
    await this.mails.newSignIn({ recipient: user.email, name: user.name, browser, at });
  }
}
