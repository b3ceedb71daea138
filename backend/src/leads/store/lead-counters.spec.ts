import type { Database } from '../../platform/database/database.js';
import { isUniqueViolation } from '../../platform/database/database-errors.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { openedDatabase } from '../../app/testing/opened-database.js';
import { SERVICE_INTERESTS } from '../../calendar/domain/booking-options.js';
import {
  type Appointment,
  BOOKING_STATUSES,
  changeBookingStatus,
  recordSale,
} from '../domain/appointment.js';
import { changeLeadStatus, type Lead, type LeadChange, LEAD_STATUSES, type LeadRef } from '../domain/lead.js';
import { PREMIUM_FREQUENCIES } from '../domain/sale.js';
import type { Subscription } from '../domain/subscription.js';
import {
  anActivity,
  anAppointment,
  aNote,
  aSubscription,
  bookingRef,
  subscriptionRef,
} from '../testing/builders.js';
import { chooser } from '../testing/many-leads.js';
import { countersOf } from './lead-counters.js';
import { leadsOn } from '../testing/leads-on.js';

describe('the counters that include a lead', () => {
  it('are the bucket of its traits, its month, day and hour by status, and the bucket of the unanswered', () => {
    const lead = anAppointment({
      createdAt: '2026-11-21T09:30:00.000Z',
      leadStatus: 'Closed Sale',
      bookingStatus: 'Hold',
      serviceInterest: 'tax',
      premiumFrequency: 'annual',
    });
    expect(countersOf(lead).map((key) => Object.values(key).join('|'))).toEqual([
      'bucket||appointment|Closed Sale|Hold|tax|annual',
      'month|2026-11|appointment|Closed Sale|||',
      'day|2026-11-21|appointment|Closed Sale|||',
      'hour|2026-11-21T09|appointment|Closed Sale|||',
      'unanswered||appointment|Closed Sale|Hold|tax|annual',
    ]);
  });

  it('of an answered lead with an owner include those of the owner, and not those of unanswered leads', () => {
    const lead = aSubscription({ ownerId: 'ana', answeredAt: '2026-11-21T10:00:00.000Z' });
    const keys = countersOf(lead).map((key) => Object.values(key).join('|'));
    expect(keys).toContain('owner|ana|subscription|New|||');
    expect(keys.filter((key) => /^(unanswered|waiting)/.test(key))).toEqual([]);
    const waiting = countersOf({ ...lead, answeredAt: null });
    expect(waiting.map((key) => Object.values(key).join('|'))).toContain('waiting|ana|subscription|New|||');
  });

  it('of a subscription have no booking traits', () => {
    const [bucket] = countersOf(aSubscription());
    expect(bucket).toMatchObject({ bookingStatus: '', serviceInterest: '', premiumFrequency: '' });
  });
});

/** Every counter, recounted from the leads, and as stored. */
async function counters({ reader }: Database): Promise<{ kept: string[]; counted: string[] }> {
  const scopes = [
    ['bucket', "''", ''],
    ['unanswered', "''", 'WHERE answeredAt IS NULL'],
    ['owner', 'ownerId', 'WHERE ownerId IS NOT NULL'],
    ['waiting', 'ownerId', 'WHERE ownerId IS NOT NULL AND answeredAt IS NULL'],
    ['month', 'SUBSTR(createdAt, 1, 7)', ''],
    ['day', 'SUBSTR(createdAt, 1, 10)', ''],
    ['hour', 'SUBSTR(createdAt, 1, 13)', ''],
  ] as const;
  const parts = scopes.flatMap(([scope, period, where]) => {
    const none = "'' AS booking, '' AS service, '' AS frequency";
    const traits =
      scope === 'bucket' || scope === 'unanswered'
        ? "bookingStatus AS booking, serviceInterest AS service, COALESCE(premiumFrequency, '') AS frequency"
        : none;
    const group = (columns: string, table: string, type: string) =>
      `SELECT '${scope}', ${period}, '${type}', leadStatus, ${columns}, COUNT(*)
       FROM ${table} ${where} GROUP BY 1, 2, 3, 4, 5, 6, 7`;
    return [group(traits, 'appointments', 'appointment'), group(none, 'subscriptions', 'subscription')];
  });
  const kept = `SELECT scope, period, leadType, leadStatus, bookingStatus, serviceInterest, premiumFrequency, leads
                FROM lead_counters WHERE leads <> 0`;
  const rows = async (sql: string) =>
    (await reader.query<object[]>(sql)).map((row) => Object.values(row).map(String).join('|')).sort();
  return { kept: await rows(kept), counted: (await Promise.all(parts.map(rows))).flat().sort() };
}

describe.each(DATABASES)('the counters of leads on $name', ({ create }) => {
  const database = openedDatabase(create);
  const repository = leadsOn(database);

  it('equal a recount after five hundred random operations, many concurrent and some failing', async () => {
    const pick = chooser(42);
    const appointments: Appointment[] = [];
    const subscriptions: Subscription[] = [];
    const createdAt = () =>
      `2026-${pick(['01', '09', '11'])}-${pick(['01', '20'])}T${pick(['00', '09'])}:00:00.000Z`;
    const recorded =
      <L extends Lead>(ref: LeadRef, change: (lead: L) => LeadChange<L>) =>
      (lead: L) => {
        const { lead: after, activity } = change(lead);
        return { lead: after, activity: activity && anActivity(ref, activity) };
      };
    const failing = () => {
      throw new Error('failed on purpose');
    };
    const book = () => {
      const booked = anAppointment({ createdAt: createdAt(), serviceInterest: pick(SERVICE_INTERESTS) });
      appointments.push(booked);
      return repository.addAppointment(booked, anActivity(bookingRef(booked)));
    };
    const bookTwice = () => {
      const taken = pick(appointments);
      return repository.addAppointment(taken, anActivity(bookingRef(taken)));
    };
    const subscribe = () => {
      const email = `${pick('abcdefghijklmnop'.split(''))}@sample.example`;
      const subscribed = aSubscription({ email, createdAt: createdAt() });
      subscriptions.push(subscribed);
      return repository.addSubscription(subscribed, anActivity(subscriptionRef(subscribed)));
    };
    const cared = <L extends Lead>(lead: L): LeadChange<L> => ({
      lead: { ...lead, ownerId: pick([null, 'ana', 'ben']), answeredAt: pick([null, createdAt()]) },
      activity: { actionType: 'note_added', actionDetails: 'Looked after' },
    });
    const changeBooking = () => {
      const { id } = pick(appointments);
      const status = pick(LEAD_STATUSES);
      const bookingStatus = pick(BOOKING_STATUSES);
      const sale = {
        productPurchased: 'Term',
        premiumFrequency: pick(PREMIUM_FREQUENCIES),
        premiumRate: '1',
      };
      const change = pick<(lead: Appointment) => LeadChange<Appointment>>([
        (lead) => changeLeadStatus(lead, status),
        cared,
        (lead) => changeBookingStatus(lead, bookingStatus),
        (lead) => recordSale(lead, sale, '2026-11-21'),
      ]);
      return repository.changeAppointment(id, recorded(bookingRef({ id }), change));
    };
    const changeSubscription = () => {
      const { id } = pick(subscriptions);
      const status = pick(LEAD_STATUSES);
      const change = pick<(lead: Subscription) => LeadChange<Subscription>>([
        (lead) => changeLeadStatus(lead, status),
        cared,
      ]);
      return repository.changeSubscription(id, recorded(subscriptionRef({ id }), change));
    };
    const changeMany = () => {
      const status = pick(LEAD_STATUSES);
      const refs = [
        ...new Set(
          [pick(appointments), pick(appointments), pick(appointments)]
            .map(bookingRef)
            .map(({ leadId }) => leadId),
        ),
      ].map((leadId) => ({ leadType: 'appointment', leadId }) as const);
      return repository.changeLeads([...refs, subscriptionRef(pick(subscriptions))], (lead) =>
        recorded({ leadType: lead.leadType, leadId: lead.id }, (before: Lead) =>
          changeLeadStatus(before, status),
        )(lead),
      );
    };
    const fail = () => repository.changeAppointment(pick(appointments).id, failing);
    const note = () => {
      const ref = bookingRef(pick(appointments));
      return repository.addNote(aNote(ref), anActivity(ref));
    };

    await Promise.all([book(), subscribe()]);
    const operations = [
      book,
      book,
      subscribe,
      changeBooking,
      changeBooking,
      changeSubscription,
      changeMany,
      bookTwice,
      fail,
      note,
    ];
    const failures: unknown[] = [];
    for (let round = 0; round < 20; round += 1) {
      const results = await Promise.allSettled(Array.from({ length: 25 }, () => pick(operations)()));
      failures.push(
        ...results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : [])),
      );
    }
    const { kept, counted } = await counters(database);
    expect(kept).toEqual(counted);
    expect([counted.length > 50, failures.length > 50]).toEqual([true, true]);
    const onPurpose = (error: unknown) =>
      isUniqueViolation(error) || String(error).includes('failed on purpose');
    expect(failures.filter((error) => !onPurpose(error))).toEqual([]);
  });
});
