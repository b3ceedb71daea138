import { rejectionOf } from '../../platform/testing/domain-errors.js';
import type { MailState } from '../domain/mail-state.js';
import type { MailWords } from '../domain/mail-words.js';
import { fixedAddress, MailKinds, type MailRules } from '../mail-kinds.js';
import { testMail } from '../templates/test-mail.js';
import { newMail } from '../testing/builders.js';
import { InMemoryMails } from '../testing/in-memory-mails.js';
import type { OutgoingMail } from './ports.js';
import { ResendMail } from './resend-mail.js';
import { SendTestMail } from './send-test-mail.js';

const ANA = { id: 'ana', name: 'Ana Cruz' };
const ABOUT_A_LEAD = { leadType: 'appointment', leadId: 'a1' } as const;

/** An outbox that has such a test mail, of a kind with that audience and rule. */
function outbox(
  stored: Partial<OutgoingMail> = {},
  audience: MailWords['audience'] = 'anyone',
  again?: (mails: InMemoryMails) => MailRules<'test'>['again'],
) {
  const mails = new InMemoryMails();
  const original = mails.put(newMail(), { state: 'sent', ...stored });
  const kinds = new MailKinds();
  const recipient = fixedAddress('staff chose the address');
  const renewed = again && { again: again(mails) };
  kinds.register(
    { test: { label: 'Test message', audience } },
    { test: testMail },
    { test: { recipient, ...renewed } },
  );
  const resend = new ResendMail(mails.queries, mails.outbox, kinds);
  return { mails, original, resend: (id = original.id) => resend.execute(id, ANA) };
}

describe('sending a mail again', () => {
  it.each<Partial<OutgoingMail>>([
    { state: 'sent' },
    { state: 'failed', reason: 'The mail server refused it' },
    { state: 'held' },
    { state: 'skipped', reason: 'The person has no e-mail address' },
  ])('adds a new one like that which is %j', async (stored) => {
    const { mails, original, resend } = outbox({ ...stored, ...ABOUT_A_LEAD });
    const again = await resend();
    const { kind, data, recipient } = original;
    expect(again).toMatchObject({ kind, data, recipient, ...ABOUT_A_LEAD, state: 'queued', attempts: 0 });
    expect(mails.all).toEqual([original, again]);
    // each time
    expect((await resend()).id).not.toBe(again.id);
  });

  it.each<MailState>(['queued', 'sending', 'retrying'])('is rejected while it is %s', async (state) => {
    const { mails, resend } = outbox({ state });
    expect(await rejectionOf(resend())).toMatchObject({ kind: 'Conflict' });
    expect(mails.all).toHaveLength(1);
  });

  it.each<[string, Partial<OutgoingMail>, MailWords['audience']]>([
    ['whose content was removed', { contentRemovedAt: '2026-11-21T02:00:00.000Z' }, 'anyone'],
    [
      'that came too late',
      { state: 'skipped', reason: 'Too late to be of use', usefulUntil: '2026-11-20T02:00:00.000Z' },
      'anyone',
    ],
    ['of the owner of an account, who asks for another link', {}, 'account'],
  ])('is rejected for one %s', async (_, stored, audience) => {
    const { mails, resend } = outbox(stored, audience);
    expect(await rejectionOf(resend())).toMatchObject({ kind: 'Conflict' });
    expect(mails.all).toHaveLength(1);
  });

  it('is rejected for an unknown mail', async () => {
    expect(await rejectionOf(outbox().resend('nothing'))).toMatchObject({ kind: 'NotFound' });
  });

  describe('about a lead', () => {
    const renewing =
      (mails: InMemoryMails): MailRules<'test'>['again'] =>
      async (leadId, { data }, dedupKey, by) => {
        if (leadId === 'over') return false;
        const sentBy = `${data.sentBy} and ${by.name}`;
        await mails.outbox.store({
          add: [newMail({ recipient: 'of@now.example', dedupKey, data: { sentBy } })],
        });
        return true;
      };

    it('is what its area makes of it now', async () => {
      const { resend } = outbox(ABOUT_A_LEAD, 'visitor', renewing);
      expect(await resend()).toMatchObject({
        recipient: 'of@now.example',
        data: { sentBy: 'Maria Santos and Ana Cruz' },
      });
    });

    it.each([
      ['makes no sense any more', { ...ABOUT_A_LEAD, leadId: 'over' }],
      ['has no lead any more', { leadType: null, leadId: null }],
    ])('is rejected when it %s', async (_, lead) => {
      const { mails, resend } = outbox(lead, 'visitor', renewing);
      expect(await rejectionOf(resend())).toMatchObject({ kind: 'Conflict' });
      expect(mails.all).toHaveLength(1);
    });
  });
});

it('each test mail is a mail of its own, to the address that staff chose', async () => {
  const mails = new InMemoryMails();
  const send = new SendTestMail(mails.queries, mails.outbox);
  const first = await send.execute('me@sample.example', 'Ana Cruz');
  const second = await send.execute('me@sample.example', 'Ana Cruz');
  expect(first).toMatchObject({
    kind: 'test',
    recipient: 'me@sample.example',
    data: { sentBy: 'Ana Cruz' },
    state: 'queued',
  });
  expect(mails.all).toEqual([first, second]);
});
