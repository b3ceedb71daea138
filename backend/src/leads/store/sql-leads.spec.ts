import type { Subscription } from '../domain/subscription.js';
import { isUniqueViolation } from '../../platform/database/database-errors.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { RecordingOutbox } from '../../mail/testing/recording-outbox.js';
import { openedDatabase } from '../../app/testing/opened-database.js';
import type { Appointment } from '../domain/appointment.js';
import type { LeadRef } from '../domain/lead.js';
import { idempotencyToken } from '../../platform/idempotency-token.js';
import {
  subscriptionRef,
  aSubscription,
  anActivity,
  anAppointment,
  bookingRef,
} from '../testing/builders.js';
import { leadsInMemory, leadsOn } from '../testing/leads-on.js';
import { mailChanges } from '../testing/mails-and-links.contract.js';
import { leadRepositoryContract } from '../testing/leads.contract.js';
import { type Transaction, transactionOf } from '../../platform/database/database.js';
import { leadOf, type StoredLead } from './lead-rows.js';
import { ActivityLogs, Appointments, Subscriptions } from './lead.tables.js';
import { SqlLeads } from './sql-leads.js';

describe('the repository of leads in memory', () => {
  const { units, leads, outbox, submissions } = leadsInMemory();
  const of =
    ({ leadType, leadId }: LeadRef) =>
    (entry: LeadRef) =>
      entry.leadType === leadType && entry.leadId === leadId;
  leadRepositoryContract({
    units,
    leads,
    lead: async ({ leadType, leadId }) =>
      (leadType === 'appointment' ? leads.appointments : leads.subscriptions).get(leadId),
    mails: () => outbox.changes,
    notes: async (ref) => leads.notes.filter(of(ref)),
    activities: async (ref) => leads.activities.filter(of(ref)),
    isHeld: async (id) => submissions.submissions.has(id),
  });
});

/** Columns for searching and comparing only. */
const INTERNAL = ['searchText', 'nameKey', 'emailKey', 'requestedAt', 'soldMonthDay', 'clientBirthday'];

describe.each(DATABASES)('the repository of leads on $name', ({ create }) => {
  const database = openedDatabase(create);
  const rows = async (sql: string, parameters: string[]) => {
    const found = await database.reader.query<object[]>(sql, parameters);
    return found.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !INTERNAL.includes(column))),
    );
  };
  const historyIn =
    (table: string) =>
    ({ leadType, leadId }: LeadRef) =>
      rows(`SELECT * FROM ${table} WHERE leadType = ? AND leadId = ?`, [leadType, leadId]);
  const outbox = new RecordingOutbox();
  const leads = new SqlLeads(database);
  const units = leadsOn(database, { outbox });
  leadRepositoryContract({
    units,
    leads,
    lead: async ({ leadType, leadId }) => {
      const [row] = await rows(`SELECT * FROM ${leadType}s WHERE id = ?`, [leadId]);
      return row && leadOf(leadType, row as StoredLead);
    },
    mails: () => outbox.changes,
    notes: historyIn('lead_notes'),
    activities: historyIn('activity_logs'),
    isHeld: async (id) => (await rows('SELECT id FROM suspected_posts WHERE id = ?', [id])).length > 0,
  });

  it('finds a lead by its new name after a change, and not by the old one', async () => {
    const lead = anAppointment({ firstName: 'Anastasia' });
    const ref = bookingRef(lead);
    await units.addAppointment(lead, anActivity(ref));
    const renamed = { ...lead, firstName: 'Wilhelmina' };
    await units.changeAppointment(lead.id, () => ({ lead: renamed, activity: anActivity(ref) }));
    const terms = await database.reader.query<{ term: string }[]>(
      'SELECT term FROM lead_terms WHERE leadId = ?',
      [lead.id],
    );
    expect(terms.map(({ term }) => term)).toEqual(expect.arrayContaining(['wilhelmina']));
    expect(terms.map(({ term }) => term)).not.toContain('anastasia');
  });

  it('changes a second subscription of a mailbox, which an older version stored, and frees it with its address', async () => {
    const [one, second] = [aSubscription({ email: 'twice@sample.example' }), aSubscription()];
    for (const lead of [one, second]) await units.addSubscription(lead, anActivity(subscriptionRef(lead)));
    const keyOf = async () =>
      (await database.reader.findOneByOrFail(Subscriptions, { id: second.id })).emailKey;
    const set = { email: 'Twice@sample.example', emailKey: `same:${second.id}` };
    await database.write((tx) => tx.update(Subscriptions, { id: second.id }, set));
    const change = (changes: Partial<Subscription>) =>
      units.changeSubscription(second.id, (lead) => ({
        lead: { ...lead, ...changes },
        activity: anActivity(subscriptionRef(second)),
      }));
    await change({ leadStatus: 'In Progress', email: 'TWICE@sample.example' });
    expect(await keyOf()).toBe(`same:${second.id}`);
    await change({ email: 'another@sample.example' });
    expect(await keyOf()).toBe('another@sample.example');
  });

  describe('with mails', () => {
    const add = (booking = anAppointment()) =>
      units.addAppointment(booking, anActivity(bookingRef(booking)), {
        mails: mailChanges(booking.id),
        link: { tokenHash: booking.id, appointmentId: booking.id, createdAt: booking.createdAt },
      });
    const change = (booking: Appointment) =>
      units.changeAppointment(booking.id, () => ({
        lead: { ...booking, bookingStatus: 'Confirmed' },
        activity: anActivity(bookingRef(booking), { actionType: 'booking_status_changed' }),
        mails: mailChanges(`changed ${booking.id}`),
        link: { tokenHash: `new ${booking.id}`, appointmentId: booking.id, createdAt: booking.createdAt },
      }));
    afterEach(() => jest.restoreAllMocks());

    it('applies them in the same unit of work, and starts their delivery after the commit', async () => {
      const booking = anAppointment();
      const seen: string[] = [];
      const statusIn = async (reader: Transaction) =>
        (await reader.findOneBy(Appointments, { id: booking.id }))?.bookingStatus ?? 'none';
      jest.spyOn(outbox, 'apply').mockImplementation(async (unit) => {
        seen.push(`applied with ${await statusIn(transactionOf(unit))}`);
      });
      jest.spyOn(outbox, 'wake').mockImplementation(() => seen.push('woken'));
      await add(booking);
      await change(booking);
      await units.changeAppointment(booking.id, (lead) => ({ lead, activity: null }));
      expect(seen).toEqual(['applied with Pending', 'woken', 'applied with Confirmed', 'woken']);
    });

    it('stores nothing of a booking or a change when its mails cannot be stored', async () => {
      const [unstored, stored] = [anAppointment(), anAppointment()];
      await add(stored);
      const woken = outbox.wakes;
      jest.spyOn(outbox, 'apply').mockRejectedValue(new Error('disk full'));
      await expect(add(unstored)).rejects.toThrow('disk full');
      await expect(change(stored)).rejects.toThrow('disk full');
      expect(await database.reader.findOneBy(Appointments, { id: unstored.id })).toBeNull();
      expect(await leads.findByLink(unstored.id)).toBeNull();
      expect(await leads.findByLink(`new ${stored.id}`)).toBeNull();
      expect(await leads.findByLink(stored.id)).toMatchObject({ bookingStatus: 'Pending' });
      expect(await database.reader.countBy(ActivityLogs, { leadId: stored.id })).toBe(1);
      expect(outbox.wakes).toBe(woken);
    });
  });

  it('reads a booking whose stored request is damaged, without it', async () => {
    const booking = anAppointment();
    await units.addAppointment(booking, anActivity(bookingRef(booking)));
    await database.write((tx) => tx.update(Appointments, booking.id, { visitorRequest: '{"type":"mo' }));
    const change = await units.changeAppointment(booking.id, (lead) => ({ lead, activity: null }));
    expect(change?.lead.visitorRequest).toBeNull();
  });

  it('stores no token when its lead could not be stored', async () => {
    const stored = anAppointment();
    const token = idempotencyToken('appointment', 'kept with its lead or not at all', {}, stored.createdAt)!;
    const add = (appointment = anAppointment()) =>
      units.addAppointment(appointment, anActivity(bookingRef(appointment)), { token });
    await units.addAppointment(stored, anActivity(bookingRef(stored)));
    expect(isUniqueViolation(await add(stored).catch((error: unknown) => error))).toBe(true);
    expect(await leads.findResult(token)).toBeNull();
    expect(await add()).toMatchObject({ isNew: true, repeated: false });
  });
});
