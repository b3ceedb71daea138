import { createServer, type Server } from 'node:http';
import type { OwnServer } from './http/own-server.js';
import { Logger } from './logger.js';
import { Scheduler } from './scheduler.js';
import { aConfig } from './testing/config.js';
import { portWith } from './testing/port-with.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T02:30:00.000Z') }));
afterEach(() => jest.useRealTimers());

function aScheduler(env: Record<string, string> = {}, http: Server | null = createServer()) {
  const config = aConfig(env);
  const logger = new Logger(config);
  const failure = jest.spyOn(logger, 'failure');
  return { scheduler: new Scheduler(config, logger, portWith<OwnServer>({ http })), failure };
}

describe('a scheduled job', () => {
  it('runs at the times of its pattern, and at no other', async () => {
    const { scheduler } = aScheduler();
    const work = jest.fn(() => Promise.resolve());
    scheduler.every('hourly', '0 * * * *', work);
    await jest.advanceTimersByTimeAsync(29 * MINUTE);
    expect(work).toHaveBeenCalledTimes(0);
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(work).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(2 * HOUR);
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('may run at start as well', async () => {
    const { scheduler } = aScheduler();
    const work = jest.fn(() => Promise.resolve());
    scheduler.every('hourly', '0 * * * *', work, { atStart: true });
    expect(work).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(HOUR);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('runs in a server only, not in a command beside it', async () => {
    const { scheduler } = aScheduler({}, null);
    const work = jest.fn(() => Promise.resolve());
    scheduler.every('hourly', '0 * * * *', work, { atStart: true });
    await jest.advanceTimersByTimeAsync(HOUR);
    expect(work).not.toHaveBeenCalled();
  });

  it('runs in the time zone of the office', async () => {
    const { scheduler } = aScheduler({ TIME_ZONE: 'Asia/Manila' });
    const ranAt: string[] = [];
    scheduler.every('daily', '0 11 * * *', async () => ranAt.push(new Date().toISOString()));
    await jest.advanceTimersByTimeAsync(24 * HOUR);
    expect(ranAt).toEqual(['2026-11-21T03:00:00.000Z']);
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('unavailable'))],
    [
      'throws',
      () => {
        throw new Error('unavailable');
      },
    ],
  ])('that %s is logged under its name and runs again', async (_, fail) => {
    const { scheduler, failure } = aScheduler();
    const work = jest.fn<Promise<void>, []>(fail);
    scheduler.every('prune sessions', '0 * * * *', work, { atStart: true });
    await jest.advanceTimersByTimeAsync(HOUR);
    expect(work).toHaveBeenCalledTimes(2);
    expect(failure).toHaveBeenCalledTimes(2);
    expect(failure).toHaveBeenCalledWith('scheduled job failed', expect.any(Error), {
      job: 'prune sessions',
    });
  });

  it('does not overlap with itself', async () => {
    const { scheduler } = aScheduler();
    const work = jest.fn(() => new Promise((resolve) => setTimeout(resolve, 80 * MINUTE)));
    scheduler.every('slow', '0 * * * *', work, { atStart: true });
    await jest.advanceTimersByTimeAsync(79 * MINUTE);
    expect(work).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(12 * MINUTE);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('does not run after the application has shut down', async () => {
    const { scheduler } = aScheduler();
    const work = jest.fn(() => Promise.resolve());
    scheduler.every('hourly', '0 * * * *', work);
    scheduler.onModuleDestroy();
    await jest.advanceTimersByTimeAsync(2 * HOUR);
    expect(work).toHaveBeenCalledTimes(0);
  });

  it('does not keep the process alive', () => {
    const { scheduler } = aScheduler();
    const timers = jest.spyOn(globalThis, 'setTimeout');
    scheduler.every('hourly', '0 * * * *', () => Promise.resolve());
    const timer = timers.mock.results.at(-1)?.value as NodeJS.Timeout;
    expect(timer.hasRef()).toBe(false);
  });

  it('is rejected with an invalid pattern', () => {
    const { scheduler } = aScheduler();
    expect(() => scheduler.every('wrong', 'every day', () => Promise.resolve())).toThrow();
  });
});
