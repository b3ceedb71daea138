import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A calendar file with these entries, each as the lines between its first and its last one. */
export function calendarFile(...entries: readonly (readonly string[])[]): string {
  const lines = entries.flatMap((entry) => ['BEGIN:VEVENT', ...entry, 'END:VEVENT']);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Tests//EN', ...lines, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
}

/** A file in the form in which Google, Outlook or iCloud hands out calendars. */
export function sampleCalendar(name: 'google' | 'outlook' | 'icloud'): string {
  return readFileSync(join(import.meta.dirname, `samples/${name}.ics`), 'utf8');
}
