import type { QueryKey } from '@/admin/ground/api/queryKeys';
import { createRefresher, REFRESH_PAUSE } from './createRefresher';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function watch() {
  const rounds: string[] = [];
  let finish = () => {};
  const refresh = createRefresher((key: QueryKey) => {
    rounds.push(String(key));
    return new Promise<void>((resolve) => (finish = resolve));
  });
  const settle = async () => {
    finish();
    await jest.advanceTimersByTimeAsync(REFRESH_PAUSE);
  };
  return { rounds, refresh, settle };
}

test('refetches at once after the first message', () => {
  const { rounds, refresh } = watch();
  refresh([['leads']]);
  expect(rounds).toEqual(['leads']);
});

test('a burst of messages causes one more round after the current one', async () => {
  const { rounds, refresh, settle } = watch();
  refresh([['leads']]);
  for (let message = 0; message < 100; message += 1) refresh([['leads']]);
  expect(rounds).toEqual(['leads']);
  await settle();
  expect(rounds).toEqual(['leads', 'leads']);
  await settle();
  expect(rounds).toEqual(['leads', 'leads']);
});

test('starts a new round after a pause', async () => {
  const { rounds, refresh, settle } = watch();
  refresh([['leads']]);
  await settle();
  refresh([['stats']]);
  expect(rounds).toEqual(['leads', 'stats']);
});
