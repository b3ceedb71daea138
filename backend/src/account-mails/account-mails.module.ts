import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { fixedAddress, type HandedOver, MailKinds } from '../mail/mail-kinds.js';
import { secretTokenHash } from '../platform/secret-token.js';
import { ACCOUNT_MAILS, type AccountMailData, AccountMails } from '../users/account-mails.js';
import { ActiveUsers } from '../users/active-users.js';
import { UsersModule } from '../users/users.module.js';
import { ACCOUNT_TEMPLATES } from './account-templates.js';
import { OutboxAccountMails } from './outbox-account-mails.js';

/** The mails to the owners of accounts: `mail` imports `users`, so neither can hold them. */
@Global()
@Module({
  imports: [UsersModule],
  providers: [{ provide: AccountMails, useClass: OutboxAccountMails }],
  exports: [AccountMails],
})
export class AccountMailsModule implements OnModuleInit {
  constructor(
    private readonly kinds: MailKinds,
    private readonly users: ActiveUsers,
  ) {}

  onModuleInit(): void {
    const fixed = { recipient: fixedAddress('the account had the address when it happened') };
    this.kinds.register(ACCOUNT_MAILS, ACCOUNT_TEMPLATES, {
      staff_new_sign_in: fixed,
      account_news: fixed,
      password_reset: { recipient: (data) => this.passwordReset(data) },
    });
  }

  private async passwordReset(
    data: AccountMailData['password_reset'],
  ): Promise<HandedOver<'password_reset'>> {
    const account = data.token === null ? null : await this.users.byResetLink(secretTokenHash(data.token));
    if (!account) return { refusal: 'The link is of no use any more' };
    return { recipient: account.email, data: { ...data, name: account.name } };
  }
}
