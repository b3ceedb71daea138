import { everyHour } from './every-hour.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('tidies up at once and every hour, also after it has failed', () => {
  const work = jest.fn(() => Promise.reject(new Error('the database is away')));
  everyHour(work);
  expect(work).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(2 * 3_600_000);
  expect(work).toHaveBeenCalledTimes(3);
});
