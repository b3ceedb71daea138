import type { ResourceProps } from 'react-admin';
import { lazyComponent } from '../loading/lazyComponent';

const CalendarPage = lazyComponent(() => import('./CalendarPage').then((module) => module.CalendarPage));

/** Bookings by preferred date, at /admin/calendar. */
export const calendar: ResourceProps = { name: 'calendar', list: CalendarPage };
