import { momentIn, type CalendarDate } from '@contract';
import { formatIsoDateTime } from './dates';
import { consoleSettings } from './providers/consoleSettings';

const { timeZone } = consoleSettings;

/** The moment of a date and a time of day in the office's time zone, as ISO time; null while one of them is missing. */
export function momentOf(date: CalendarDate, time: string): string | null {
  if (!date || !time) return null;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const moment = momentIn(timeZone, date, hours * 60 + minutes);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** The date and the time of day of an ISO time in the office's time zone. */
export function dateAndTimeOf(iso: string): { date: CalendarDate; time: string } {
  const [date = '', time = ''] = formatIsoDateTime(iso).split(' ');
  return { date, time };
}

/** `Manila`. */
export const zoneName = () => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
