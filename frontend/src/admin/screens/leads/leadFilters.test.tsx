import { forReactAdmin } from '@/admin/ground/api/dataProvider';
import { screen, within } from '@testing-library/react';
import type { Lead } from '@/shared/api-types';
import { aBookingLead, aSubscriptionLead } from '@/testing/builders';
import { fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { LeadListPage } from './LeadListPage';

type Options = Parameters<typeof renderAdmin>[1];
const renderList = (options: Options = {}) =>
  renderAdmin(<LeadListPage />, { path: '/admin/leads', ...options });

const liza = aBookingLead({ id: 'liza' });
const noel = aBookingLead({ id: 'noel', firstName: 'Noel', lastName: 'Garcia', ownerId: 'user-2' });
const elena = aSubscriptionLead({ id: 'elena' });
const served = (...leads: Lead[]) =>
  fakeProvider({ leads, staff: [{ id: 'user-2', name: 'Maria Clara', role: 'admin_assistant' }] });
const card = (name: string) => screen.findByRole('article', { name });

test('filters are named, counted and cleared', async () => {
  const { user, url } = renderList({
    server: served(liza, noel, elena),
    path: `/admin/leads?filter=${encodeURIComponent('{"leadType":"appointment","ownerId":"user-2"}')}`,
  });
  expect(await screen.findByText('1 lead')).toBeVisible();
  expect(screen.getByText('Source: Bookings')).toBeVisible();
  expect(await screen.findByText('Looked after by: Maria Clara')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await screen.findByText('3 leads')).toBeVisible();
  expect(url.current).not.toContain('ownerId');
});

test('filters apply as they are chosen', async () => {
  const { user } = renderList({ server: served(liza, noel, elena) });
  await card('Elena');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
  for (const name of [
    'Source',
    'Service',
    'Booking status',
    'Premium frequency',
    'Looked after by',
    'Created',
    'Appointment',
  ])
    expect(panel.getByRole('combobox', { name })).toBeInTheDocument();
  await user.click(panel.getByRole('combobox', { name: 'Source' }));
  await user.click(await screen.findByRole('option', { name: 'Subscriptions' }));
  expect(await panel.findByText('1 lead')).toBeVisible();
});

test('a search without results repeats its words', async () => {
  renderList({ server: served(liza) });
  await card('Liza Reyes');
  await fill(screen.getByRole('textbox', { name: /search/i }), 'zzzz');
  expect(await screen.findByText('No leads in this category')).toBeVisible();
  expect(screen.getByText('for “zzzz”')).toBeVisible();
});

test('filters are saved as a view by name', async () => {
  const { user, url } = renderList({
    server: served(liza, elena),
    path: `/admin/leads?filter=${encodeURIComponent('{"bookingStatus":"Pending"}')}`,
  });
  await card('Liza Reyes');
  await user.click(screen.getByRole('button', { name: 'Views' }));
  await fill(await screen.findByLabelText('Name of this view'), 'My pending');
  await user.keyboard('{Enter}');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await screen.findByText('2 leads')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Views' }));
  await user.click(await screen.findByRole('button', { name: 'My pending' }));
  expect(await screen.findByText('1 lead')).toBeVisible();
  expect(url.current).toContain('{"bookingStatus":"Pending"}');
});

test('a search in a part of the leads says so', async () => {
  const server = served(liza);
  const provider = forReactAdmin(server.provider);
  const { getList } = provider;
  provider.getList = async (...asked: Parameters<typeof getList>) => ({
    ...(await getList(...asked)),
    meta: { newestOnly: true },
  });
  renderList({ server });
  expect(await screen.findByText(/Searched in the newest leads only/)).toBeVisible();
});
