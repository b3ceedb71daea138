import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { MailKinds } from '../mail/mail-kinds.js';
import { ACCOUNT_MAILS, AccountMails } from '../users/account-mails.js';
import { ACCOUNT_TEMPLATES } from './account-templates.js';
import { OutboxAccountMails } from './outbox-account-mails.js';

/** The mails to the owners of accounts: `mail` imports `users`, so neither can hold them. */
@Global()
@Module({
  providers: [{ provide: AccountMails, useClass: OutboxAccountMails }],
  exports: [AccountMails],
})
export class AccountMailsModule implements OnModuleInit {
  constructor(private readonly kinds: MailKinds) {}

  onModuleInit(): void {
    this.kinds.register(ACCOUNT_MAILS, ACCOUNT_TEMPLATES);
  }
}
