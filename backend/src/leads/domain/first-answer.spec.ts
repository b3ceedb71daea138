import { anActivity, anAppointment, aSubscription, bookingRef } from '../testing/builders.js';
import { afterActivity } from './first-answer.js';

const AT = '2026-11-21T02:00:00.000Z';
const lead = anAppointment();
const byStaff = { performedBy: 'ana', performedByName: 'Ana Cruz', createdAt: AT };

describe('the first answer to a lead', () => {
  it.each([
    'lead_created',
    'lead_status_changed',
    'booking_status_changed',
    'booking_rescheduled',
    'booking_cancelled',
    'visitor_request_dismissed',
    'mail_sent_again',
    'sale_recorded',
    'note_added',
    'contact_logged',
  ] as const)('is %s by staff', (actionType) => {
    const activity = anActivity(bookingRef(lead), { ...byStaff, actionType });
    expect(afterActivity(lead, activity)).toEqual({ ...lead, answeredAt: AT });
    const subscription = aSubscription();
    expect(afterActivity(subscription, activity)).toEqual({ ...subscription, answeredAt: AT });
  });

  it.each(['details_changed', 'owner_changed'] as const)('is not %s', (actionType) => {
    expect(afterActivity(lead, anActivity(bookingRef(lead), { ...byStaff, actionType }))).toEqual(lead);
  });

  it('is nothing that a visitor does', () => {
    for (const actionType of ['lead_created', 'visitor_request', 'booking_cancelled'] as const)
      expect(afterActivity(lead, anActivity(bookingRef(lead), { actionType, performedBy: null }))).toEqual(
        lead,
      );
  });

  it('stays the first one', () => {
    const answered = anAppointment({ answeredAt: '2026-11-20T09:00:00.000Z' });
    const activity = anActivity(bookingRef(answered), { ...byStaff, actionType: 'note_added' });
    expect(afterActivity(answered, activity)).toEqual(answered);
  });
});
