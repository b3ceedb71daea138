import { Global, Module } from '@nestjs/common';
import { fixedAddress, type HandedOver, MailKinds } from '../mail/mail-kinds.js';
import { secretTokenHash } from '../platform/secret-token.js';
import { registration } from '../platform/start.js';
import { ACCOUNT_MAILS, type AccountMailData, AccountMails } from '../users/account-mails.js';
import { ActiveUsers } from '../users/active-users.js';
import { UsersModule } from '../users/users.module.js';
import { ACCOUNT_TEMPLATES } from './templates/account-templates.js';
import { OutboxAccountMails } from './store/outbox-account-mails.js';

/** The mails to the owners of accounts: `mail` imports `users`, so neither can hold them. */
@Global()
@Module({
  imports: [UsersModule],
  providers: [
    { provide: AccountMails, useClass: OutboxAccountMails },
    registration([MailKinds, ActiveUsers], (kinds, users) => {
      const fixed = { recipient: fixedAddress('the account had the address when it happened') };
      kinds.register(ACCOUNT_MAILS, ACCOUNT_TEMPLATES, {
        staff_new_sign_in: fixed,
        account_news: fixed,
        password_reset: { recipient: (data) => resetLinkRecipient(users, data) },
      });
    }),
  ],
  exports: [AccountMails],
})
export class AccountMailsModule {}

async function resetLinkRecipient(
  users: ActiveUsers,
  data: AccountMailData['password_reset'],
): Promise<HandedOver<'password_reset'>> {
  const account = data.token === null ? null : await users.byResetLink(secretTokenHash(data.token));
  if (!account) return { refusal: 'The link is of no use any more' };
  return { recipient: account.email, data: { ...data, name: account.name } };
}
