import { everyMailKind } from '../../app/every-mail-kind.js';
import { openedDatabase } from '../../app/testing/opened-database.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { aConfig } from '../../platform/testing/config.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { MailRenderer, type OutgoingMail } from '../application/ports.js';
import { afterAttempt, type Attempt } from '../domain/delivery.js';
import { TEST_MAIL } from '../domain/mail-words.js';
import { testMail } from '../templates/test-mail.js';
import { fixedAddress } from '../mail-kinds.js';
import { newMail, reminder } from '../testing/builders.js';
import { SqlMailQueries } from './sql-mail-queries.js';
import { SqlMailQueue } from './sql-mail-queue.js';
import type { SqlOutbox } from './sql-outbox.js';
import { outboxOn } from '../testing/outbox-on.js';

const NOW = '2026-11-22T09:00:00.000Z';
const SOON = '2026-11-22T09:00:30.000Z';
const LATER = '2026-11-22T10:00:00.000Z';

class SubjectOnly extends MailRenderer {
  override subject(): string {
    return 'A subject';
  }

  override render(): never {
    throw new Error('Not rendered here');
  }
}

describe.each(DATABASES)('the outbox on $name', ({ create }) => {
  const database = openedDatabase(create);
  const clock = new FixedClock(NOW);
  let queries: SqlMailQueries;
  let outbox: SqlOutbox;
  let queue: SqlMailQueue;

  function connect(env: Record<string, string>): void {
    const config = aConfig({ MAIL_RATE: '10000', ...env });
    queue = new SqlMailQueue(database, config, everyMailKind());
    queries = new SqlMailQueries(database, everyMailKind());
    outbox = outboxOn(database, {
      config,
      clock,
      renderer: new SubjectOnly(),
      kinds: everyMailKind(),
    });
  }

  beforeEach(async () => {
    clock.moveTo(NOW);
    connect({ SMTP_URL: 'smtp://127.0.0.1:2525', PUBLIC_URL: 'https://office.example' });
    await database.write(async (tx) => {
      for (const table of ['outgoing_mails', 'mail_counters', 'mail_flow'])
        await tx.query(`DELETE FROM ${table}`);
    });
  });

  const all = async () =>
    (await queries.page({ filter: {}, order: 'ASC', range: { offset: 0, limit: 500 } })).rows;
  const states = async () => (await all()).map(({ state }) => state);
  const record = (mail: OutgoingMail, replica: string, attempt: Attempt, at = NOW) =>
    queue.record(mail, replica, afterAttempt(mail, attempt, new Date(at), 0.5), { at, ...attempt });
  const endLeases = () =>
    database.write((tx) => tx.query(`UPDATE outgoing_mails SET leasedUntil = '2026-01-01T00:00:00.000Z'`));
  const counted = async () => {
    const sums: Record<string, number> = {};
    for (const { state, mails } of await queries.counts())
      if (mails !== 0) sums[state] = (sums[state] ?? 0) + mails;
    return sums;
  };

  it('stores a mail with an id of its own for all attempts', async () => {
    await outbox.store({ add: [newMail({ recipient: 'Ana@Example.com' })] });
    const [mail] = await all();
    expect(mail).toMatchObject({
      recipient: 'Ana@Example.com',
      subject: 'A subject',
      state: 'queued',
      attempts: 0,
    });
    expect(mail!.messageId).toBe(`${mail!.id}@office.example`);
  });

  it('stores a mail with the same key once, also in the same unit of work', async () => {
    const mail = newMail();
    await outbox.store({ add: [mail, newMail()] });
    await outbox.store({ add: [mail, newMail()] });
    expect(await states()).toHaveLength(3);
    expect(await counted()).toEqual({ queued: 3 });
  });

  it('stores a mail that another one says as not sent, with the reason, and knows its key', async () => {
    const [said, sent] = [{ ...newMail(), notSent: 'In another message' }, newMail()];
    await outbox.store({ add: [said, sent] });
    expect((await all()).map(({ state, reason }) => [state, reason])).toEqual(
      expect.arrayContaining([
        ['skipped', 'In another message'],
        ['queued', null],
      ]),
    );
    expect((await queue.claim('one', 5, LATER)).mails).toHaveLength(1);
    expect(await counted()).toEqual({ skipped: 1, sending: 1 });
    const many = Array.from({ length: 600 }, (_, index) => `unknown ${index}`);
    expect(await outbox.known([...many, said.dedupKey, sent.dedupKey])).toEqual(
      new Set([said.dedupKey, sent.dedupKey]),
    );
  });

  it('stores nothing when the unit of work fails', async () => {
    const failing = database.run(async (unit) => {
      await outbox.apply(unit, { add: [newMail()] });
      throw new Error('the booking could not be stored');
    });
    await expect(failing).rejects.toThrow('the booking');
    expect(await all()).toEqual([]);
    expect(await counted()).toEqual({});
  });

  it('leases each mail to one replica, when many claim at the same time', async () => {
    await outbox.store({ add: Array.from({ length: 40 }, () => newMail()) });
    const claims = await Promise.all(
      Array.from({ length: 8 }, (_, replica) => queue.claim(`replica-${replica}`, 5, NOW)),
    );
    const ids = claims.flatMap(({ mails }) => mails.map(({ id }) => id));
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
    expect(await counted()).toEqual({ sending: 40 });
  });

  it('holds a mail about what staff did back until Undo is no longer offered', async () => {
    await outbox.store({ add: [{ ...newMail(), undoable: true }, newMail()] });
    expect((await queue.claim('one', 5, LATER)).mails).toHaveLength(1);
    expect(await queue.hasDue(LATER)).toBe(false);
    await endLeases();
    expect(
      await queue.hasDue(
        NOW,
        (await all()).filter(({ state }) => state === 'sending').map(({ id }) => id),
      ),
    ).toBe(true);
    expect((await queue.claim('one', 5, NOW)).mails.map(({ attempts }) => attempts).sort()).toEqual([1, 2]);
  });

  it('withdraws a mail that is held back, in the unit of work of the undoing change', async () => {
    const mail = { ...reminder('undone'), undoable: true } as const;
    await outbox.store({ add: [mail] });
    const { lead } = mail;
    await outbox.store({ withdraw: { lead: lead!, kinds: ['booking_reminder'], reason: 'Undone' }, add: [] });
    await endLeases();
    expect((await queue.claim('one', 5, LATER)).mails).toEqual([]);
    expect(await states()).toEqual(['skipped']);
  });

  it('hands the oldest mails out first', async () => {
    await outbox.store({ add: [newMail({ recipient: 'first@example.com' })] });
    await outbox.store({ add: [newMail({ recipient: 'second@example.com' })] });
    const { mails } = await queue.claim('one', 1, NOW);
    expect(mails.map(({ recipient }) => recipient)).toEqual(['first@example.com']);
  });

  it('gives a mail of a killed replica to another one when the lease has ended, not before', async () => {
    await outbox.store({ add: [newMail()] });
    const [mail] = (await queue.claim('killed', 1, NOW)).mails;
    expect((await queue.claim('other', 1, NOW)).mails).toEqual([]);
    await endLeases();
    const [again] = (await queue.claim('other', 1, NOW)).mails;
    expect(again).toMatchObject({ id: mail!.id, messageId: mail!.messageId, attempts: 2 });
    await record(mail!, 'killed', { outcome: 'accepted', reply: '250 too late' });
    expect(await states()).toEqual(['sending']);
  });

  it('a renewed lease goes on', async () => {
    await outbox.store({ add: [newMail()] });
    const [mail] = (await queue.claim('living', 1, NOW)).mails;
    await endLeases();
    await queue.renew('living', [mail!.id]);
    expect((await queue.claim('other', 1, NOW)).mails).toEqual([]);
  });

  it('a replica does not get a mail that it has in flight, even after the lease has ended', async () => {
    await outbox.store({ add: [newMail(), newMail()] });
    const inFlight = (await queue.claim('one', 1, NOW)).mails.map(({ id }) => id);
    await endLeases();
    const { mails } = await queue.claim('one', 5, NOW, inFlight);
    expect(mails.map(({ recipient }) => recipient)).toEqual([(await all())[1]!.recipient]);
    expect(await queue.hasDue(NOW, inFlight)).toBe(false);
    expect(await queue.hasDue(NOW)).toBe(true);
  });

  it('a mail is not blocked when the reply to its claim was lost, although the replica goes on', async () => {
    await outbox.store({ add: [newMail(), newMail()] });
    const [lost] = (await queue.claim('one', 1, NOW)).mails;
    const [held] = (await queue.claim('one', 1, NOW)).mails;
    await endLeases();
    await queue.renew('one', [held!.id]);
    const { mails } = await queue.claim('one', 5, NOW, [held!.id]);
    expect(mails.map(({ id }) => id)).toEqual([lost!.id]);
  });

  it('a database clock that was set back does not extend a lease', async () => {
    await outbox.store({ add: [newMail()] });
    await queue.claim('killed', 1, NOW);
    await database.write((tx) =>
      tx.query(`UPDATE outgoing_mails SET leasedUntil = '2255-01-01T00:00:00.000Z'`),
    );
    expect((await queue.claim('other', 1, NOW)).mails).toHaveLength(1);
  });

  it('does not hand out a mail before it is due', async () => {
    await outbox.store({ add: [newMail({ dueAt: LATER })] });
    expect(await queue.hasDue(SOON)).toBe(false);
    expect((await queue.claim('one', 5, SOON)).mails).toEqual([]);
    expect(await queue.hasDue(LATER)).toBe(true);
    expect((await queue.claim('one', 5, LATER)).mails).toHaveLength(1);
  });

  it('skips a mail that comes too late, and says why', async () => {
    await outbox.store({ add: [reminder('a1', { dueAt: NOW, usefulUntil: SOON })] });
    const { mails, skipped } = await queue.claim('one', 5, LATER);
    expect([mails.length, skipped.length]).toEqual([0, 1]);
    expect((await all())[0]).toMatchObject({ state: 'skipped', reason: 'Too late to be of use' });
    expect(await counted()).toEqual({ skipped: 1 });
  });

  it('never hands over a mail to a placeholder address', async () => {
    await outbox.store({ add: [newMail({ recipient: 'caller-1@no-email.invalid' }), newMail()] });
    const { mails, skipped } = await queue.claim('one', 5, LATER);
    expect([mails.length, skipped.length]).toEqual([1, 1]);
    expect(await all()).toContainEqual(
      expect.objectContaining({ state: 'skipped', reason: 'The person has no e-mail address' }),
    );
  });

  it('lets one address get three rationed mails a day; the others wait until the next, and say so', async () => {
    const kinds = everyMailKind();
    kinds.register(
      TEST_MAIL,
      { test: testMail },
      {
        test: { isRationed: true, recipient: fixedAddress('staff chose the address') },
      },
    );
    queue = new SqlMailQueue(database, aConfig({ MAIL_RATE: '10000' }), kinds);
    const recipient = 'Ana@example.com';
    await outbox.store({
      add: [
        newMail({ recipient }),
        reminder('a1'),
        ...Array.from({ length: 4 }, () => newMail({ recipient })),
        newMail(),
      ],
    });
    const first = await queue.claim('one', 50, NOW);
    expect([first.mails.length, first.skipped.length]).toEqual([5, 2]);
    const waiting = (await all()).filter(({ state }) => state === 'queued');
    expect(waiting).toMatchObject(
      first.skipped.map(() => ({
        nextAttemptAt: '2026-11-23T09:00:00.000Z',
        reason: 'Waits for tomorrow: this address gets at most 3 such messages a day',
      })),
    );
    expect(await counted()).toEqual({ sending: 5, queued: 2 });
    const accepted: Attempt = { outcome: 'accepted', reply: '250 OK' };
    for (const mail of first.mails)
      await queue.record(mail, 'one', afterAttempt(mail, accepted, new Date(NOW), 0), {
        at: NOW,
        ...accepted,
      });
    await outbox.store({ add: [newMail({ recipient })] });
    expect((await queue.claim('two', 50, LATER)).mails).toEqual([]);
    expect((await queue.claim('two', 50, '2026-11-23T09:00:00.000Z')).mails).toHaveLength(2);
  });

  it('allows no more mails a second than the rate, over all replicas', async () => {
    connect({ SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_RATE: '10' });
    await outbox.store({ add: Array.from({ length: 20 }, () => newMail()) });
    const first = await queue.claim('one', 10, NOW);
    const second = await queue.claim('two', 10, NOW);
    expect([first.mails.length, second.mails.length]).toEqual([1, 0]);
    expect(second.pauseMs).toBeGreaterThan(0);
    expect(second.pauseMs).toBeLessThanOrEqual(100);
  });

  it('a database clock that was set back does not stop the mails', async () => {
    await database.write((tx) =>
      tx.query(`INSERT INTO mail_flow (id, nextSlotAt) VALUES (1, '2255-01-01T00:00:00.000Z')`),
    );
    await outbox.store({ add: [newMail()] });
    expect((await queue.claim('one', 1, NOW)).mails).toHaveLength(1);
  });

  it('a clock that was set back by a day does not delay a mail that is tried again', async () => {
    await outbox.store({ add: [newMail()] });
    const [mail] = (await queue.claim('one', 1, NOW)).mails;
    await record(mail!, 'one', { outcome: 'delayed', reply: '450 later' }, NOW);
    expect((await queue.claim('one', 1, '2026-11-21T09:00:00.000Z')).mails).toHaveLength(1);
  });

  it('records every attempt with the words of the server, and the last state', async () => {
    await outbox.store({ add: [newMail()] });
    const [first] = (await queue.claim('one', 1, NOW)).mails;
    await record(first!, 'one', { outcome: 'delayed', reply: '450 Greylisted' });
    expect((await queue.claim('one', 1, NOW)).mails).toEqual([]);
    const [second] = (await queue.claim('two', 1, SOON)).mails;
    await record(second!, 'two', { outcome: 'accepted', reply: '250 kept' }, SOON);
    expect((await all())[0]).toMatchObject({
      state: 'sent',
      attempts: 2,
      lastReply: '250 kept',
      sentAt: SOON,
      attemptLog: [
        { at: NOW, outcome: 'delayed', reply: '450 Greylisted' },
        { at: SOON, outcome: 'accepted', reply: '250 kept' },
      ],
    });
  });

  it('finds a mail by the address to which it went in the end', async () => {
    await outbox.store({ add: [newMail({ recipient: 'ana@before.example' })] });
    const [mail] = (await queue.claim('one', 1, NOW)).mails;
    const sent = { ...mail!, recipient: 'Ana@now.example' };
    await record(sent, 'one', { outcome: 'accepted', reply: '250 kept' });
    const found = async (q: string) =>
      (await queries.page({ filter: { q }, order: 'ASC', range: { offset: 0, limit: 5 } })).total;
    expect([await found('ana@now.example'), await found('ana@before.example')]).toEqual([1, 0]);
  });

  it('keeps one entry for a server that stays unusable', async () => {
    await outbox.store({ add: [newMail()] });
    for (const at of [NOW, SOON, LATER]) {
      const [mail] = (await queue.claim('one', 1, at)).mails;
      await record(mail!, 'one', { outcome: 'unreachable', reply: 'connect ECONNREFUSED' }, at);
    }
    expect((await all())[0]).toMatchObject({
      state: 'retrying',
      attempts: 0,
      attemptLog: [{ at: LATER, outcome: 'unreachable' }],
    });
  });

  it('withdraws what is not sent yet of a lead, and of no other', async () => {
    await outbox.store({ add: [reminder('a1', { dueAt: LATER }), reminder('b2', { dueAt: LATER })] });
    const lead = { leadType: 'appointment', leadId: 'a1' };
    await outbox.store({
      withdraw: { lead, kinds: ['booking_reminder'], reason: 'The booking was moved' },
      add: [reminder('a1', { dueAt: LATER })],
    });
    expect(await states()).toEqual(['skipped', 'queued', 'queued']);
    expect((await all())[0]!.reason).toBe('The booking was moved');
    expect(await counted()).toEqual({ skipped: 1, queued: 2 });
  });

  it('corrects what a visitor is not sent yet about a booking, and nothing else', async () => {
    await outbox.store({ add: [reminder('a1'), reminder('b2'), reminder('a1', { dueAt: LATER })] });
    const [first] = (await queue.claim('one', 1, NOW)).mails;
    await record(first!, 'one', { outcome: 'accepted', reply: '250' });
    const data = { firstName: 'Anna', lastName: 'Cruz', serviceInterest: 'tax' } as const;
    const lead = { leadType: 'appointment', leadId: 'a1' };
    await outbox.store({
      correct: { lead, kinds: ['booking_reminder'], recipient: 'Anna@example.com', data },
      add: [],
    });
    expect((await all()).map(({ recipient, data: said }) => [recipient, said])).toMatchObject([
      ['ana@example.com', { firstName: 'Ana' }],
      ['ana@example.com', { firstName: 'Ana' }],
      ['Anna@example.com', { ...data, token: 'the-secret-of-the-page', preferredTime: '10am' }],
    ]);
    const found = await queries.page({
      filter: { q: 'anna@' },
      order: 'ASC',
      range: { offset: 0, limit: 5 },
    });
    expect(found.total).toBe(1);
    expect(await counted()).toEqual({ sent: 1, queued: 2 });
  });

  it('replaces the links of waiting mails after a correction', async () => {
    const without = reminder('a1', { dueAt: LATER });
    const data = { ...without.data, token: null } as typeof without.data;
    await outbox.store({ add: [reminder('a1'), { ...without, data } as typeof without] });
    const correct = {
      lead: { leadType: 'appointment', leadId: 'a1' },
      kinds: ['booking_reminder'] as const,
      recipient: 'anna@example.com',
      data: { firstName: 'Anna', lastName: 'Cruz', serviceInterest: 'tax' } as const,
    };
    await outbox.store({ correct: { ...correct, token: 'another-secret' }, add: [] });
    expect((await all()).map(({ data: said }) => said)).toMatchObject([
      { firstName: 'Anna', token: 'another-secret' },
      { firstName: 'Anna', token: null },
    ]);
  });

  it('sends a mail again that was withdrawn before it was sent', async () => {
    const mail = reminder('a1', { dueAt: LATER });
    const lead = { leadType: 'appointment', leadId: 'a1' };
    await outbox.store({ add: [mail] });
    await outbox.store({ withdraw: { lead, kinds: ['booking_reminder'], reason: 'On hold' }, add: [] });
    await outbox.store({ add: [mail] });
    expect(await states()).toEqual(['skipped', 'queued']);
  });

  it('forgets the secret of the link as soon as a mail is not sent again', async () => {
    await outbox.store({ add: [reminder('a1'), reminder('b2'), reminder('c3')] });
    const { mails } = await queue.claim('one', 2, NOW);
    await record(mails[0]!, 'one', { outcome: 'accepted', reply: '250' });
    await record(mails[1]!, 'one', { outcome: 'delayed', reply: '450' });
    const stored = await database.reader.query<{ data: string }[]>(
      'SELECT data FROM outgoing_mails ORDER BY id',
    );
    expect(stored.map(({ data }) => data.includes('the-secret-of-the-page'))).toEqual([false, true, true]);
  });

  it('holds mails without a mail server, and sends only what is recent and useful once there is one', async () => {
    connect({ PUBLIC_URL: 'https://office.example' });
    await outbox.store({ add: [newMail()] });
    clock.moveTo('2026-11-24T09:00:00.000Z');
    await outbox.store({ add: [newMail(), reminder('a1', { usefulUntil: '2026-11-24T09:10:00.000Z' })] });
    expect(await states()).toEqual(['held', 'held', 'held']);
    await queue.release('2026-11-24T09:30:00.000Z');
    expect(await states()).toEqual(['skipped', 'queued', 'skipped']);
    await queue.hold();
    expect(await states()).toEqual(['skipped', 'held', 'skipped']);
    expect(await counted()).toEqual({ skipped: 2, held: 1 });
  });

  it('holds more mails than one unit of work changes', async () => {
    const many = Array.from({ length: 1_100 }, () => newMail());
    for (let first = 0; first < many.length; first += 100)
      await outbox.store({ add: many.slice(first, first + 100) });
    await queue.hold();
    expect(await counted()).toEqual({ held: 1_100 });
  });

  describe('the list', () => {
    beforeEach(async () => {
      await outbox.store({
        add: [
          newMail({ recipient: 'Ana@example.com' }),
          newMail({ recipient: 'anabel@example.com' }),
          reminder('a1'),
          newMail({ recipient: 'zoe@example.com' }),
        ],
      });
      const { mails } = await queue.claim('one', 1, NOW);
      await record(mails[0]!, 'one', { outcome: 'refused', reply: '550 No such user' });
    });

    const list = async (filter: object, range = { offset: 0, limit: 10 }, order: 'ASC' | 'DESC' = 'DESC') => {
      const { rows, total } = await queries.page({ filter, order, range });
      return [rows.map(({ recipient }) => recipient.replace('@example.com', '')), total];
    };

    it('what waits for a later time apart, the soonest first', async () => {
      const waiting = { late: LATER, soon: SOON };
      const add = Object.entries(waiting).map(([name, dueAt]) =>
        newMail({ recipient: `${name}@example.com`, dueAt }),
      );
      await outbox.store({ add });
      const ahead = (filter: object) => list({ ...filter, dueAfter: NOW }, undefined, 'ASC');
      expect(await ahead({})).toEqual([['soon', 'late'], 2]);
      expect(await ahead({ q: 'la', kind: 'test' })).toEqual([['late'], 1]);
      expect(await ahead({ state: 'failed' })).toEqual([[], 0]);
      const others = (filter: object) => list({ ...filter, dueUntil: NOW });
      expect(await others({})).toEqual([['zoe', 'ana', 'anabel', 'Ana'], 4]);
      expect(await others({ kind: 'test', state: 'queued' })).toEqual([['zoe', 'anabel'], 2]);
      expect(await others({ state: 'failed' })).toEqual([['Ana'], 1]);
      expect(await others({ q: 'la' })).toEqual([[], 0]);
    });

    it.each<[string, object, unknown]>([
      ['everything, newest first', {}, [['zoe', 'ana', 'anabel', 'Ana'], 4]],
      ['one state', { state: 'failed' }, [['Ana'], 1]],
      ['one kind', { kind: 'booking_reminder' }, [['ana'], 1]],
      ['a kind in a state', { kind: 'test', state: 'queued' }, [['zoe', 'anabel'], 2]],
      ['a kind in a state that it never had', { kind: 'test', state: 'held' }, [[], 0]],
      ['the beginning of an address, in any case', { q: 'ANA' }, [['ana', 'anabel', 'Ana'], 3]],
      ['an address of one kind', { q: 'ana@', kind: 'test' }, [['Ana'], 1]],
      ['the messages about a lead', { lead: { leadType: 'appointment', leadId: 'a1' } }, [['ana'], 1]],
      [
        'no messages about another kind of lead',
        { lead: { leadType: 'subscription', leadId: 'a1' } },
        [[], 0],
      ],
      ['nothing for a wildcard', { q: '%' }, [[], 0]],
    ])('shows %s', async (_, filter, expected) => expect(await list(filter)).toEqual(expected));

    it('goes through all pages in both orders without a gap', async () => {
      for (const order of ['ASC', 'DESC'] as const) {
        const names: unknown[] = [];
        for (let offset = 0; offset < 6; offset += 1) {
          const [page, total] = await list({}, { offset, limit: 1 }, order);
          names.push(...(page as string[]));
          expect(total).toBe(4);
        }
        expect(names).toEqual(
          order === 'DESC' ? ['zoe', 'ana', 'anabel', 'Ana'] : ['Ana', 'anabel', 'ana', 'zoe'],
        );
      }
    });

    it('sums up what waits, failed and is held', async () => {
      expect(await queries.summary(LATER)).toEqual({
        held: 0,
        failed: 1,
        waiting: 3,
        oldestWaitingSeconds: 3600,
      });
    });
  });
});
