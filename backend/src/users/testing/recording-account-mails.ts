import type { Unit } from '../../platform/unit-of-work.js';
import {
  AccountMails,
  type AccountNewsMail,
  type NewSignInMail,
  type PasswordResetMail,
} from '../account-mails.js';

/** Keeps the messages in memory. A rollback does not remove them. */
export class RecordingAccountMails extends AccountMails {
  readonly resets: PasswordResetMail[] = [];
  readonly signIns: NewSignInMail[] = [];
  readonly told: AccountNewsMail[] = [];
  wakes = 0;

  clear(): void {
    for (const list of [this.resets, this.signIns, this.told]) list.length = 0;
    this.wakes = 0;
  }

  override async passwordReset(_unit: Unit, mail: PasswordResetMail): Promise<void> {
    this.resets.push(mail);
  }

  override async news(_unit: Unit, mail: AccountNewsMail): Promise<void> {
    this.told.push(mail);
  }

  override async newSignIn(mail: NewSignInMail): Promise<void> {
    this.signIns.push(mail);
  }

  override wake(): void {
    this.wakes += 1;
  }
}
