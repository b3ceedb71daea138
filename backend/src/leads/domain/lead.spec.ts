import { aBookingRequest, anAppointment, aSubscription } from '../testing/builders.js';
import {
  type Appointment,
  bookAppointment,
  BOOKING_STATUSES,
  changeBookingStatus,
  enterBooking,
  recordSale,
} from './appointment.js';
import { changeLeadStatus, changeOwner, LEAD_STATUSES } from './lead.js';
import { PREMIUM_FREQUENCIES, type Sale } from './sale.js';
import { subscribe } from './subscription.js';

const everyPair = <T>(words: readonly T[]) => words.flatMap((from) => words.map((to) => [from, to] as const));

describe('a new lead', () => {
  it('from a booking is Pending and New, has the source booking, and no sale', () => {
    const request = aBookingRequest({ notes: 'In the afternoon' });
    expect(bookAppointment(request, 'an id', 'a time')).toEqual({
      ...anAppointment(request),
      id: 'an id',
      createdAt: 'a time',
      bookingStatus: 'Pending',
      leadStatus: 'New',
      leadSource: 'booking',
      productPurchased: null,
      premiumFrequency: null,
      premiumRate: null,
    });
  });

  it.each(['phone', 'walk-in', 'referral'] as const)(
    'that staff enter with the source %s is like any other, and may be without a date of birth',
    (leadSource) => {
      const request = { ...aBookingRequest(), dateOfBirth: null };
      expect(enterBooking({ ...request, leadSource }, 'an id', 'a time')).toEqual({
        ...bookAppointment(request, 'an id', 'a time'),
        leadSource,
      });
    },
  );

  it('from a booking contains only the form fields of the request', () => {
    const forged = {
      ...anAppointment({ bookingStatus: 'Confirmed', leadStatus: 'Closed Sale', premiumRate: '1' }),
      ...aBookingRequest(),
    };
    expect(bookAppointment(forged, 'an id', 'a time')).toMatchObject({
      id: 'an id',
      createdAt: 'a time',
      bookingStatus: 'Pending',
      leadStatus: 'New',
      premiumRate: null,
    });
  });

  it('from the newsletter is New, has the source subscription, and no last name', () => {
    const forged = aSubscription({
      firstName: 'Elena',
      email: 'e@sample.example',
      leadStatus: 'Closed Sale',
    });
    expect(subscribe(forged, 'an id', 'a time')).toEqual({
      leadType: 'subscription',
      id: 'an id',
      firstName: 'Elena',
      lastName: null,
      email: 'e@sample.example',
      leadStatus: 'New',
      leadSource: 'subscription',
      ownerId: null,
      answeredAt: null,
      nextTaskDue: null,
      clientId: null,
      erasedAt: null,
      createdAt: 'a time',
    });
  });
});

describe('changing the lead status', () => {
  it.each(everyPair(LEAD_STATUSES).filter(([from, to]) => from !== to))(
    'from %s to %s is recorded with both names',
    (from, to) => {
      for (const lead of [anAppointment({ leadStatus: from }), aSubscription({ leadStatus: from })])
        expect(changeLeadStatus(lead, to)).toEqual({
          lead: { ...lead, leadStatus: to },
          activity: {
            actionType: 'lead_status_changed',
            actionDetails: `Lead status changed from ${from} to ${to}`,
          },
        });
    },
  );

  it.each(LEAD_STATUSES)('to the present %s changes nothing and records no activity', (status) => {
    const lead = anAppointment({ leadStatus: status });
    expect(changeLeadStatus(lead, status)).toEqual({ lead, activity: null });
  });

  it('does not modify its argument', () => {
    const lead = Object.freeze(anAppointment());
    changeLeadStatus(lead, 'In Progress');
    expect(lead.leadStatus).toBe('New');
  });
});

describe('changing the booking status', () => {
  it.each(everyPair(BOOKING_STATUSES).filter(([from, to]) => from !== to))(
    'from %s to %s is recorded with both names',
    (from, to) => {
      const booking = anAppointment({ bookingStatus: from, leadStatus: 'In Progress' });
      expect(changeBookingStatus(booking, to)).toEqual({
        // the next invitation of a booking that was Confirmed replaces the one before
        lead: { ...booking, bookingStatus: to, calendarSequence: from === 'Confirmed' ? 1 : 0 },
        activity: {
          actionType: 'booking_status_changed',
          actionDetails: `Booking status changed from ${from} to ${to}`,
        },
      });
    },
  );

  it.each(BOOKING_STATUSES)('of a cancelled booking from %s to Confirmed restores it', (from) => {
    const booking = anAppointment({ bookingStatus: from, cancelledAt: '2026-11-20T08:00:00.000Z' });
    const { lead, activity } = changeBookingStatus(booking, 'Confirmed');
    expect(lead).toEqual({ ...booking, bookingStatus: 'Confirmed', cancelledAt: null });
    expect(activity?.actionDetails).toBe(
      from === 'Confirmed'
        ? 'Booking confirmed again after it was cancelled'
        : `Booking status changed from ${from} to Confirmed`,
    );
  });

  it('of a cancelled booking to another status leaves it cancelled', () => {
    const booking = anAppointment({ cancelledAt: '2026-11-20T08:00:00.000Z' });
    expect(changeBookingStatus(booking, 'Hold').lead).toEqual({ ...booking, bookingStatus: 'Hold' });
    expect(changeBookingStatus(booking, 'Pending').activity).toBeNull();
  });

  it.each(BOOKING_STATUSES)('to the present %s changes nothing', (status) => {
    const booking = anAppointment({ bookingStatus: status });
    expect(changeBookingStatus(booking, status)).toEqual({ lead: booking, activity: null });
  });
});

describe('recording a sale', () => {
  const sale = { productPurchased: 'Term 20', premiumRate: '150.00' } as const;
  const today = '2026-11-21';
  const record = (booking: Appointment, sold: Sale) => recordSale(booking, sold, today);

  it.each(PREMIUM_FREQUENCIES)(
    'that is paid %s closes the lead and names the product',
    (premiumFrequency) => {
      const booking = anAppointment({ bookingStatus: 'Hold' });
      expect(record(booking, { ...sale, premiumFrequency })).toEqual({
        lead: { ...booking, ...sale, premiumFrequency, leadStatus: 'Closed Sale', soldOn: today },
        activity: {
          actionType: 'sale_recorded',
          actionDetails: `Sale recorded: Term 20, ${premiumFrequency}, $150.00`,
        },
      });
    },
  );

  it('that is already recorded changes nothing and records no activity', () => {
    const { lead } = record(anAppointment(), { ...sale, premiumFrequency: 'annual' });
    expect(record(lead, { ...sale, premiumFrequency: 'annual' })).toEqual({ lead, activity: null });
  });

  it.each([
    ['another product', { productPurchased: 'Term 10' }],
    ['another frequency', { premiumFrequency: 'monthly' }],
    ['another rate', { premiumRate: '150' }],
  ] as const)('that has %s than the recorded one is recorded', (_, change) => {
    const first = { ...sale, premiumFrequency: 'annual' } as const;
    const { lead } = record(anAppointment(), first);
    expect(record(lead, { ...first, ...change }).activity).not.toBeNull();
  });

  it('closes a lead again that was reopened', () => {
    const { lead: closed } = record(anAppointment(), { ...sale, premiumFrequency: 'annual' });
    const { lead: opened } = changeLeadStatus(closed, 'In Progress');
    const again = record(opened, { ...sale, premiumFrequency: 'annual' });
    expect(again.lead.leadStatus).toBe('Closed Sale');
    expect(again.activity?.actionType).toBe('sale_recorded');
  });

  it.each(LEAD_STATUSES)('closes a lead with status %s', (leadStatus) => {
    const { lead } = record(anAppointment({ leadStatus }), { ...sale, premiumFrequency: 'annual' });
    expect(lead.leadStatus).toBe('Closed Sale');
  });

  it('replaces an earlier one', () => {
    const first = record(anAppointment(), { ...sale, premiumFrequency: 'annual' }).lead;
    const second = { productPurchased: 'Whole life', premiumFrequency: 'monthly', premiumRate: '9' } as const;
    expect(record(first, second).lead).toMatchObject({ ...second, leadStatus: 'Closed Sale' });
  });

  it.each([
    ['a corrected rate', { premiumRate: '160' }, '2026-01-05'],
    ['a corrected frequency', { premiumFrequency: 'monthly' }, '2026-01-05'],
    ['another product', { productPurchased: 'Whole life' }, today],
  ] as const)('with %s (%j) has the day %s', (_, change, soldOn) => {
    const first = { ...sale, premiumFrequency: 'annual' } as const;
    const { lead } = recordSale(anAppointment(), first, '2026-01-05');
    expect(record(lead, { ...first, ...change }).lead.soldOn).toBe(soldOn);
  });

  it('keeps its day when the lead was reopened in between', () => {
    const first = { ...sale, premiumFrequency: 'annual' } as const;
    const { lead } = recordSale(anAppointment(), first, '2026-01-05');
    expect(record(changeLeadStatus(lead, 'In Progress').lead, first).lead.soldOn).toBe('2026-01-05');
  });
});

describe('the owner of a lead', () => {
  const ana = { id: 'ana', name: 'Ana Cruz' };

  it('changes for either kind of lead, and the activity names the new one', () => {
    for (const lead of [anAppointment({ ownerId: 'ben' }), aSubscription()])
      expect(changeOwner(lead, ana)).toEqual({
        lead: { ...lead, ownerId: 'ana' },
        activity: { actionType: 'owner_changed', actionDetails: 'Looked after by Ana Cruz' },
      });
  });

  it('can be removed', () => {
    const lead = anAppointment({ ownerId: 'ana' });
    expect(changeOwner(lead, null)).toEqual({
      lead: { ...lead, ownerId: null },
      activity: { actionType: 'owner_changed', actionDetails: 'Looked after by nobody' },
    });
  });

  it('that is the present one changes nothing', () => {
    const owned = anAppointment({ ownerId: 'ana' });
    expect(changeOwner(owned, ana)).toEqual({ lead: owned, activity: null });
    const lead = aSubscription();
    expect(changeOwner(lead, null)).toEqual({ lead, activity: null });
  });
});
