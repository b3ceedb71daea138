import { SAMPLE_BUSINESS } from '../platform/business-identity.js';
import { renderMail } from '../mail/infrastructure/mail-renderer.js';
import type { MailContent } from '../mail/mail-kinds.js';
import type { PremiumMail, PremiumMailKind } from '../policies/domain/policy-mails.js';
import { everyMailKind } from './every-mail-kind.js';
import { aMailContent, MAIL_CONTEXT } from './testing/sample-mails.js';

const GRACE_END = '2026-12-25';
const IN_GRACE = 'YOUR PREMIUM IS IN ITS GRACE PERIOD';

const rendered = (content: MailContent) =>
  renderMail(
    everyMailKind(),
    { ...content, recipient: 'liza@example.ph', createdAt: '2026-11-20T03:00:00.000Z' },
    MAIL_CONTEXT,
  );
/** Of the premium due on 24 November. */
const about = (kind: PremiumMailKind, changes: Partial<PremiumMail> = {}) =>
  rendered(aMailContent(kind, { others: undefined, ...changes }));

describe('a reminder of premiums', () => {
  it.each([
    [
      'premium_due',
      '2026-11-17',
      'Your premium is due on Tuesday, November 24, 2026',
      'A PREMIUM IS DUE SOON',
    ],
    ['premium_due', '2026-11-24', 'Your premium is due today', 'A PREMIUM IS DUE TODAY'],
    [
      'premium_in_grace',
      '2026-11-25',
      'Your premium can still be paid until Friday, December 25, 2026',
      IN_GRACE,
    ],
    ['premium_in_grace', GRACE_END, 'Your premium can still be paid today', IN_GRACE],
  ] as const)('%s on %s: %s', (kind, today, subject, words) => {
    const mail = about(kind, { today });
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(words);
  });

  it('says who the advisor is, and how to call', () => {
    const { text, html } = about('premium_due');
    expect(text).toContain(`Your advisor: ${SAMPLE_BUSINESS.advisor}`);
    expect(text).not.toContain('With:');
    expect(html).toContain('href="tel:');
  });

  it.each([
    ['GCash 0917 000 0000, or https://pay.office.example/me?id=1.', 'https://pay.office.example/me?id=1'],
    ['(https://pay.office.example/me)', 'https://pay.office.example/me'],
    ['BPI 0000-0000-00', null],
    ['http://pay.office.example', null],
    ['https://', null],
    ['', null],
  ])('has a button to the page in “%s”: %s', (howToPay, page) => {
    const { text, html } = about('premium_due', { howToPay });
    expect(html.includes('Open pay.office.example')).toBe(page !== null);
    if (page !== null) expect(html).toContain(`href="${page}"`);
    if (howToPay !== '') expect(text).toContain('How to pay');
  });

  it('lists several with their policies, amounts and days', () => {
    const { premium, other } = twoPremiums();
    const mail = about('premium_due', { ...premium, others: [other] });
    expect(mail.subject).toBe('2 premiums are due soon');
    expect(mail.text).toContain('Your policy 0012-345 with Sun Life');
    expect(mail.text).toContain('Your policy AX-9 with AXA');
    for (const words of ['₱2,500.00', '₱900.00', 'November 24', 'November 26'])
      expect(mail.text).toContain(words);
    expect(mail.text.match(/Our phone/g)).toHaveLength(1);
    const today = { today: '2026-11-24' };
    const onTheDay = { ...premium, ...today, others: [{ ...other, dueDate: '2026-11-24' }] };
    expect(about('premium_due', onTheDay).subject).toBe('2 premiums are due today');
    expect(about('premium_due', { ...onTheDay, others: [other] }).subject).toBe('2 premiums are due soon');
  });

  it('says of several, of which one is in grace, that they are still to be paid', () => {
    const { premium, other } = twoPremiums();
    const inGrace = { ...premium, occasion: 'grace begins' } as const;
    const { subject, text } = about('premium_in_grace', { ...inGrace, others: [other] });
    expect(subject).toBe('2 premiums are still to be paid');
    expect(text).toContain('Grace period: until Friday, December 25, 2026');
    expect(text).toContain('Grace period: until Saturday, December 26, 2026, as in your contract');
  });
});

function twoPremiums() {
  const { data } = aMailContent('premium_due') as { data: PremiumMail };
  const premium = { ...data, occasion: 'due' } as const;
  const other = {
    ...premium,
    insurer: 'AXA',
    policyNumber: 'AX-9',
    owed: 90_000,
    dueDate: '2026-11-26',
    graceEndsOn: '2026-12-26',
  };
  return { premium, other };
}
