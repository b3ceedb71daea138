import {
  dismissShownToast,
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

test('has the constants of spec §9', () => {
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

test('a dismissed toast closes at once and is removed after 1000000 ms', () => {
  notify({ title: 'Hello' });
  dismissToast(shownToast()!.id);
  expect(shownToast()).toMatchObject({ open: false });
  jest.advanceTimersByTime(999_999);
  expect(shownToast()).not.toBeNull();
  jest.advanceTimersByTime(1);
  expect(shownToast()).toBeNull();
});

test('dismisses the shown toast without its id', () => {
  notify({ title: 'Login failed' });
  dismissShownToast();
  expect(shownToast()).toMatchObject({ title: 'Login failed', open: false });
});

test('the removal of the previous toast does not remove a new one', () => {
  notify({ title: 'First' });
  const first = shownToast()!.id;
  dismissToast(first);
  notify({ title: 'Second' });
  dismissToast(first);
  jest.advanceTimersByTime(2_000_000);
  expect(shownToast()).toMatchObject({ title: 'Second', open: true });
});

test('notifies listeners until they unsubscribe', () => {
  const listener = jest.fn();
  const leave = onToastChange(listener);
  notify({ title: 'One' });
  leave();
  notify({ title: 'Two' });
  expect(listener).toHaveBeenCalledTimes(1);
});
