import { screen, waitFor } from '@testing-library/react';
import { fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { AddTask } from './AddTask';

const lead = { leadType: 'appointment', leadId: 'b1' } as const;
const field = () => screen.findByRole('textbox', { name: 'New task' });

test('what was typed is there again after the page was closed, for the same lead only', async () => {
  const first = renderAdmin(<AddTask about={lead} />);
  await screen.findByRole('button', { name: 'Tomorrow' });
  await fill(await field(), 'Call the bank');
  first.unmount();
  const other = renderAdmin(<AddTask />);
  expect(await field()).toHaveValue('');
  other.unmount();
  renderAdmin(<AddTask about={lead} />);
  expect(await screen.findByDisplayValue('Call the bank')).toBeVisible();
  expect(screen.getByText(/Restored what you had written/)).toBeVisible();
});

test('a task is due on the next open day', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-28T03:00:00Z'), doNotFake: ['setTimeout', 'setInterval'] });
  try {
    const closedDays = [{ date: '2026-11-30', name: 'Bonifacio Day' }];
    renderAdmin(<AddTask />, { server: fakeProvider({ closedDays }) });
    await waitFor(() =>
      expect(screen.getByLabelText('Due date', { selector: 'input' })).toHaveValue('2026-12-01'),
    );
  } finally {
    jest.useRealTimers();
  }
});
