import { adminStats, type LeadBucket } from './admin-stats.js';

const bookings = (leads: number, traits: Partial<LeadBucket> = {}): LeadBucket => ({
  leadType: 'appointment',
  leadStatus: 'New',
  bookingStatus: 'Pending',
  premiumFrequency: null,
  leads,
  ...traits,
});
const subscriptions = (leads: number, traits: Partial<LeadBucket> = {}): LeadBucket => ({
  leadType: 'subscription',
  leadStatus: 'New',
  bookingStatus: null,
  premiumFrequency: null,
  leads,
  ...traits,
});

describe('the dashboard statistics', () => {
  it('are zero without leads', () => {
    const { bookings, leads, sales } = adminStats([]);
    expect([...Object.values(bookings), ...Object.values(leads), ...Object.values(sales)]).toEqual(
      Array(16).fill(0),
    );
  });

  it('add up bookings by their status', () => {
    const stats = adminStats([
      bookings(3),
      bookings(2, { bookingStatus: 'Confirmed' }),
      bookings(4, { bookingStatus: 'Confirmed', leadStatus: 'In Progress' }),
      bookings(1, { bookingStatus: 'Hold' }),
      subscriptions(50),
    ]);
    expect(stats.bookings).toEqual({ total: 10, confirmed: 6, pending: 3, hold: 1 });
  });

  it('add up leads of both kinds by their status', () => {
    const stats = adminStats([
      bookings(1),
      subscriptions(2),
      bookings(3, { leadStatus: 'In Progress' }),
      subscriptions(4, { leadStatus: 'Not Qualified' }),
      bookings(5, { leadStatus: 'Offer Declined' }),
      subscriptions(6, { leadStatus: 'Closed Sale' }),
      bookings(7, { leadStatus: 'Closed Sale' }),
    ]);
    expect(stats.leads).toEqual({
      total: 28,
      fromBookings: 16,
      fromSubscriptions: 12,
      new: 3,
      inProgress: 3,
      notQualified: 4,
      offerDeclined: 5,
      closedSale: 13,
    });
  });

  it.each<[string, LeadBucket, AdminSales]>([
    ['a closed booking that is paid monthly', closed('monthly'), sales({ monthly: 1 })],
    ['a closed booking that is paid quarterly', closed('quarterly'), sales({ quarterly: 1 })],
    ['a closed booking that is paid annually', closed('annual'), sales({ annual: 1 })],
    ['no booking that is closed without a product', bookings(1, { leadStatus: 'Closed Sale' }), sales({})],
    [
      'no booking with a product that is closed no longer',
      bookings(1, { leadStatus: 'In Progress', premiumFrequency: 'annual' }),
      sales({}),
    ],
    ['no closed subscription', subscriptions(1, { leadStatus: 'Closed Sale' }), sales({})],
  ])('count as a sale %s', (_, bucket, expected) => {
    expect(adminStats([bucket]).sales).toEqual(expected);
  });
});

type AdminSales = ReturnType<typeof adminStats>['sales'];

function closed(premiumFrequency: 'monthly' | 'quarterly' | 'annual'): LeadBucket {
  return bookings(1, { leadStatus: 'Closed Sale', premiumFrequency });
}

function sales(counts: Partial<AdminSales>): AdminSales {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { total, monthly: 0, quarterly: 0, annual: 0, ...counts };
}
