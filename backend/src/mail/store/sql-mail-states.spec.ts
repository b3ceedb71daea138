import { everyMailKind } from '../../app/every-mail-kind.js';
import { openedDatabase } from '../../app/testing/opened-database.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { anOutgoingMailRow } from '../testing/builders.js';
import type { OutgoingMailRow } from './mail.tables.js';
import { MailCounters, OutgoingMails } from './mail.tables.js';
import { SqlMailStates } from './sql-mail-states.js';

const LEAD = { leadType: 'appointment', leadId: 'lead-1' };
const RECENT = '2026-11-15T00:00:00.000Z';

describe.each(DATABASES)('what became of messages, on $name', ({ create }) => {
  const database = openedDatabase(create);
  const states = new SqlMailStates(database, everyMailKind());
  let number = 0;
  const add = async (changes: Partial<OutgoingMailRow> = {}): Promise<string> => {
    number += 1;
    const id = `01a20000-0000-7000-8000-${String(number).padStart(12, '0')}`;
    await database.write((tx) => tx.insert(OutgoingMails, anOutgoingMailRow({ id, ...LEAD, ...changes })));
    return id;
  };
  const failed = async (limit = 100) => (await states.failed(RECENT, limit)).map(({ id }) => id);

  afterEach(() => database.write((tx) => tx.query('DELETE FROM outgoing_mails')));

  describe('about a lead', () => {
    it('gets the newest ones', async () => {
      const sentAt = '2026-11-22T09:00:05.000Z';
      const first = await add({ kind: 'booking_received', state: 'sent', sentAt, subject: 'We have it' });
      const second = await add({ kind: 'booking_confirmed', state: 'queued' });
      await add({ leadId: 'lead-2' });
      await add({ leadType: 'subscription' });
      const mails = await states.ofLead(LEAD, 20);
      expect(mails.map(({ id }) => id)).toEqual([second, first]);
      expect(mails[1]).toEqual({
        id: first,
        kind: 'booking_received',
        state: 'sent',
        subject: 'We have it',
        createdAt: '2026-11-22T09:00:00.000Z',
        sentAt,
      });
      expect(await states.ofLead(LEAD, 1)).toHaveLength(1);
    });

    it('says to whom the newest ones go or went', async () => {
      await add({ kind: 'booking_confirmed', state: 'sent', recipient: 'Old@mail.example' });
      await add({ kind: 'booking_reminder', state: 'queued', recipient: 'new@mail.example' });
      await add({ leadId: 'lead-2' });
      const [newest, before, ...more] = await states.recipients(LEAD, 20);
      expect(more).toEqual([]);
      expect(newest).toEqual({ kind: 'booking_reminder', state: 'queued', recipient: 'new@mail.example' });
      expect(before).toEqual({ kind: 'booking_confirmed', state: 'sent', recipient: 'Old@mail.example' });
      expect(await states.recipients(LEAD, 1)).toEqual([newest]);
    });
  });

  describe('that failed', () => {
    it('is listed newest first, with the reply of the mail server', async () => {
      const first = await add({ state: 'failed', lastReply: '550 No such user', subject: 'We have it' });
      const second = await add({ state: 'failed', leadId: 'lead-2' });
      await add({ state: 'sent', leadId: 'lead-3' });
      expect(await failed()).toEqual([second, first]);
      expect(await failed(1)).toEqual([second]);
      expect((await states.failed(RECENT, 2))[1]).toEqual({
        id: first,
        kind: 'test',
        ...LEAD,
        subject: 'We have it',
        createdAt: '2026-11-22T09:00:00.000Z',
        lastReply: '550 No such user',
      });
    });

    it('is not told once a later mail of the kind replaces it', async () => {
      await add({ state: 'failed', kind: 'booking_received' });
      await add({ state: 'sent', kind: 'booking_received' });
      const still = await add({ state: 'failed', kind: 'booking_confirmed' });
      await add({ state: 'skipped', kind: 'booking_confirmed' });
      await add({ state: 'sent', kind: 'booking_reminder' });
      expect(await failed()).toEqual([still]);
    });

    it('that belongs to no lead is listed for some days only', async () => {
      const none = { leadType: null, leadId: null, state: 'failed' };
      await add({ ...none, createdAt: '2026-11-14T23:00:00.000Z' });
      const recent = await add({ ...none, createdAt: '2026-11-16T23:00:00.000Z' });
      await add({ ...none, state: 'sent' });
      expect(await failed()).toEqual([recent]);
    });
  });

  it('says how many are held until a mail server is connected', async () => {
    expect(await states.held()).toBe(0);
    const counted = (kind: string, state: string, shard: number, mails: number) => ({
      kind,
      state,
      shard,
      mails,
    });
    await database.write((tx) =>
      tx.insert(MailCounters, [
        counted('test', 'held', 0, 2),
        counted('test', 'held', 1, -1),
        counted('booking_received', 'held', 0, 4),
        counted('test', 'sent', 0, 9),
      ]),
    );
    expect(await states.held()).toBe(5);
  });
});
