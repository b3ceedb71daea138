import { aConfig } from '../../platform/testing/config.js';
import { builtProgram } from '../../platform/testing/programs.js';
import { calendarFile, sampleCalendar } from '../testing/calendar-file.js';
import { IcalReader } from './ical-reader.js';
import { CalendarThread, ThreadedCalendarReader } from './threaded-calendar-reader.js';

const SPAN = { from: new Date('2026-11-25T00:00Z'), to: new Date('2026-12-31T00:00Z') };
const threaded = (timeoutMs?: number) =>
  new ThreadedCalendarReader(
    new CalendarThread(builtProgram('busy-times/infrastructure/calendar-thread'), timeoutMs),
    aConfig(),
  );

const numbers = (length: number) => [...Array(length).keys()].join(',');
const EACH_SECOND = `BYHOUR=${numbers(24)};BYMINUTE=${numbers(60)};BYSECOND=${numbers(60)}`;

/** Each entry takes all of its time. */
const SLOW = Buffer.from(
  calendarFile(
    ...Array.from({ length: 2_000 }, (_, uid) => [
      `UID:${uid}`,
      'DTSTART:20200101T010000Z',
      'DURATION:PT1H',
      `RRULE:FREQ=DAILY;${EACH_SECOND}`,
    ]),
  ),
);

describe('a calendar that is read in a thread', () => {
  it('gives the same times as one that is read in the server', async () => {
    const file = Buffer.from(sampleCalendar('google'));
    expect(await threaded().read(file, SPAN)).toEqual(await new IcalReader('Asia/Manila').read(file, SPAN));
  });

  it('ends at the time limit, and the server goes on meanwhile', async () => {
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 20);
    expect(await threaded(500).read(SLOW, SPAN)).toEqual({ problem: 'busy-calendar.too-slow' });
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(5);
  });

  it('waits for the one before, and has its own time from then on', async () => {
    const reader = threaded(2_000);
    const ended: string[] = [];
    const reading = (name: string, file: Uint8Array) =>
      reader.read(file, SPAN).then((found) => ended.push('times' in found ? name : `${name} too slow`));
    await Promise.all([
      reading('first', SLOW),
      reading('second', Buffer.from(sampleCalendar('google'))),
      reading('third', SLOW),
      reading('fourth', Buffer.from(sampleCalendar('icloud'))),
    ]);
    expect(ended).toEqual(['first too slow', 'second', 'third too slow', 'fourth']);
  });

  it('is left when the server stops, as those are that wait for it', async () => {
    const [reader, stopping] = [threaded(), new AbortController()];
    const readings = [1, 2].map(() => reader.read(SLOW, SPAN, stopping.signal));
    stopping.abort(new Error('The server stops'));
    for (const reading of readings) await expect(reading).rejects.toThrow('The server stops');
  });

  it('that takes too much memory is not read, and the server goes on', async () => {
    const file = Buffer.from(
      calendarFile(['UID:a', 'DTSTART:20261126T010000Z', `${'RDATE:\r\n'.repeat(3_000_000)}A:1`]),
    );
    expect(await threaded().read(file, SPAN)).toEqual({ problem: 'busy-calendar.too-complex' });
  });

  it('is rejected when the thread cannot start', async () => {
    const reader = new ThreadedCalendarReader(new CalendarThread('/nowhere/thread.js'), aConfig());
    await expect(reader.read(Buffer.from(''), SPAN)).rejects.toThrow();
  });
});
