import { act, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { userEvent } from '@testing-library/user-event';
import { fill } from '@/testing/fill';
import { installBackGuard, useBackGuard } from './useBackGuard';

installBackGuard();

const onBack = jest.fn();

function Form({ dirty }: { dirty: boolean }) {
  useBackGuard(dirty, onBack);
  return <input aria-label="Note" />;
}

async function visitLeads(dirty: boolean) {
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Link to="/leads">To the leads</Link>} />
        <Route path="/leads" element={<Form dirty={dirty} />} />
      </Routes>
    </BrowserRouter>,
  );
  await userEvent.click(screen.getByRole('link'));
  await fill(screen.getByLabelText('Note'), 'Call on Monday');
}

beforeEach(() => {
  onBack.mockClear();
  window.history.pushState(null, '', '/');
});

test('while the guard is active, Back calls the handler and the page keeps its state', async () => {
  await visitLeads(true);
  const asked = new Promise((resolve) => onBack.mockImplementation(resolve));
  act(() => window.history.back());
  await act(() => asked);
  await waitFor(() => expect(window.location.pathname).toBe('/leads'));
  expect(screen.getByLabelText('Note')).toHaveValue('Call on Monday');
});

test('without an active guard, Back leaves the page', async () => {
  await visitLeads(false);
  act(() => window.history.back());
  expect(await screen.findByRole('link', { name: 'To the leads' })).toBeVisible();
  expect(onBack).not.toHaveBeenCalled();
});
