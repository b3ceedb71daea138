import { shownRecipient, storedReply } from './account-mail.js';

describe('a mail to the owner of an account', () => {
  const mail = { recipient: 'maria.santos+desk@office.example' };

  it('is shown with a masked address', () => {
    expect(shownRecipient(mail, true)).toBe('m••••@office.example');
    expect(shownRecipient(mail, false)).toBe(mail.recipient);
  });

  it("keeps the mail server's words without the address, however that is written", () => {
    const reply = '550 5.1.1 <Maria.Santos+Desk@Office.example>: unknown; maria.santos+desk@office.example';
    expect(storedReply(mail, true, reply)).toBe(
      '550 5.1.1 <m••••@office.example>: unknown; m••••@office.example',
    );
    expect(storedReply(mail, false, reply)).toBe(reply);
  });
});
