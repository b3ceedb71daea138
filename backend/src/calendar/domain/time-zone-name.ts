import { formatPerZone } from './format-per-zone.js';

const nameFormat = formatPerZone('en', { timeZoneName: 'longGeneric' });

/**
 * A time zone in words for visitors: `Philippine time` for Asia/Manila, `GMT-05:00` for a zone without a name. Computed on
 * the server only, because browsers name zones differently.
 */
export function timeZoneName(timeZone: string, moment: Date): string {
  const parts = nameFormat(timeZone).formatToParts(moment);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name.replace(/( Standard)? Time$/, ' time');
}
