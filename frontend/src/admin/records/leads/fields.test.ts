import { aBookingLead, aSubscriptionLead } from '@/testing/builders';
import { corrections, fieldsOf, newBooking, valuesOf } from './fields';

test('only the changed fields are sent, trimmed, and an emptied one as null', () => {
  const before = valuesOf(aBookingLead({ notes: 'Two children', dateOfBirth: '1988-04-12' }));
  const after = { ...before, firstName: ' Lisa ', notes: ' ', dateOfBirth: '' };
  expect(corrections(before, after)).toEqual({ firstName: 'Lisa', notes: null, dateOfBirth: null });
  expect(corrections(before, before)).toEqual({});
});

test('a subscriber has no phone, and a missing last name is empty', () => {
  const lead = aSubscriptionLead();
  expect(fieldsOf(lead).map(({ name }) => name)).toEqual(['firstName', 'lastName', 'email']);
  expect(valuesOf(lead).lastName).toBe('');
});

test('a new booking sends missing values as null', () => {
  expect(newBooking({ firstName: ' Ana ', dateOfBirth: '' })).toEqual({
    firstName: 'Ana',
    dateOfBirth: null,
  });
});
