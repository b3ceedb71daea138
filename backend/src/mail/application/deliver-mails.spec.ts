import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { RecordingLiveUpdates } from '../../platform/testing/recording-live-updates.js';
import { TEST_MAIL } from '../domain/mail-words.js';
import { DeliverySignal } from '../delivery-signal.js';
import { fixedAddress, MailKinds, type MailRules } from '../mail-kinds.js';
import { testMail } from '../templates/test-mail.js';
import { newMail } from '../testing/builders.js';
import { InMemoryMails, PlainRenderer, RecordingTransport } from '../testing/in-memory-mails.js';
import { DeliverMails } from './deliver-mails.js';
import { HandOver } from './hand-over.js';
import { DeliveryFailure } from './ports.js';

const CONCURRENCY = 4;
type Recipient = MailRules<'test'>['recipient'];

/** A replica that delivers test mails, to whom that rule says. */
function replica(recipient: Recipient = fixedAddress('staff chose the address'), isBusy = false) {
  const mails = new InMemoryMails();
  const transport = new RecordingTransport();
  const renderer = new PlainRenderer();
  const live = new RecordingLiveUpdates();
  const signal = new DeliverySignal();
  const kinds = new MailKinds();
  kinds.register(TEST_MAIL, { test: testMail }, { test: { recipient } });
  const failures: string[] = [];
  const options = {
    concurrency: CONCURRENCY,
    isBusy: () => isBusy,
    onFailure: (message: string) => void failures.push(message),
  };
  const handOver = new HandOver(transport, renderer, kinds, options.onFailure);
  const delivery = new DeliverMails(mails.queue, handOver, live, new FixedClock(), options);
  signal.onWake(() => delivery.wake());
  return {
    mails,
    transport,
    renderer,
    live,
    signal,
    failures,
    delivery,
    add: (...added: readonly Parameters<typeof newMail>[0][]) =>
      added.map((changes) => mails.put(newMail(changes)).id),
    states: () => mails.all.map(({ state }) => state),
    /** Delivers until nothing happens any more. */
    async run(): Promise<void> {
      delivery.start();
      for (let turn = 0; turn < 500; turn += 1) await new Promise(setImmediate);
      await delivery.stop();
    },
  };
}

describe('the delivery of mails', () => {
  it('records what the server said, and tells the console once it is recorded', async () => {
    const { mails, live, transport, add, run } = replica();
    const [id] = add({});
    let stored: string | undefined;
    live.onPublish = () => (stored = mails.all[0]!.state);
    await run();
    expect(mails.all).toMatchObject([
      {
        state: 'sent',
        attempts: 1,
        lastReply: '250 kept',
        subject: 'A test',
        attemptLog: [{ at: '2026-11-21T02:00:00.000Z', outcome: 'accepted', reply: '250 kept' }],
      },
    ]);
    expect([live.ids('mail_updated'), stored]).toEqual([[id], 'sent']);
    expect([transport.sent.length, transport.isClosed]).toEqual([1, true]);
  });

  it('hands a mail over to the person of now, with what is true now', async () => {
    const { mails, transport, add, run } = replica(({ sentBy }) =>
      Promise.resolve({ recipient: 'ana@now.example', data: { sentBy: `${sentBy} of now` } }),
    );
    add({ recipient: 'ana@before.example' });
    await run();
    expect(mails.all).toMatchObject([
      { state: 'sent', recipient: 'ana@now.example', data: { sentBy: 'Maria Santos of now' } },
    ]);
    expect(transport.sent[0]!.content.text).toContain('Maria Santos of now');
  });

  it.each<[string, Awaited<ReturnType<Recipient>>, string]>([
    [
      'that makes no sense any more',
      { refusal: 'There was nothing to report' },
      'There was nothing to report',
    ],
    [
      'to a person who has no address by now',
      { recipient: 'ben@no-email.invalid', data: { sentBy: '' } },
      'The person has no e-mail address',
    ],
  ])('skips a mail %s, and the server hears of none', async (_, handed, reason) => {
    const { mails, transport, live, add, run } = replica(() => Promise.resolve(handed));
    const [id] = add({ recipient: 'ben@before.example' });
    await run();
    expect(mails.all).toMatchObject([
      { state: 'skipped', recipient: 'ben@before.example', reason, attemptLog: [] },
    ]);
    expect([transport.attempts, live.ids('mail_updated')]).toEqual([0, [id]]);
  });

  it('skips a mail that comes too late, and tells the console', async () => {
    const { add, run, states, live } = replica();
    const [id] = add({ usefulUntil: '2026-11-21T01:59:59.000Z' }, {});
    await run();
    expect(states()).toEqual(['skipped', 'sent']);
    expect(live.ids('mail_updated')).toContain(id);
  });

  it('sends what was held until there was a mail server', async () => {
    const { mails, run, states } = replica();
    mails.put(newMail(), { state: 'held', createdAt: '2026-11-20T12:00:00.000Z' });
    mails.put(newMail(), { state: 'held', createdAt: '2026-11-19T12:00:00.000Z' });
    await run();
    expect(states()).toEqual(['sent', 'skipped']);
  });

  it('tries a mail again that could not be written, reports it once, and sends the others', async () => {
    const { renderer, add, run, states, failures, mails } = replica();
    add({ recipient: 'broken@example.com' }, {}, { recipient: 'broken@example.com' });
    const render = renderer.render.bind(renderer);
    renderer.render = (mail) =>
      mail.recipient === 'broken@example.com' ? Promise.reject(new Error('No such word')) : render(mail);
    await run();
    expect(states()).toEqual(['retrying', 'sent', 'retrying']);
    expect(mails.all[0]).toMatchObject({ lastReply: 'The message could not be written' });
    expect(failures).toEqual(Array(2).fill('a message could not be rendered'));
  });

  it.each(['refused', 'delayed'] as const)('goes on after a mail that the server %s', async (kind) => {
    const { transport, add, run, states, mails } = replica();
    transport.reply = ({ recipient }) => {
      if (recipient === 'gone@example.com') throw new DeliveryFailure(kind, '550 No');
      return '250 kept';
    };
    add({ recipient: 'gone@example.com' }, ...Array.from({ length: 9 }, () => ({})));
    await run();
    expect(states()).toEqual([kind === 'refused' ? 'failed' : 'retrying', ...Array<string>(9).fill('sent')]);
    expect(mails.all[0]).toMatchObject({ attempts: 1, lastReply: '550 No' });
  });

  it('leaves a server alone that cannot be reached, and no mail uses up an attempt', async () => {
    const { transport, add, run, mails } = replica();
    transport.reply = () => {
      throw new DeliveryFailure('unreachable', 'No connection');
    };
    add(...Array.from({ length: 20 }, () => ({})));
    await run();
    expect(transport.attempts).toBe(CONCURRENCY);
    expect(mails.all.filter(({ state }) => state === 'retrying')).toHaveLength(CONCURRENCY);
    expect(mails.all.every(({ attempts }) => attempts === 0)).toBe(true);
  });

  it('leaves a server alone that loses connections in the middle of mails, which are tried again', async () => {
    const { transport, add, run, mails } = replica();
    transport.reply = () => {
      throw new DeliveryFailure('lost', 'The connection was lost');
    };
    add(...Array.from({ length: 20 }, () => ({})));
    await run();
    expect(transport.attempts).toBe(CONCURRENCY);
    expect(mails.all.filter(({ attempts }) => attempts === 1)).toHaveLength(CONCURRENCY);
  });

  it.each([
    [false, CONCURRENCY],
    [true, 1],
  ])('while the server is busy with visitors (%s) hands over %i at a time', async (isBusy, most) => {
    const { transport, add, delivery } = replica(undefined, isBusy);
    let release: () => void = () => undefined;
    const accepted = new Promise<void>((resolve) => (release = resolve));
    transport.reply = async () => {
      await accepted;
      return '250 kept';
    };
    add(...Array.from({ length: 10 }, () => ({})));
    delivery.start();
    for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
    expect(transport.attempts).toBe(most);
    release();
    await delivery.stop();
    expect(transport.sent).toHaveLength(most);
  });

  it('ends after the mails that are on their way', async () => {
    const { transport, add, delivery, states } = replica();
    transport.reply = () => new Promise((resolve) => setTimeout(() => resolve('250 kept'), 50));
    add({});
    delivery.start();
    while (transport.attempts === 0) await new Promise(setImmediate);
    await delivery.stop();
    expect([states(), transport.isClosed]).toEqual([['sent'], true]);
  });

  it('says nothing of a mail whose end could not be recorded', async () => {
    const { mails, live, add, delivery, failures } = replica();
    add({});
    mails.queue.onRecord = () => {
      throw new Error('The disk is full');
    };
    delivery.start();
    await delivery.stop();
    expect(live.messages).toEqual([]);
    expect(failures).toEqual(['the result of a delivery could not be recorded']);
  });

  it('looks at once for what is added, and writes nothing while there is nothing', async () => {
    const { mails, add, delivery, signal, states } = replica();
    delivery.start();
    for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
    expect(mails.queue.claims).toBe(0);
    add({});
    signal.wake();
    for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate);
    expect(states()).toEqual(['sent']);
    await delivery.stop();
  });
});
