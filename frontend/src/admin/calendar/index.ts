import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const BookingCalendar = lazy(() =>
  import('./BookingCalendar').then((module) => ({ default: module.BookingCalendar })),
);

/** Bookings by the day wished for, at /admin/calendar. */
export const calendar: ResourceProps = { name: 'calendar', list: BookingCalendar };
