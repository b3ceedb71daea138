import { type CalendarDate, momentIn, offsetAt } from '../../calendar/domain/calendar-date.js';

const MINUTE_MS = 60_000;
/** Shorter than the time between any two changes of a zone's clocks. */
const STEP_MS = 14 * 24 * 60 * MINUTE_MS;

/** Offsets in milliseconds ahead of UTC. */
interface Change {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

let last: { readonly key: string; readonly text: string } | null = null;

/**
 * The definition of a time zone in the years of the days from one to another (RFC 5545 §3.6.5), from the rules that compute all other times here:
 * lists of definitions are years behind for zones that changed their rules.
 */
export function vtimezone(timeZone: string, tzid: string, from: CalendarDate, to = from): string {
  const [year, lastYear] = [from.slice(0, 4), to.slice(0, 4)];
  const key = `${timeZone} ${tzid} ${year} ${lastYear}`;
  // most consultations are in the same year, and finding its changes takes longer than all else in a mail
  if (last?.key !== key) last = { key, text: definition(timeZone, tzid, year, lastYear) };
  return last.text;
}

function definition(timeZone: string, tzid: string, year: string, lastYear: string): string {
  const begin = momentIn(timeZone, `${year}-01-01`, 0).getTime();
  const first = offsetAt(timeZone, begin);
  const changes = changesBetween(timeZone, begin, Date.UTC(Number(lastYear) + 1, 0, 1));
  const standard = Math.min(first, ...changes.map(({ to }) => to));
  const observances = [{ at: begin, from: first, to: first }, ...changes].flatMap(({ at, from, to }) => {
    const name = to === standard ? 'STANDARD' : 'DAYLIGHT';
    return [
      `BEGIN:${name}`,
      `DTSTART:${localText(at + from)}`,
      `TZOFFSETFROM:${offsetText(from)}`,
      `TZOFFSETTO:${offsetText(to)}`,
      `END:${name}`,
    ];
  });
  return ['BEGIN:VTIMEZONE', `TZID:${tzid}`, ...observances, 'END:VTIMEZONE'].join('\r\n');
}

function changesBetween(timeZone: string, begin: number, end: number): Change[] {
  const changes: Change[] = [];
  let from = offsetAt(timeZone, begin);
  for (let start = begin; start < end; start += STEP_MS) {
    const to = offsetAt(timeZone, start + STEP_MS);
    if (from !== to) changes.push({ at: changeAfter(timeZone, start, from), from, to });
    from = to;
  }
  return changes;
}

/** The first whole minute within a step with another offset. */
function changeAfter(timeZone: string, start: number, from: number): number {
  let before = start;
  let after = start + STEP_MS;
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetAt(timeZone, middle) === from) before = middle;
    else after = middle;
  }
  return after;
}

function localText(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '');
}

function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / MINUTE_MS;
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${offset < 0 ? '-' : '+'}${hour}${minute}`;
}
