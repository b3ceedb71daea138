const HOUR = 3_600_000;

export function hoursSince(at: string, now: Date): number {
  return (now.getTime() - Date.parse(at)) / HOUR;
}

export function daysSince(at: string, now: Date): number {
  return hoursSince(at, now) / 24;
}

/** `1 hour`, `3 days`: how long ago a moment was, in whole hours or days. */
export function ago(at: string, now: Date): string {
  const hours = Math.floor(hoursSince(at, now));
  if (hours < 1) return 'less than an hour ago';
  return hours < 48 ? `${counted(hours, 'hour')} ago` : `${counted(Math.floor(hours / 24), 'day')} ago`;
}

/** `1 day`, `2 days`. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
