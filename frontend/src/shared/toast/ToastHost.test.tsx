import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastHost } from './ToastHost';
import { dismissShownToast, notify, TOAST_REMOVE_DELAY } from './toastQueue';

// the queue of the worker may hold the closed toast of an earlier file
beforeAll(() => {
  jest.useFakeTimers();
  notify({ title: 'Earlier' });
  dismissShownToast();
  jest.advanceTimersByTime(TOAST_REMOVE_DELAY);
  jest.useRealTimers();
});

test('F8 focuses the toast region', async () => {
  render(<ToastHost />);
  await userEvent.keyboard('{F8}');
  await waitFor(() => expect(screen.getByRole('list')).toHaveFocus());
});

test('shows a message that can be closed', async () => {
  render(<ToastHost />);
  act(() => notify({ title: 'Saved', description: 'All of it.' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(screen.getByText('All of it.')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
});
