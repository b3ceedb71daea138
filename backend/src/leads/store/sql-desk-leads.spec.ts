import { openedDatabase } from '../../app/testing/opened-database.js';
import { addDays } from '../../calendar/domain/calendar-date.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import type { Appointment, VisitorRequest } from '../domain/appointment.js';
import type { LeadRef } from '../domain/lead.js';
import type { Subscription } from '../domain/subscription.js';
import { anAppointment, aSubscription } from '../testing/builders.js';
import { storeLeads } from '../testing/many-leads.js';
import { SqlDeskLeads } from './sql-desk-leads.js';
import { leadsOn } from '../testing/leads-on.js';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 1, minute)).toISOString();

describe.each(DATABASES)('what staff have to look at, on $name', ({ create }) => {
  const database = openedDatabase(create);
  const desk = new SqlDeskLeads(database);
  const repository = leadsOn(database);
  /** The name of each lead by its reference, so that the tests can tell them apart. */
  const names = new Map<string, string>();

  const book = async (firstName: string, changes: Partial<Appointment> = {}): Promise<LeadRef> => {
    const booking = anAppointment({ firstName, ...changes });
    await storeLeads(repository, [booking]);
    names.set(`appointment ${booking.id}`, firstName);
    return { leadType: 'appointment', leadId: booking.id };
  };
  const subscribe = async (firstName: string, changes: Partial<Subscription> = {}): Promise<LeadRef> => {
    const subscription = aSubscription({ firstName, ...changes });
    await storeLeads(repository, [subscription]);
    names.set(`subscription ${subscription.id}`, firstName);
    return { leadType: 'subscription', leadId: subscription.id };
  };
  const named = (refs: readonly LeadRef[]) =>
    refs.map(({ leadType, leadId }) => names.get(`${leadType} ${leadId}`));

  afterEach(async () => {
    await database.write(async (tx) => {
      for (const table of ['appointments', 'subscriptions', 'lead_terms'])
        await tx.query(`DELETE FROM ${table}`);
    });
  });

  describe('the consultations', () => {
    it('of the days are in order of date and time, without cancelled ones', async () => {
      await book('Late', { preferredDate: '2026-11-25', preferredTime: '1pm' });
      await book('Second', { preferredDate: '2026-11-24', preferredTime: '11am' });
      await book('Third', { preferredDate: '2026-11-24', preferredTime: '2pm' });
      await book('First', { preferredDate: '2026-11-24', preferredTime: '9am', bookingStatus: 'Confirmed' });
      await book('Also first', { preferredDate: '2026-11-24', preferredTime: '9am' });
      await book('Cancelled', { preferredDate: '2026-11-24', cancelledAt: at(0) });
      await book('Another day', { preferredDate: '2026-11-26' });
      const days = ['2026-11-24', '2026-11-25'];
      expect(named(await desk.consultations(days, 100))).toEqual([
        'First',
        'Also first',
        'Second',
        'Third',
        'Late',
      ]);
      expect(named(await desk.consultations(days, 3))).toEqual(['First', 'Also first', 'Second']);
      expect(await desk.consultations(['2026-11-27'], 100)).toEqual([]);
    });
  });

  it('lists the Confirmed consultations of a week without a recorded outcome, latest day first', async () => {
    const confirmed = (firstName: string, changes: Partial<Appointment>) =>
      book(firstName, { bookingStatus: 'Confirmed', preferredDate: '2026-11-20', ...changes });
    await confirmed('Earlier', { preferredDate: '2026-11-16' });
    await confirmed('Later', {});
    await confirmed('Today', { preferredDate: '2026-11-23' });
    await confirmed('Long ago', { preferredDate: '2026-11-15' });
    await confirmed('Held', { outcome: 'Held' });
    await confirmed('Not confirmed', { bookingStatus: 'Hold' });
    await confirmed('Cancelled', { cancelledAt: at(0) });
    const { leadId } = await confirmed('Erased', {});
    await database.write((tx) =>
      tx.query('UPDATE appointments SET erasedAt = ? WHERE id = ?', [at(0), leadId]),
    );
    await confirmed('No day', { preferredDate: 'Not set' });
    expect(named(await desk.withoutOutcome('2026-11-16', '2026-11-23', 100))).toEqual(['Later', 'Earlier']);
    expect(named(await desk.withoutOutcome('2026-11-16', '2026-11-23', 1))).toEqual(['Later']);
  });

  it.each([() => book('Ana'), () => subscribe('Ben')])(
    'knows whether there is a lead of a kind',
    async (add) => {
      expect(await desk.any()).toBe(false);
      await add();
      expect(await desk.any()).toBe(true);
    },
  );

  describe('unanswered leads', () => {
    it('are those without a first answer, oldest first, subscriptions apart', async () => {
      await book('Answered', { createdAt: at(1), answeredAt: at(2) });
      await subscribe('Also answered', { createdAt: at(1), answeredAt: at(2) });
      await subscribe('Later', { createdAt: at(3) });
      await subscribe('Sooner', { createdAt: at(1) });
      await book('Second', { createdAt: at(4) });
      await book('First', { createdAt: at(2) });
      expect(named(await desk.unanswered(100))).toEqual(['First', 'Second']);
      expect(named(await desk.unanswered(1))).toEqual(['First']);
      expect(named(await desk.unansweredSignUps(100))).toEqual(['Sooner', 'Later']);
    });
  });

  describe('requests of visitors', () => {
    it('are open ones, the oldest first', async () => {
      const request = (minute: number): VisitorRequest => ({
        type: 'cancel',
        message: null,
        requestedAt: at(minute),
      });
      await book('Nothing');
      await book('Second', { visitorRequest: request(9) });
      await book('First', { visitorRequest: request(5) });
      expect(named(await desk.withVisitorRequest(100))).toEqual(['First', 'Second']);
      expect(named(await desk.withVisitorRequest(1))).toEqual(['First']);
    });
  });

  describe('answers', () => {
    it('are the newest ones, of leads that came in since a time', async () => {
      await book('Open', { createdAt: at(9) });
      await book('Long ago', { createdAt: at(1), answeredAt: at(8) });
      await book('One', { createdAt: at(5), answeredAt: at(6) });
      await subscribe('Another', { createdAt: at(6), answeredAt: at(20) });
      const [one, another] = [
        { createdAt: at(5), answeredAt: at(6) },
        { createdAt: at(6), answeredAt: at(20) },
      ];
      expect(await desk.answerTimes(at(5), 100)).toEqual([another, one]);
      expect(await desk.answerTimes(at(5), 1)).toEqual([another]);
    });
  });

  describe('days of clients', () => {
    const sale = (changes: Partial<Appointment> = {}): Partial<Appointment> => ({
      leadStatus: 'Closed Sale',
      dateOfBirth: null,
      productPurchased: 'Term life',
      premiumFrequency: 'annual',
      premiumRate: '120',
      soldOn: '2025-01-31',
      ...changes,
    });
    const days = async (from: string, count = 1, limit = 50) => {
      const dates = Array.from({ length: count }, (_, index) => addDays(from, index));
      const found = await desk.clientDays(dates, limit);
      return found.map(({ kind, date, client }) => `${date} ${kind} ${client.firstName}`);
    };

    it('are birthdays of leads with a closed sale', async () => {
      await book('Client', sale({ dateOfBirth: '1984-11-24', soldOn: null }));
      await book('Leap', sale({ dateOfBirth: '1984-02-29', soldOn: null }));
      await book('Lead', { dateOfBirth: '1984-11-24' });
      expect(await days('2026-11-23', 3)).toEqual(['2026-11-24 birthday Client']);
      expect(await days('2026-02-28')).toEqual(['2026-02-28 birthday Leap']);
      expect(await days('2028-02-28', 2)).toEqual(['2028-02-29 birthday Leap']);
    });

    it('are anniversaries of sales, and not the day of the sale', async () => {
      await book('Client', sale({ premiumFrequency: null, soldOn: '2025-11-24' }));
      await book('Lead', sale({ leadStatus: 'In Progress', soldOn: '2025-11-24' }));
      expect(await days('2025-11-24')).toEqual([]);
      expect(await days('2026-11-24')).toEqual(['2026-11-24 anniversary Client']);
    });

    it('are premiums, on the last day of a month that is too short', async () => {
      await book('Monthly', sale({ premiumFrequency: 'monthly', soldOn: '2026-01-31' }));
      await book('Quarterly', sale({ premiumFrequency: 'quarterly', soldOn: '2025-11-30' }));
      await book('Annual', sale({ premiumFrequency: 'annual', soldOn: '2024-02-29' }));
      await book('Lost', sale({ leadStatus: 'Offer Declined', premiumFrequency: 'monthly' }));
      expect(await days('2026-01-31')).toEqual([]);
      expect(await days('2026-02-27', 3)).toEqual([
        '2026-02-28 anniversary Annual',
        '2026-02-28 premium Monthly',
        '2026-02-28 premium Quarterly',
        '2026-02-28 premium Annual',
      ]);
      expect(await days('2026-03-28', 4)).toEqual(['2026-03-31 premium Monthly']);
    });

    it('are the nearest ones, with what their words need', async () => {
      for (const day of [20, 22, 21])
        await book(`${day}`, sale({ dateOfBirth: `1984-11-${day}`, soldOn: null }));
      expect(await days('2026-11-20', 5, 2)).toEqual(['2026-11-20 birthday 20', '2026-11-21 birthday 21']);
      const [first] = await desk.clientDays(['2026-11-20'], 1);
      expect(first?.client).toEqual({
        id: expect.any(String),
        clientId: null,
        firstName: '20',
        lastName: 'Reyes',
        dateOfBirth: '1984-11-20',
        soldOn: null,
        productPurchased: 'Term life',
        premiumFrequency: 'annual',
        premiumRate: '120',
      });
    });
  });

  describe('related leads', () => {
    it('have the same e-mail address or phone number, however they are written; newest first', async () => {
      const liza = { email: 'Liza.R@Mail.Example', phone: '+63 917 000 0101' };
      const ref = await book('Liza', { ...liza, createdAt: at(5) });
      await book('By phone', { email: 'other@mail.example', phone: '(0917) 000-0101', createdAt: at(1) });
      await book('By e-mail', { email: 'ｌiza.r@mail.example', phone: '+63 2 8123 4567', createdAt: at(2) });
      const subscription = await subscribe('Newsletter', { email: 'liza.r@mail.example', createdAt: at(9) });
      await book('Nobody', { email: 'liza.r@mail.example.org', phone: '+63 917 000 0102' });
      await book('liza.r@mail.example', { email: 'name@mail.example', phone: '1234567' });
      expect(named(await desk.related(ref, 20))).toEqual(['Newsletter', 'By e-mail', 'By phone']);
      expect(named(await desk.related(ref, 2))).toEqual(['Newsletter', 'By e-mail']);
      expect(named(await desk.related(subscription, 20))).toEqual(['Liza', 'By e-mail']);
    });

    it('have the same address when it is longer than a search term', async () => {
      const long = `${'x'.repeat(60)}@mail.example`;
      const ref = await book('Long', { email: long, phone: '1111111' });
      await book('Same', { email: long.toUpperCase(), phone: '2222222' });
      await book('Only alike', { email: `${long}.org`, phone: '3333333' });
      expect(named(await desk.related(ref, 20))).toEqual(['Same']);
    });

    it('are none for a lead alone and for an unknown one', async () => {
      expect(await desk.related(await book('Alone', { email: 'a@b.example' }), 20)).toEqual([]);
      expect(await desk.related({ leadType: 'appointment', leadId: 'nobody' }, 20)).toEqual([]);
    });
  });

  it('the leads found are the newest that the search of the list finds', async () => {
    await book('Maria', { createdAt: at(1) });
    await subscribe('Maria', { createdAt: at(2) });
    await book('Marianne', { createdAt: at(3), lastName: 'Cruz' });
    await book('Ana', { createdAt: at(4) });
    expect(named(await desk.found('maria', 8))).toEqual(['Marianne', 'Maria', 'Maria']);
    expect(named(await desk.found('mar cru', 8))).toEqual(['Marianne']);
    expect(await desk.found('maria', 1)).toHaveLength(1);
    expect(await desk.found('zoe', 8)).toEqual([]);
  });
});
