import { anAppointment, aSubscription } from '../testing/builders.js';
import { changeDetails } from './details.js';

describe('correcting the details of a lead', () => {
  it('changes what is given, and names the fields but no value', () => {
    const booking = anAppointment({ firstName: 'Lisa', notes: 'After work', dateOfBirth: '1984-03-12' });
    const details = { firstName: 'Liza', email: 'other@sample.example', dateOfBirth: null, notes: null };
    expect(changeDetails(booking, details)).toEqual({
      lead: { ...booking, ...details },
      activity: {
        actionType: 'details_changed',
        actionDetails: 'Details changed: first name, e-mail, date of birth, notes',
      },
    });
  });

  it('names every field of a booking', () => {
    const booking = anAppointment({ serviceInterest: 'tax' });
    const { activity } = changeDetails(booking, {
      firstName: 'A',
      lastName: 'B',
      email: 'c@d.example',
      phone: '1234567',
      dateOfBirth: '1999-01-01',
      serviceInterest: 'estate',
      notes: 'Other',
    });
    expect(activity?.actionDetails).toBe(
      'Details changed: first name, last name, e-mail, phone, date of birth, service, notes',
    );
  });

  it('gives a subscription a last name, and takes it away', () => {
    const subscription = aSubscription();
    const named = changeDetails(subscription, { lastName: 'Cruz' });
    expect(named.lead).toEqual({ ...subscription, lastName: 'Cruz' });
    expect(named.activity?.actionDetails).toBe('Details changed: last name');
    expect(changeDetails(named.lead, { lastName: null }).lead).toEqual(subscription);
  });

  it('to the same values changes nothing and records no activity', () => {
    const booking = anAppointment({ notes: null });
    const { firstName, email, notes } = booking;
    expect(changeDetails(booking, {})).toEqual({ lead: booking, activity: null });
    expect(changeDetails(booking, { firstName, email, notes })).toEqual({ lead: booking, activity: null });
    expect(changeDetails(booking, { firstName: undefined })).toEqual({ lead: booking, activity: null });
  });

  it('changes nothing else', () => {
    const forged = { firstName: 'Liza', leadStatus: 'Closed Sale', id: 'x' };
    const booking = anAppointment();
    expect(changeDetails(booking, forged).lead).toEqual({ ...booking, firstName: 'Liza' });
  });
});
