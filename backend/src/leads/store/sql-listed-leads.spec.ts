import { OpenTimes } from '../../calendar/open-times.js';
import { FixedBusinessWeek } from '../../calendar/testing/fixed-business-week.js';
import { openedDatabase } from '../../app/testing/opened-database.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import type { Appointment } from '../domain/appointment.js';
import type { LeadRef } from '../domain/lead.js';
import type { LeadNote } from '../domain/lead-note.js';
import { aNote, anAppointment, aSubscription, bookingRef, subscriptionRef } from '../testing/builders.js';
import { storeLeads } from '../testing/many-leads.js';
import { appointmentRow } from './lead-rows.js';
import { Appointments, LeadNotes } from './lead.tables.js';
import { LeadClientMarks } from '../client-marks.js';
import { SqlListedLeads } from './sql-listed-leads.js';
import { leadsOn } from '../testing/leads-on.js';

const at = (minute: number) => `2026-11-21T01:${String(minute).padStart(2, '0')}:00.000Z`;

describe.each(DATABASES)('the rows of leads on $name', ({ create }) => {
  const database = openedDatabase(create);
  const repository = leadsOn(database);
  let failed: readonly string[] = [];
  const failedMails = {
    among: (ids: readonly string[]) => Promise.resolve(new Set(ids.filter((id) => failed.includes(id)))),
  };
  const openTimes = new OpenTimes(new FixedBusinessWeek());
  const listedWith = (clients: LeadClientMarks) =>
    new SqlListedLeads(database, failedMails, openTimes, clients);
  const listed = listedWith(new LeadClientMarks());

  const book = async (changes: Partial<Appointment> = {}) => {
    const booking = anAppointment(changes);
    await storeLeads(repository, [booking]);
    return booking;
  };
  const subscribe = async () => {
    const subscription = aSubscription();
    await storeLeads(repository, [subscription]);
    return subscription;
  };
  const note = (ref: LeadRef, changes: Partial<LeadNote>) =>
    database.write((tx) => tx.insert(LeadNotes, aNote(ref, changes)));
  const row = async (ref: LeadRef) => (await listed.rows([ref]))[0];

  it('name the clients as another area knows them', async () => {
    const [booking, other] = [await book({ clientId: 'liza' }), await book()];
    const known = { clientId: 'liza', policies: 2, inGrace: 1, pastGrace: 0 };
    const naming = new LeadClientMarks();
    naming.register(() => Promise.resolve(({ clientId }) => (clientId === null ? {} : { known })));
    const listed = listedWith(naming);
    const rows = await listed.rows([booking, other].map(bookingRef));
    expect(rows.map((row) => row.known)).toEqual([known, undefined]);
  });

  it('are in the order of the references, without unknown ones', async () => {
    const [booking, subscription] = [await book(), await subscribe()];
    const refs = [
      subscriptionRef(subscription),
      subscriptionRef(booking),
      bookingRef(booking),
      bookingRef({ id: 'nobody' }),
    ];
    const rows = await listed.rows(refs);
    expect(rows.map(({ id, leadType }) => [leadType, id])).toEqual([
      ['subscription', subscription.id],
      ['appointment', booking.id],
    ]);
    expect(await listed.rows([])).toEqual([]);
  });

  it('contain the fields for staff, and those of a lead about which nothing is known', async () => {
    const [booking, subscription] = [await book({ preferredDate: '2026-12-01' }), await subscribe()];
    const { calendarSequence: _, ...fields } = booking;
    expect(await row(bookingRef(booking))).toEqual({
      ...fields,
      leadType: 'appointment',
      notesCount: 0,
      lastNote: null,
      clash: 0,
      outsideHours: null,
    });
    expect(await row(subscriptionRef(subscription))).toEqual({
      ...subscription,
      leadType: 'subscription',
      notesCount: 0,
      lastNote: null,
    });
  });

  it('mark the leads with a failed message', async () => {
    const [sound, broken] = [await book(), await book()];
    failed = [broken.id];
    expect(await row(bookingRef(broken))).toMatchObject({ mailFailed: true });
    expect(await row(bookingRef(sound))).not.toHaveProperty('mailFailed');
  });

  describe('about notes', () => {
    it('count them and show the newest, whose text is cut at 140 characters', async () => {
      const [ref, other] = [bookingRef(await book()), subscriptionRef(await subscribe())];
      await note(ref, { createdAt: at(1) });
      await note(ref, { createdAt: at(3), note: '😀'.repeat(150), channel: 'call', createdByName: 'Ben' });
      await note(ref, { createdAt: at(2) });
      await note(other, { note: 'Short\nand sweet' });
      // a lead of the other kind with the same id
      await note(subscriptionRef({ id: ref.leadId }), { createdAt: at(9) });
      const [first, second] = await listed.rows([ref, other]);
      expect(first).toMatchObject({
        notesCount: 3,
        lastNote: { text: '😀'.repeat(140), channel: 'call', createdByName: 'Ben', createdAt: at(3) },
      });
      expect(Object.keys(first!.lastNote!).sort()).toEqual(['channel', 'createdAt', 'createdByName', 'text']);
      expect(second).toMatchObject({ notesCount: 1, lastNote: { text: 'Short\nand sweet', channel: null } });
    });

    it('show of several at one moment the one with the highest id, as the list of notes does', async () => {
      const ref = bookingRef(await book());
      const id = (last: number) => `0198f000-0000-7000-8000-${ref.leadId.slice(-11)}${last}`;
      for (const last of [1, 3, 2]) await note(ref, { id: id(last), note: `Note ${last}` });
      expect((await row(ref))?.lastNote?.text).toBe('Note 3');
    });

    it('count up to a thousand', async () => {
      const ref = bookingRef(await book());
      for (let part = 0; part < 3; part += 1)
        await database.write((tx) =>
          tx.insert(
            LeadNotes,
            Array.from({ length: 400 }, () => aNote(ref)),
          ),
        );
      expect((await row(ref))?.notesCount).toBe(1000);
    });
  });

  describe('about the time of a booking', () => {
    const clashOf = async (booking: Appointment) => {
      const [found] = await listed.rows([bookingRef(booking)]);
      return found?.leadType === 'appointment' ? found.clash : undefined;
    };

    it('count the other bookings for it that are not cancelled', async () => {
      const time = { preferredDate: '2027-03-02', preferredTime: '2pm' } as const;
      const [one, other] = [await book(time), await book({ ...time, bookingStatus: 'Confirmed' })];
      const cancelled = await book({ ...time, cancelledAt: at(1) });
      const later = await book({ ...time, preferredTime: '3pm' });
      const refs = [one, other, cancelled, later].map(bookingRef);
      expect(await listed.rows(refs)).toMatchObject([{ clash: 1 }, { clash: 1 }, { clash: 0 }, { clash: 0 }]);
    });

    it('count no more than a hundred others', async () => {
      const crowd = Array.from({ length: 103 }, () => anAppointment({ preferredDate: '2027-03-03' }));
      await database.write((tx) =>
        tx.insert(
          Appointments,
          crowd.slice(0, 100).map((one) => ({ ...appointmentRow(one), visitorRequest: null })),
        ),
      );
      expect(await clashOf(crowd[0]!)).toBe(99);
      await book(crowd[100]);
      expect(await clashOf(crowd[0]!)).toBe(100);
      await book(crowd[101]);
      expect(await clashOf(crowd[0]!)).toBe(100);
    });

    it.each([
      ['2027-03-01', '9am', null],
      ['2027-03-06', '4pm', 'closed'],
      ['2027-03-07', '10am', 'closed'],
      ['2027-03-25', '10am', 'holiday'],
    ] as const)('say of %s at %s: %s', async (preferredDate, preferredTime, outsideHours) => {
      expect(await row(bookingRef(await book({ preferredDate, preferredTime })))).toMatchObject({
        outsideHours,
      });
    });
  });

  it('need the same number of statements for one lead as for a page', async () => {
    const refs = await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        book({ preferredDate: `2027-04-${String(index + 1).padStart(2, '0')}` }),
      ),
    );
    const read = jest.spyOn(database.reader, 'query');
    expect(await listed.rows(refs.map(bookingRef))).toHaveLength(25);
    expect(read).toHaveBeenCalledTimes(3);
    read.mockRestore();
  });

  it('of 300 leads are all returned', async () => {
    const refs = Array.from({ length: 300 }, () => anAppointment({ preferredDate: '2028-01-04' }));
    await database.write((tx) =>
      tx.insert(
        Appointments,
        refs.map((one) => ({ ...appointmentRow(one), visitorRequest: null })),
      ),
    );
    await note(bookingRef(refs[299]!), { note: 'Last' });
    const rows = await listed.rows(refs.map(bookingRef));
    expect(rows.map(({ id }) => id)).toEqual(refs.map(({ id }) => id));
    expect(rows.map(({ notesCount }) => notesCount)).toEqual([...Array<number>(299).fill(0), 1]);
  });
});
