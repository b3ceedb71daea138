import { BusinessTime } from '../../calendar/business-time.js';
import { aConfig } from '../../platform/testing/config.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { RecordingLiveUpdates } from '../../platform/testing/recording-live-updates.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import type { Lead } from '../domain/lead.js';
import { bookingMails } from '../testing/booking-mails.js';
import { anAppointment, aSubscription, bookingRef, subscriptionRef } from '../testing/builders.js';
import { leadsInMemory } from '../testing/leads-on.js';
import { ChangeBookingStatus } from './change-booking-status.js';
import { ChangeLeadStatus } from './change-lead-status.js';
import { LeadChanges } from './lead-changes.js';
import { RecordSale } from './record-sale.js';

// already the 21st in Manila
const NOW = '2026-11-20T17:00:00.000Z';
const ANA = { id: 'ana', name: 'Ana Cruz' };
const SALE = { productPurchased: 'Term 20', premiumFrequency: 'annual', premiumRate: '150' } as const;

function desk(...stored: readonly Lead[]) {
  const { units, leads } = leadsInMemory();
  for (const lead of stored)
    if (lead.leadType === 'appointment') leads.appointments.set(lead.id, lead);
    else leads.subscriptions.set(lead.id, lead);
  const live = new RecordingLiveUpdates();
  const clock = new FixedClock(NOW);
  const changes = new LeadChanges(units, live, clock);
  return {
    leads,
    live,
    changeLeadStatus: new ChangeLeadStatus(changes),
    changeBookingStatus: new ChangeBookingStatus(changes, bookingMails(clock), clock),
    recordSale: new RecordSale(changes, new BusinessTime(clock, aConfig({ TIME_ZONE: 'Asia/Manila' }))),
  };
}

type Desk = ReturnType<typeof desk>;

const booking = anAppointment();
const subscription = aSubscription();
const sold = anAppointment({ ...SALE, leadStatus: 'Closed Sale' });

describe('changing a lead', () => {
  const changes: [string, (desk: Desk) => Promise<Lead>, object, string, string][] = [
    [
      'the lead status of a booking',
      (d) => d.changeLeadStatus.execute(bookingRef(booking), 'In Progress', ANA),
      { ...booking, leadStatus: 'In Progress', answeredAt: NOW },
      'lead_status_changed',
      'Lead status changed from New to In Progress',
    ],
    [
      'the lead status of a subscription',
      (d) => d.changeLeadStatus.execute(subscriptionRef(subscription), 'Not Qualified', ANA),
      { ...subscription, leadStatus: 'Not Qualified', answeredAt: NOW },
      'lead_status_changed',
      'Lead status changed from New to Not Qualified',
    ],
    [
      'the booking status',
      (d) => d.changeBookingStatus.execute(booking.id, 'Confirmed', ANA),
      { ...booking, bookingStatus: 'Confirmed', answeredAt: NOW },
      'booking_status_changed',
      'Booking status changed from Pending to Confirmed',
    ],
    [
      'a booking into a sale',
      (d) => d.recordSale.execute(booking.id, SALE, ANA),
      { ...booking, ...SALE, leadStatus: 'Closed Sale', soldOn: '2026-11-21', answeredAt: NOW },
      'sale_recorded',
      'Sale recorded: Term 20, annual, $150',
    ],
  ];

  it.each(changes)('stores %s and returns it', async (_, act, expected) => {
    const d = desk(booking, subscription);
    expect(await act(d)).toEqual(expected);
    expect([...d.leads.appointments.values(), ...d.leads.subscriptions.values()]).toContainEqual(expected);
  });

  it.each(changes)(
    'records %s in the history with the name of the actor',
    async (_, act, __, actionType, text) => {
      const d = desk(booking, subscription);
      const { id, leadType } = await act(d);
      expect(d.leads.activities).toEqual([
        {
          id: expect.any(String),
          leadType,
          leadId: id,
          actionType,
          actionDetails: text,
          performedBy: 'ana',
          performedByName: 'Ana Cruz',
          createdAt: NOW,
        },
      ]);
    },
  );

  it.each(changes)('publishes %s after it is stored', async (_, act) => {
    const d = desk(booking, subscription);
    const storedByThen: number[] = [];
    d.live.onPublish = () => storedByThen.push(d.leads.activities.length);
    const { id, leadType } = await act(d);
    const type = `${leadType}_updated`;
    expect(d.live.messages).toEqual([{ type, data: { id } }]);
    expect(storedByThen).toEqual([1]);
  });

  it.each<[string, (d: Desk) => Promise<Lead>]>([
    ['lead status of a booking', (d) => d.changeLeadStatus.execute(bookingRef(booking), 'New', ANA)],
    [
      'lead status of a subscription',
      (d) => d.changeLeadStatus.execute(subscriptionRef(subscription), 'New', ANA),
    ],
    ['booking status', (d) => d.changeBookingStatus.execute(booking.id, 'Pending', ANA)],
    ['sale', (d) => d.recordSale.execute(sold.id, SALE, ANA)],
  ])('to the %s that it has already gives it back, writes nothing and tells nobody', async (_, act) => {
    const d = desk(booking, subscription, sold);
    expect([booking, subscription, sold]).toContainEqual(await act(d));
    expect([d.leads.activities, d.live.messages]).toEqual([[], []]);
  });

  it.each<[string, (d: Desk) => Promise<unknown>, string]>([
    [
      'the status of an unknown booking',
      (d) => d.changeLeadStatus.execute({ leadType: 'appointment', leadId: 'nobody' }, 'New', ANA),
      'There is no such booking',
    ],
    [
      'the status of an unknown subscription',
      (d) => d.changeLeadStatus.execute({ leadType: 'subscription', leadId: 'nobody' }, 'New', ANA),
      'There is no such subscription',
    ],
    [
      'a booking by the id of a subscription',
      (d) => d.changeLeadStatus.execute({ leadType: 'appointment', leadId: subscription.id }, 'New', ANA),
      'There is no such booking',
    ],
    [
      'the booking status of a subscription',
      (d) => d.changeBookingStatus.execute(subscription.id, 'Hold', ANA),
      'There is no such booking',
    ],
    [
      'a subscription into a sale',
      (d) => d.recordSale.execute(subscription.id, SALE, ANA),
      'There is no such booking',
    ],
  ])('rejects %s', async (_, act, message) => {
    const d = desk(booking, subscription);
    expect(await rejectionOf(act(d))).toEqual({ kind: 'NotFound', message });
    expect([d.leads.activities, d.live.messages]).toEqual([[], []]);
  });

  it('publishes nothing when the change could not be stored', async () => {
    const d = desk(booking);
    d.leads.save = () => Promise.reject(new Error('disk full'));
    await expect(d.changeBookingStatus.execute(booking.id, 'Hold', ANA)).rejects.toThrow('disk full');
    expect(d.live.messages).toEqual([]);
  });
});
