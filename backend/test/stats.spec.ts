import { AdminClient } from './support/admin-client.js';
import { runningApp } from './support/running-app.js';

const NONE = {
  bookings: { total: 0, confirmed: 0, pending: 0, hold: 0 },
  leads: {
    total: 0,
    fromBookings: 0,
    fromSubscriptions: 0,
    new: 0,
    inProgress: 0,
    notQualified: 0,
    offerDeclined: 0,
    closedSale: 0,
  },
  sales: { total: 0, monthly: 0, quarterly: 0, annual: 0 },
};

describe('dashboard statistics', () => {
  const running = runningApp();

  it('count every lead once and reflect each change', async () => {
    const admin = await AdminClient.signIn(running.app);
    const stats = async () => (await admin.request('GET', '/api/admin/stats')).body as typeof NONE;
    const change = async (path: string, body: object) =>
      expect(await admin.request('PATCH', `/api/admin/${path}`, body)).toMatchObject({ status: 200 });
    expect(await stats()).toEqual(NONE);

    const ids = [];
    for (let index = 0; index < 6; index += 1) ids.push(await admin.createBooking());
    const [a, b, c, d, e] = ids as [string, string, string, string, string];
    const subscriptions = [await admin.createSubscription(), await admin.createSubscription()];
    expect(await stats()).toEqual({
      bookings: { total: 6, confirmed: 0, pending: 6, hold: 0 },
      leads: { ...NONE.leads, total: 8, fromBookings: 6, fromSubscriptions: 2, new: 8 },
      sales: NONE.sales,
    });

    await change(`appointments/${a}/booking-status`, { bookingStatus: 'Confirmed' });
    await change(`appointments/${b}/booking-status`, { bookingStatus: 'Hold' });
    await change(`appointments/${a}/lead-status`, { leadStatus: 'In Progress' });
    await change(`appointments/${b}/lead-status`, { leadStatus: 'Not Qualified' });
    await change(`subscriptions/${subscriptions[0]}/lead-status`, { leadStatus: 'Offer Declined' });
    await change(`subscriptions/${subscriptions[1]}/lead-status`, { leadStatus: 'Closed Sale' });
    for (const [id, premiumFrequency] of [
      [c, 'monthly'],
      [d, 'quarterly'],
      [e, 'annual'],
    ] as const)
      await change(`appointments/${id}/sales-info`, {
        productPurchased: 'Life',
        premiumFrequency,
        premiumRate: '1',
      });
    const busy = {
      bookings: { total: 6, confirmed: 1, pending: 4, hold: 1 },
      leads: {
        total: 8,
        fromBookings: 6,
        fromSubscriptions: 2,
        new: 1,
        inProgress: 1,
        notQualified: 1,
        offerDeclined: 1,
        closedSale: 4,
      },
      sales: { total: 3, monthly: 1, quarterly: 1, annual: 1 },
    };
    expect(await stats()).toEqual(busy);

    // a closed lead without a product is not a sale, nor is a product of a reopened lead
    await change(`appointments/${a}/lead-status`, { leadStatus: 'Closed Sale' });
    await change(`appointments/${c}/lead-status`, { leadStatus: 'In Progress' });
    expect((await stats()).sales).toEqual({ total: 2, monthly: 0, quarterly: 1, annual: 1 });
    await change(`appointments/${c}/lead-status`, { leadStatus: 'Closed Sale' });
    await change(`appointments/${c}/sales-info`, {
      productPurchased: 'Life',
      premiumFrequency: 'annual',
      premiumRate: '1',
    });
    expect((await stats()).sales).toEqual({ total: 3, monthly: 0, quarterly: 1, annual: 2 });
  });

  it('count the new leads of each of the last weeks', async () => {
    const admin = await AdminClient.signIn(running.app);
    const { body } = await admin.request('GET', '/api/admin/stats/weeks');
    const weeks = body as { weekStart: string; bookings: number; subscriptions: number }[];
    expect(weeks).toHaveLength(12);
    expect(weeks.every(({ weekStart }) => new Date(weekStart).getUTCDay() === 0)).toBe(true);
    expect(weeks.at(-1)).toMatchObject({ bookings: 6, subscriptions: 2 });
  });
});
