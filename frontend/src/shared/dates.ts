/** A day in long US style, such as October 7, 2025. Takes an ISO time or a plain YYYY-MM-DD (then with zone UTC). */
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
