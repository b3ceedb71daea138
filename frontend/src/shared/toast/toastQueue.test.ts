import {
  dismissToast,
  notify,
  onToastChange,
  shownToast,
  TOAST_DURATION,
  TOAST_HOTKEY,
  TOAST_REMOVE_DELAY,
  TOAST_SWIPE_THRESHOLD,
} from './toastQueue';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('has the constants of the spec', () => {
  expect([TOAST_DURATION, TOAST_REMOVE_DELAY, TOAST_SWIPE_THRESHOLD, TOAST_HOTKEY]).toEqual([
    5000,
    1_000_000,
    50,
    'F8',
  ]);
});

test('shows one toast at a time', () => {
  notify({ title: 'First' });
  notify({ title: 'Second', destructive: true });
  expect(shownToast()).toMatchObject({ title: 'Second', destructive: true, open: true });
});

test('a dismissed toast closes at once and is forgotten 1000000 ms later', () => {
  notify({ title: 'Hello' });
  dismissToast(shownToast()!.id);
  expect(shownToast()).toMatchObject({ open: false });
  jest.advanceTimersByTime(999_999);
  expect(shownToast()).not.toBeNull();
  jest.advanceTimersByTime(1);
  expect(shownToast()).toBeNull();
});

test('a new toast outlives the removal of the one before', () => {
  notify({ title: 'First' });
  const first = shownToast()!.id;
  dismissToast(first);
  notify({ title: 'Second' });
  dismissToast(first);
  jest.advanceTimersByTime(2_000_000);
  expect(shownToast()).toMatchObject({ title: 'Second', open: true });
});

test('tells its listeners until they leave', () => {
  const listener = jest.fn();
  const leave = onToastChange(listener);
  notify({ title: 'One' });
  leave();
  notify({ title: 'Two' });
  expect(listener).toHaveBeenCalledTimes(1);
});
