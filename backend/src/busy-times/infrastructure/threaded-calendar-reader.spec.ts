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

  it('is rejected when the thread cannot start', async () => {
    const reader = new ThreadedCalendarReader(new CalendarThread('/nowhere/thread.js'), aConfig());
    await expect(reader.read('', SPAN)).rejects.toThrow();
  });
});
