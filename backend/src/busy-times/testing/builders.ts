import { newId } from '../../platform/clock.js';
import { type BusyCalendar, NEVER_READ } from '../domain/busy-calendar.js';

/** A calendar that was never read; every call has another id and another user. */
export function aBusyCalendar(changes: Partial<BusyCalendar> = {}): BusyCalendar {
  return {
    id: newId(),
    userId: newId(),
    name: 'Private',
    sealedUrl: 'sealed',
    host: 'calendar.example',
    createdAt: '2026-11-26T00:00:00.000Z',
    ...NEVER_READ,
    ...changes,
  };
}
