import { claimAlert } from './claimAlert';

/** The locks of a browser, for calls with `ifAvailable`. */
function fakeLocks() {
  const held = new Set<string>();
  return {
    async request(name: string, _options: LockOptions, run: (lock: { name: string } | null) => unknown) {
      if (held.has(name)) return run(null);
      held.add(name);
      await run({ name });
      held.delete(name);
      return undefined;
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
});

test('one of several tabs gets the alert, and a focused one before the others', async () => {
  Object.assign(navigator, { locks: fakeLocks() });
  const focused = jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  const background = [claimAlert('appointment:b1'), claimAlert('appointment:b1')];
  focused.mockReturnValue(true);
  const front = claimAlert('appointment:b1');
  await jest.advanceTimersByTimeAsync(1000);
  expect(await front).toBe(true);
  expect(await Promise.all(background)).toEqual([false, false]);
});

test('a later lead is claimed anew', async () => {
  Object.assign(navigator, { locks: fakeLocks() });
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  expect(await claimAlert('appointment:b1')).toBe(true);
  expect(await claimAlert('appointment:b2')).toBe(true);
});

test('without Web Locks every tab gets it', async () => {
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  expect(await claimAlert('appointment:b1')).toBe(true);
});
