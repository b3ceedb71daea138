import { act, render } from '@testing-library/react';
import { Toaster } from './Toaster';
import { notify, shownToast, TOAST_DURATION } from './toastQueue';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['the default duration', { title: 'Deleted' }, TOAST_DURATION],
  ['its own duration', { title: 'Deleted', duration: 15_000 }, 15_000],
])('a toast closes after %s', (_, message, duration) => {
  notify(message);
  render(<Toaster toast={shownToast()} focusRegion={false} />);
  act(() => jest.advanceTimersByTime(duration - 1));
  expect(shownToast()?.open).toBe(true);
  act(() => jest.advanceTimersByTime(1));
  expect(shownToast()?.open).toBe(false);
});
