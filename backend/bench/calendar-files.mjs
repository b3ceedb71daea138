// Calendar files of other programs: a large one of an ordinary mix, and small ones with one hostile entry.
const DAY = 86_400_000;

const text = (moment) => new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '');

const ZONES = ['Asia/Manila', 'America/New_York', 'Eastern Standard Time', 'Europe/Berlin', 'Asia/Singapore'];

/** Of ten entries, four recur: by day, week and month, with exceptions and a moved occurrence. */
const KINDS = [single, single, weekly, wholeDay, single, monthly, utc, daily, single, yearly];

/** So many entries from eight years ago to two years ahead. */
export function ordinaryFile(entries, now = Date.now()) {
  const first = now - 8 * 365 * DAY;
  const events = [];
  for (let number = 0; events.length < entries; number += 1) {
    const day = first + ((number * 37) % (10 * 365)) * DAY;
    events.push(...KINDS[number % KINDS.length](`entry-${number}`, day, ZONES[number % ZONES.length], now));
  }
  return fileOf(events.slice(0, entries));
}

/** Ordinary entries with one that costs as much as it can. */
export function fileWithOne(lines, entries, now = Date.now()) {
  const events = Array.from({ length: entries }, (_, number) =>
    event(`entry-${number}`, [`DTSTART:${text(now + (number + 1) * DAY)}Z`, 'DURATION:PT1H']),
  );
  if (lines) events.splice(entries / 2, 0, event('hostile', lines));
  return fileOf(events);
}

const many = (length, from = 0) => Array.from({ length }, (_, place) => place + from).join(',');
const dates = (name, length) =>
  `${name}:${Array.from({ length }, (_, place) => `${text(Date.UTC(2026, 0, 1) + place * 3_600_000)}Z`).join(',')}`;

/** Entries that cost as much as they can, by what is said of them. */
export const HOSTILE = {
  'each second': recurring('FREQ=SECONDLY'),
  'each minute from 1970': ['DTSTART:19700101T000000Z', 'DURATION:PT1M', 'RRULE:FREQ=MINUTELY'],
  'each second of each day': recurring(
    `FREQ=DAILY;BYHOUR=${many(24)};BYMINUTE=${many(60)};BYSECOND=${many(60)}`,
  ),
  'a day that never comes': recurring('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'),
  'a second that never comes': recurring('FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30'),
  'a place that never comes': recurring('FREQ=MINUTELY;BYSETPOS=200;BYSECOND=1;COUNT=5'),
  'all days of each year': [
    'DTSTART:00010101T000000Z',
    'DURATION:PT1H',
    `RRULE:FREQ=YEARLY;BYYEARDAY=${many(366, 1)};BYHOUR=${many(24)};BYSETPOS=${many(366, 1)};COUNT=999999999`,
  ],
  'a hundred rules': [
    'DTSTART:20000101T000000Z',
    'DURATION:PT1H',
    ...Array.from({ length: 100 }, (_, place) => `RRULE:FREQ=HOURLY;INTERVAL=${place + 1};COUNT=900000`),
  ],
  '100,000 dates': ['DTSTART:20260101T000000Z', 'DURATION:PT1H', dates('RDATE', 100_000)],
  '100,000 exceptions': [...recurring('FREQ=HOURLY'), dates('EXDATE', 100_000)],
  'a line for each of 100,000 exceptions': [
    ...recurring('FREQ=HOURLY'),
    ...Array.from(
      { length: 100_000 },
      (_, place) => `EXDATE:${text(Date.UTC(2026, 0, 1) + place * 3_600_000)}Z`,
    ),
  ],
};

function recurring(rule) {
  return ['DTSTART;TZID=Asia/Manila:20150101T090000', 'DURATION:PT1H', `RRULE:${rule}`];
}

function single(uid, day, zone) {
  return [event(uid, timed(day, zone))];
}

function utc(uid, day) {
  return [event(uid, [`DTSTART:${text(day)}Z`, `DTEND:${text(day + 3_600_000)}Z`])];
}

function wholeDay(uid, day) {
  const date = (moment) => text(moment).slice(0, 8);
  return [event(uid, [`DTSTART;VALUE=DATE:${date(day)}`, `DTEND;VALUE=DATE:${date(day + 2 * DAY)}`])];
}

function daily(uid, day, zone) {
  const rule = `RRULE:FREQ=DAILY;UNTIL=${text(day + 40 * DAY)}Z`;
  return [event(uid, [...timed(day, zone), rule])];
}

/** Every other one without end; with exceptions, and one occurrence two hours later. */
function weekly(uid, day, zone, now) {
  const end = uid.endsWith('12') ? '' : `;UNTIL=${text(Math.min(day + 500 * DAY, now + 100 * DAY))}Z`;
  const out = [2, 5, 9].map((week) => `EXDATE;TZID=${zone}:${text(day + week * 7 * DAY)}`);
  const moved = day + 4 * 7 * DAY;
  return [
    event(uid, [...timed(day, zone), `RRULE:FREQ=WEEKLY${end}`, ...out]),
    event(uid, [`RECURRENCE-ID;TZID=${zone}:${text(moved)}`, ...timed(moved + 7_200_000, zone)]),
  ];
}

function monthly(uid, day, zone) {
  return [event(uid, [...timed(day, zone), 'RRULE:FREQ=MONTHLY;BYDAY=2TU;COUNT=60'])];
}

function yearly(uid, day) {
  const date = text(day).slice(0, 8);
  return [event(uid, [`DTSTART;VALUE=DATE:${date}`, 'RRULE:FREQ=YEARLY', 'TRANSP:OPAQUE'])];
}

function timed(day, zone) {
  return [`DTSTART;TZID=${zone}:${text(day)}`, `DTEND;TZID=${zone}:${text(day + 3_600_000)}`];
}

function event(uid, lines) {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@sample.example`,
    `SUMMARY:Meeting ${uid}`,
    'DESCRIPTION:What other programs write as well\\, such as the place and the guests of a meeting',
    'ATTENDEE;CN=Sample Person;PARTSTAT=ACCEPTED:mailto:person@sample.example',
    ...lines,
    'END:VEVENT',
  ].join('\r\n');
}

function fileOf(events) {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
}
