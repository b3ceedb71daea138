import { screen, waitFor, within } from '@testing-library/react';
import { fakeProvider } from '@/testing/fakeProvider';
import { renderAdmin } from '@/testing/renderAdmin';
import { SubscriberListPage } from './SubscriberListPage';

const reason = 'The address is not confirmed';
const subscribers = [
  { id: 's2', firstName: 'Noel', email: 'noel@example.org', state: 'unconfirmed', reason },
  { id: 's1', firstName: 'Elena', email: 'elena@example.org', state: 'confirmed', reason: null },
] as const;

const rows = async () => {
  const table = await screen.findByRole('table');
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
};

test('says of each subscriber whether an issue is sent to the address, and why not', async () => {
  const { user } = renderAdmin(<SubscriberListPage />, {
    resource: 'newsletter',
    path: '/admin/newsletter/subscribers',
    server: fakeProvider({ subscribers: [...subscribers] }),
  });
  expect(await rows()).toEqual([
    `Noelnoel@example.orgNot confirmed${reason}`,
    'Elenaelena@example.orgConfirmed',
  ]);
  expect(screen.getByRole('link', { name: 'Noel' })).toHaveAttribute('href', '/admin/leads/subscription/s2');
  await user.click(screen.getByRole('combobox', { name: 'Filter by state' }));
  await user.click(await screen.findByRole('option', { name: 'Not confirmed' }));
  await waitFor(() => expect(screen.queryByText('Elena')).toBeNull());
  await user.type(screen.getByRole('textbox', { name: 'Search the addresses' }), 'x');
  expect(await screen.findByText('No subscribers match')).toBeVisible();
});
