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

/** Of those that a Wednesday can be. */
const HOLIDAYS = /-(01-01|04-09|05-01|06-12|08-21|11-01|11-02|11-30|12-08|12-24|12-25|12-30|12-31)$/;

/** A day when the office is open, as YYYY-MM-DD: at least 8 days from now, so never in the past in any time zone. */
function wednesdayAfterNext(): string {
  const date = new Date();
  date.setUTCDate(date.getUTCDate() + 8 + ((9 - date.getUTCDay()) % 7));
  while (HOLIDAYS.test(dayOf(date))) date.setUTCDate(date.getUTCDate() + 7);
  return dayOf(date);
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
