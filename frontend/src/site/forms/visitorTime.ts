import { type CalendarDate, momentIn } from '@contract';

/** The visitor's IANA time zone; undefined if the browser does not tell. */
export function visitorTimeZone(): string | undefined {
  // typed as always present, but missing or empty in some browsers with fingerprint protection
  const { timeZone }: { timeZone?: string } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone || undefined;
}

/**
 * A time of the office in the visitor's zone, such as `Sunday, November 29, 9:00 PM`; undefined if the clocks of both show
 * the same.
 */
export function visitorTime(
  businessZone: string,
  date: CalendarDate,
  minute: number,
  visitorZone = visitorTimeZone(),
): string | undefined {
  if (!visitorZone) return undefined;
  const moment = momentIn(businessZone, date, minute);
  const shown = (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    })
      .format(moment)
      .replace(' at ', ', ');
  const own = shown(visitorZone);
  return own === shown(businessZone) ? undefined : own;
}
