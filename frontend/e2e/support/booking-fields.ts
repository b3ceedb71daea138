import type { BookingRequest } from '../../src/shared/api-types';

let made = 0;

/** Values of a booking with a unique e-mail address, on the Wednesday after next. */
export function bookingFields(changes: Partial<BookingRequest> = {}): BookingRequest {
  made += 1;
  return {
    firstName: 'Ana',
    lastName: `Reyes ${made}`,
    email: `ana.reyes.${Date.now()}.${made}@example.org`,
    phone: '+63 917 555 0101',
    dateOfBirth: '1988-04-12',
    preferredDate: wednesdayAfterNext(),
    preferredTime: '10am',
    serviceInterest: 'retirement',
    notes: 'Please call in the morning.',
    ...changes,
  };
}

/** A day when the office is open, as YYYY-MM-DD: 8 to 14 days from now, so never in the past in any time zone. */
function wednesdayAfterNext(): string {
  const date = new Date();
  date.setUTCDate(date.getUTCDate() + 8 + ((9 - date.getUTCDay()) % 7));
  return date.toISOString().slice(0, 10);
}
