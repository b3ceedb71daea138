/** Formats a date in long US style, such as October 7, 2025. Takes an ISO time, or YYYY-MM-DD with time zone UTC. */
export function longDate(iso: string, timeZone: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  }).format(date);
}
