import { addDays, type CalendarDate } from '../calendar/domain/calendar-date.js';
import type { BookingRequest } from '../leads/domain/appointment.js';
import type { Subscription } from '../leads/domain/subscription.js';

type Aged<T> = T & { readonly hoursAgo: number };

/** Invented people with addresses that cannot exist (RFC 2606) and preferred dates around today. */
export function sampleBookings(today: CalendarDate): Aged<BookingRequest>[] {
  const booking = (
    hoursAgo: number,
    [firstName, lastName, phone, dateOfBirth]: readonly [string, string, string, string],
    inDays: number,
    preferredTime: BookingRequest['preferredTime'],
    serviceInterest: BookingRequest['serviceInterest'],
    notes: string | null = null,
  ): Aged<BookingRequest> => ({
    hoursAgo,
    firstName,
    lastName,
    email: `${firstName}.${lastName}@sample.example`.toLowerCase().replace(/[^a-z@.]/g, ''),
    phone,
    dateOfBirth,
    preferredDate: addDays(today, inDays),
    preferredTime,
    serviceInterest,
    notes,
  });
  return [
    booking(
      300,
      ['Liza', 'Reyes', '+63 917 000 0101', '1984-03-12'],
      1,
      '9am',
      'insurance',
      'Two children, 7 and 11. Would like to understand term insurance first.',
    ),
    booking(220, ['Ramon', 'Dela Cruz', '+63 917 000 0102', '1976-08-30'], 1, '2pm', 'retirement'),
    booking(
      150,
      ['Grace', 'Lim', '+63 918 000 0103', '1991-11-05'],
      2,
      '10am',
      'investment',
      'Has some savings in a time deposit that matures next month.',
    ),
    booking(96, ['Noel', 'Garcia', '+63 919 000 0104', '1988-01-21'], 3, '11am', 'education'),
    booking(
      70,
      ['Teresa', 'Aquino', '+63 920 000 0105', '1969-06-17'],
      5,
      '3pm',
      'estate',
      'Family home in Batangas, four siblings.',
    ),
    booking(44, ['Paolo', 'Mendoza', '+63 921 000 0106', '1995-09-09'], 6, '4pm', 'tax'),
    booking(20, ['Jasmine', 'Tan', '+63 922 000 0107', '1990-02-28'], 9, '1pm', 'insurance'),
    booking(
      4,
      ['Miguel', 'Santiago', '+63 923 000 0108', '1982-12-01'],
      12,
      '9am',
      'retirement',
      'Works abroad; mornings in Manila are best.',
    ),
  ];
}

export function sampleSubscriptions(): Aged<Pick<Subscription, 'firstName' | 'email'>>[] {
  return ['Aileen', 'Benjie', 'Carla', 'Dennis', 'Elena'].map((firstName, index) => ({
    hoursAgo: 260 - index * 55,
    firstName,
    email: `${firstName.toLowerCase()}@sample.example`,
  }));
}
