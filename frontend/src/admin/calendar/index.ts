import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../loading/screenCode';

const CalendarPage = lazyScreen('calendar', () =>
  import('./CalendarPage').then((module) => module.CalendarPage),
);

/** Bookings by preferred date, at /admin/calendar. */
export const calendar: ResourceProps = { name: 'calendar', list: CalendarPage };
