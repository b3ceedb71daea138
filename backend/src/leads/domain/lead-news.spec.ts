import { aSubscription, anAppointment } from '../testing/builders.js';
import { leadNews } from './lead-news.js';

const BOOKING = anAppointment({ bookingStatus: 'Pending', leadStatus: 'New' });
const SALE = { productPurchased: 'Term life', premiumFrequency: 'annual', premiumRate: '100' } as const;

describe('the news in a change of a lead', () => {
  it.each([
    ['a confirmation', {}, { bookingStatus: 'Confirmed' }, ['booking.confirmed']],
    ['a hold', { bookingStatus: 'Confirmed' }, { bookingStatus: 'Hold' }, []],
    ['another time', {}, { preferredDate: '2099-02-03' }, ['booking.moved']],
    [
      'another time that is confirmed at once',
      {},
      { preferredTime: '3pm', bookingStatus: 'Confirmed' },
      ['booking.moved', 'booking.confirmed'],
    ],
    [
      'a cancellation',
      { bookingStatus: 'Confirmed' },
      { cancelledAt: '2026-11-24T00:00:00.000Z' },
      ['booking.cancelled'],
    ],
    [
      'a cancelled booking that is confirmed again',
      { bookingStatus: 'Confirmed', cancelledAt: '2026-11-24T00:00:00.000Z' },
      { cancelledAt: null },
      ['booking.confirmed'],
    ],
    ['another status', {}, { leadStatus: 'In Progress' }, ['lead.status_changed']],
    ['a sale', {}, { ...SALE, leadStatus: 'Closed Sale' }, ['lead.sale_recorded', 'lead.status_changed']],
    ['a corrected sale', { ...SALE }, { premiumRate: '120' }, ['lead.sale_recorded']],
    ['another product', { ...SALE }, { productPurchased: 'Health' }, ['lead.sale_recorded']],
    ['another frequency', { ...SALE }, { premiumFrequency: 'monthly' }, ['lead.sale_recorded']],
    ['a sale that is taken back', { ...SALE }, { productPurchased: null }, []],
    [
      'a confirmed booking whose name is corrected',
      { bookingStatus: 'Confirmed' },
      { firstName: 'Lizbeth' },
      [],
    ],
    ['a sale whose name is corrected', { ...SALE }, { firstName: 'Lizbeth' }, []],
    [
      'a cancelled booking whose status is changed',
      { cancelledAt: '2026-11-24T00:00:00.000Z' },
      { bookingStatus: 'Confirmed' },
      [],
    ],
    ['a corrected name', {}, { firstName: 'Lizbeth' }, []],
    ['another owner', {}, { ownerId: 'somebody' }, []],
  ] as const)('of %s are those that others are told', (_, earlier, change, types) => {
    const before = { ...BOOKING, ...earlier };
    const after = { ...before, ...change };
    expect(leadNews({ before, after })).toEqual(
      types.map((type) => ({ type, id: BOOKING.id, leadType: 'appointment' })),
    );
  });

  it('of a subscription are those of its status', () => {
    const before = aSubscription({ leadStatus: 'New' });
    const after = { ...before, firstName: 'Ana', leadStatus: 'Not Qualified' } as const;
    expect(leadNews({ before, after })).toEqual([
      { type: 'lead.status_changed', id: before.id, leadType: 'subscription' },
    ]);
  });
});
