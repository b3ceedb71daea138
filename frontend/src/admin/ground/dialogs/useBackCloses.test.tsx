import { act, renderHook, waitFor } from '@testing-library/react';
import { useBackCloses } from './useBackCloses';
import { installBackGuard, useBackGuard } from './useBackGuard';

const isHeld = () => Boolean((window.history.state as { dialog?: number } | null)?.dialog);
const goBack = async () => {
  const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await act(() => gone);
};

test('Back closes what fills the screen, and the page below stays', async () => {
  window.history.pushState({ page: 'below' }, '');
  const onBack = jest.fn();
  const { unmount } = renderHook(() => useBackCloses(true, onBack));
  expect(isHeld()).toBe(true);
  await goBack();
  expect(onBack).toHaveBeenCalledTimes(1);
  unmount();
  expect(window.history.state).toEqual({ page: 'below' });
});

test('Back closes the uppermost first', async () => {
  const [onSheet, onDialog] = [jest.fn(), jest.fn()];
  const sheet = renderHook(() => useBackCloses(true, onSheet));
  const dialog = renderHook(({ active }) => useBackCloses(active, onDialog), {
    initialProps: { active: true },
  });
  await goBack();
  dialog.rerender({ active: false });
  expect([onDialog, onSheet].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  await goBack();
  expect(onSheet).toHaveBeenCalledTimes(1);
  sheet.unmount();
});

test('Back asks again when it was kept open', async () => {
  const onBack = jest.fn();
  const { unmount } = renderHook(() => useBackCloses(true, onBack));
  await goBack();
  await waitFor(() => expect(isHeld()).toBe(true));
  await goBack();
  expect(onBack).toHaveBeenCalledTimes(2);
  unmount();
});

test('closing it by a button leaves no step in the history', async () => {
  window.history.pushState({ page: 'below' }, '');
  const { rerender } = renderHook(({ active }) => useBackCloses(active, jest.fn()), {
    initialProps: { active: true },
  });
  rerender({ active: false });
  await waitFor(() => expect(window.history.state).toEqual({ page: 'below' }));
});

test('a form with changes is not asked about when the phone is turned and the dialog no longer fills it', async () => {
  window.history.pushState({ page: 'below' }, '');
  installBackGuard();
  const onBack = jest.fn();
  const { rerender, unmount } = renderHook(
    ({ fills }) => {
      useBackCloses(fills, onBack);
      useBackGuard(true, onBack);
    },
    { initialProps: { fills: true } },
  );
  rerender({ fills: false });
  await waitFor(() => expect(window.history.state).toEqual({ page: 'below' }));
  expect(onBack).not.toHaveBeenCalled();
  unmount();
});

test('what opens in the place of a dialog stays open, until Back closes it', async () => {
  window.history.pushState({ page: 'below' }, '');
  const [onForm, onResult] = [jest.fn(), jest.fn()];
  const { rerender, unmount } = renderHook(
    ({ sent }) => {
      useBackCloses(!sent, onForm);
      useBackCloses(sent, onResult);
    },
    { initialProps: { sent: false } },
  );
  rerender({ sent: true });
  // longer than a step back takes
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(isHeld()).toBe(true);
  expect(onResult).not.toHaveBeenCalled();
  await goBack();
  expect([onForm, onResult].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  unmount();
  expect(window.history.state).toEqual({ page: 'below' });
});

test('nothing is held while it is closed', () => {
  window.history.pushState(null, '');
  renderHook(() => useBackCloses(false, jest.fn()));
  expect(isHeld()).toBe(false);
});
