import { isAccountMail, shownRecipient, storedReply } from './account-mail.js';
import { MAIL_KINDS } from './mail-kinds.js';

describe('a message to the owner of an account', () => {
  const mail = { kind: 'password_reset', recipient: 'maria.santos+desk@office.example' };

  it('is one of three kinds', () => {
    expect(MAIL_KINDS.filter(isAccountMail)).toEqual(['staff_new_sign_in', 'password_reset', 'account_news']);
  });

  it('is shown with a masked address', () => {
    expect(shownRecipient(mail)).toBe('m••••@office.example');
    expect(shownRecipient({ ...mail, kind: 'test' })).toBe(mail.recipient);
  });

  it("keeps the mail server's words without the address, however that is written", () => {
    const reply = '550 5.1.1 <Maria.Santos+Desk@Office.example>: unknown; maria.santos+desk@office.example';
    expect(storedReply(mail, reply)).toBe('550 5.1.1 <m••••@office.example>: unknown; m••••@office.example');
    expect(storedReply({ ...mail, kind: 'test' }, reply)).toBe(reply);
  });
});
