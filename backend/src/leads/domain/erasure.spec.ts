import { anAppointment, aSubscription } from '../testing/builders.js';
import { assertNotErased, eraseLead } from './erasure.js';

const [AT, TODAY] = ['2026-11-22T02:00:00.000Z', '2026-11-22'];

describe('an erased booking', () => {
  const booking = anAppointment({
    notes: 'Two children.',
    preferredDate: '2026-11-21',
    visitorTimeZone: 'Asia/Dubai',
    outcome: 'Held',
    visitorRequest: { type: 'cancel', message: 'Ill', requestedAt: AT },
    leadStatus: 'Closed Sale',
    productPurchased: 'Life',
    premiumFrequency: 'monthly',
    premiumRate: '1200',
    soldOn: '2026-11-20',
    nextTaskDue: '2026-12-01',
    ownerId: 'owner',
  });

  it('has nothing personal, and keeps status, outcome, dates, service and sale', () => {
    expect(eraseLead(booking, AT, TODAY)).toEqual({
      ...booking,
      firstName: 'Erased',
      lastName: 'person',
      email: '',
      phone: '',
      dateOfBirth: null,
      notes: null,
      visitorTimeZone: null,
      visitorRequest: null,
      nextTaskDue: null,
      answeredAt: AT,
      erasedAt: AT,
    });
  });

  it.each([
    ['before today stays as it was', '2026-11-21', null, null],
    ['today is cancelled', TODAY, null, AT],
    [
      'later that was cancelled stays so',
      '2026-11-30',
      '2026-11-01T00:00:00.000Z',
      '2026-11-01T00:00:00.000Z',
    ],
  ])('%s', (_, preferredDate, cancelledAt, expected) => {
    const erased = eraseLead(anAppointment({ preferredDate, cancelledAt }), AT, TODAY);
    expect(erased.cancelledAt).toBe(expected);
  });

  it('keeps the time of its first answer', () => {
    const answeredAt = '2026-11-20T02:00:00.000Z';
    expect(eraseLead(anAppointment({ answeredAt }), AT, TODAY).answeredAt).toBe(answeredAt);
  });

  it('is not changed any more', () => {
    expect(() => assertNotErased(booking)).not.toThrow();
    expect(() => assertNotErased(eraseLead(booking, AT, TODAY))).toThrow('This person was erased');
  });
});

it('an erased subscription has nothing personal, and no fields of a booking', () => {
  const subscription = aSubscription({ lastName: 'Cruz' });
  expect(eraseLead(subscription, AT, TODAY)).toEqual({
    ...subscription,
    firstName: 'Erased',
    lastName: 'person',
    email: '',
    answeredAt: AT,
    erasedAt: AT,
  });
});
