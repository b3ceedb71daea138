import { TextDecoder } from 'node:util';

/** A component of a calendar file, such as VEVENT, with those of its lines and parts that are read. */
export interface Component {
  readonly name: string;
  /** The properties as they are written, by their names in capitals. */
  readonly lines: ReadonlyMap<string, readonly string[]>;
  readonly parts: readonly Component[];
}

/** A property of a component; the names of its parameters are in lower case. */
export interface Property {
  readonly params: Readonly<Record<string, string>>;
  readonly value: string;
}

export interface CalendarComponents {
  readonly events: readonly Component[];
  readonly freeBusy: readonly Component[];
  readonly zones: readonly Component[];
  /** The zone of the calendar as a whole. */
  readonly zone: string | null;
  /** Whether there are components of other kinds, such as tasks. */
  readonly hasOthers: boolean;
}

const COMPONENTS = new Set(['VCALENDAR', 'VEVENT', 'VFREEBUSY', 'VTIMEZONE', 'STANDARD', 'DAYLIGHT']);
const PROPERTIES = new Set([
  'UID',
  'SEQUENCE',
  'SUMMARY',
  'STATUS',
  'TRANSP',
  'X-MICROSOFT-CDO-BUSYSTATUS',
  'FREEBUSY',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RECURRENCE-ID',
  'RRULE',
  'RDATE',
  'EXDATE',
  'EXRULE',
  'TZID',
  'TZOFFSETFROM',
  'TZOFFSETTO',
  'X-WR-TIMEZONE',
]);

/**
 * The text of a calendar file, with each folded line as one. Lines are unfolded before they are decoded, because a fold may
 * divide a letter (RFC 5545, 3.1). A line that is not UTF-8 is read as Windows-1252.
 */
export function calendarText(file: Uint8Array): string {
  const unfolded = Buffer.from(
    Buffer.from(file)
      .toString('latin1')
      .replace(/\r?\n[ \t]/g, ''),
    'latin1',
  );
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(unfolded);
  } catch {
    const [utf8, windows] = [new TextDecoder('utf-8', { fatal: true }), new TextDecoder('windows-1252')];
    const lines = unfolded.toString('latin1').split('\n');
    return lines
      .map((line) => {
        const bytes = Buffer.from(line, 'latin1');
        try {
          return utf8.decode(bytes);
        } catch {
          return windows.decode(bytes);
        }
      })
      .join('\n');
  }
}

/**
 * The components of the unfolded text. Lines that are no property, such as the rest of a text that contains a line break, and
 * those of alarms are passed over.
 */
export function componentsOf(text: string): CalendarComponents {
  const found = { events: [] as Component[], freeBusy: [] as Component[], zones: [] as Component[] };
  const lists = new Map([
    ['VEVENT', found.events],
    ['VFREEBUSY', found.freeBusy],
    ['VTIMEZONE', found.zones],
  ]);
  const open: { name: string; lines: Map<string, string[]>; parts: Component[] }[] = [];
  let zone: string | null = null;
  let hasOthers = false;
  for (const line of linesOf(text)) {
    const name = /^[\w-]+(?=[;:])/.exec(line)?.[0].toUpperCase();
    if (name === 'BEGIN') {
      const component = {
        name: line.slice(6).trim().toUpperCase(),
        lines: new Map<string, string[]>(),
        parts: [],
      };
      hasOthers ||= open.at(-1)?.name === 'VCALENDAR' && !COMPONENTS.has(component.name);
      open.push(component);
    } else if (name === 'END') {
      const ended = line.slice(4).trim().toUpperCase();
      if (!open.some((component) => component.name === ended)) continue;
      while (open.at(-1)!.name !== ended) open.pop();
      const component = open.pop()!;
      lists.get(ended)?.push(component);
      open.at(-1)?.parts.push(component);
      if (ended === 'VCALENDAR') zone ??= propertyOf(component, 'X-WR-TIMEZONE')?.value ?? null;
    } else if (name && PROPERTIES.has(name)) {
      const lines = open.at(-1)?.lines;
      const sameName = lines?.get(name);
      if (sameName) sameName.push(line);
      else lines?.set(name, [line]);
    }
  }
  return { ...found, zone, hasOthers };
}

/** One by one, because a calendar has many: an expression for them would overflow at a line of megabytes. */
function* linesOf(text: string): Generator<string> {
  const ends = /[\r\n]/g;
  for (let start = 0; start < text.length; start = ends.lastIndex) {
    ends.lastIndex = start;
    const end = ends.exec(text)?.index ?? text.length;
    if (end > start) yield text.slice(start, end);
    ends.lastIndex = end + 1;
  }
}

export function propertyOf(component: Component, name: string): Property | undefined {
  return propertiesOf(component, name, 1)[0];
}

/** The first `most` of them. */
export function propertiesOf({ lines }: Component, name: string, most = Infinity): Property[] {
  return (lines.get(name) ?? []).slice(0, most).map((text) => parsed(name, text));
}

/** The value begins at the first colon outside of quotes; where a zone such as `(UTC-05:00) …` has none, at the last one. */
function parsed(name: string, text: string): Property {
  const first = /^(?:[^":]|"[^"]*")*/.exec(text)![0].length;
  const isCutZone = /^;TZID=\((?:UTC|GMT)[+-]\d\d$/i.test(text.slice(name.length, first));
  const colon = isCutZone ? text.lastIndexOf(':') : first;
  const params = [...text.slice(name.length, colon).matchAll(/;\s*([\w-]+)=("[^"]*"|[^;]*)/g)].map(
    ([, key = '', value = '']) => [key.toLowerCase(), value.replaceAll('"', '').trim()] as const,
  );
  return { params: Object.fromEntries(params), value: text.slice(colon + 1).trim() };
}

/** A text without its escapes, on one line. */
export function plainText(value: string): string {
  return value
    .replace(/\\(.)/g, (_, letter: string) => (/n/i.test(letter) ? ' ' : letter))
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}
