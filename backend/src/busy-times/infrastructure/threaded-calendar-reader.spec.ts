import { aConfig } from '../../platform/testing/config.js';
import { builtProgram } from '../../platform/testing/programs.js';
import { calendarFile, sampleCalendar } from '../testing/calendar-file.js';
import { IcalReader } from './ical-reader.js';
import { CalendarThread, ThreadedCalendarReader } from './threaded-calendar-reader.js';

const SPAN = { from: new Date('2026-11-25T00:00Z'), to: new Date('2026-12-31T00:00Z') };
const threaded = (timeoutMs?: number) =>
  new ThreadedCalendarReader(
    new CalendarThread(builtProgram('busy-times/calendar-thread'), timeoutMs),
    aConfig(),
  );

describe('a calendar that is read in a thread', () => {
  it('gives the same times as one that is read in the server', async () => {
    const file = sampleCalendar('google');
    expect(await threaded().read(file, SPAN)).toEqual(await new IcalReader('Asia/Manila').read(file, SPAN));
  });

  it('with a rule that no day fulfils ends at the time limit, and the server goes on meanwhile', async () => {
    const rule = 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30';
    const file = calendarFile(['UID:a', 'DTSTART:20260101T010000Z', 'DURATION:PT1H', rule]);
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 20);
    expect(await threaded(500).read(file, SPAN)).toEqual({ problem: 'busy-calendar.too-slow' });
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(5);
  });

  it('waits for the one before, and has its own time from then on', async () => {
    const rule = 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30';
    const endless = calendarFile(['UID:a', 'DTSTART:20260101T010000Z', 'DURATION:PT1H', rule]);
    const reader = threaded(2_000);
    const ended: string[] = [];
    const reading = (name: string, file: string) =>
      reader.read(file, SPAN).then((found) => ended.push('times' in found ? name : `${name} too slow`));
    await Promise.all([
      ...[reading('first', endless), reading('second', sampleCalendar('google'))],
      ...[reading('third', endless), reading('fourth', sampleCalendar('icloud'))],
    ]);
    expect(ended).toEqual(['first too slow', 'second', 'third too slow', 'fourth']);
  });

  it('is left when the server stops, as those are that wait for it', async () => {
    const rule = 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30';
    const file = calendarFile(['UID:a', 'DTSTART:20260101T010000Z', 'DURATION:PT1H', rule]);
    const [reader, stopping] = [threaded(), new AbortController()];
    const readings = [1, 2].map(() => reader.read(file, SPAN, stopping.signal));
    stopping.abort(new Error('The server stops'));
    for (const reading of readings) await expect(reading).rejects.toThrow('The server stops');
  });

  it('that takes too much memory is not read, and the server goes on', async () => {
    const entry = (uid: number) => [
      'DTSTART:20261126T010000Z',
      `UID:${uid}`,
      'RRULE:FREQ=DAILY',
      'A:1\r\n'.repeat(150).trim(),
    ];
    const file = calendarFile(...Array.from({ length: 6_000 }, (_, uid) => entry(uid)));
    expect(await threaded().read(file, SPAN)).toEqual({ problem: 'busy-calendar.too-complex' });
  });

  it('is rejected when the thread cannot start', async () => {
    const reader = new ThreadedCalendarReader(new CalendarThread('/nowhere/thread.js'), aConfig());
    await expect(reader.read('', SPAN)).rejects.toThrow();
  });
});
