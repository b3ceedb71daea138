import { screen, within } from '@testing-library/react';
import { fakeProvider, refusal } from '../../testing/fakeProvider';
import { renderAdmin } from '../../testing/renderAdmin';
import { Dashboard } from './Dashboard';

test('shows three groups of figures, each a link to its leads', async () => {
  renderAdmin(<Dashboard />);
  const bookings = within(await screen.findByRole('region', { name: 'Booking Stats' }));
  const link = (label: string) => bookings.getByRole('link', { description: label });
  expect(link('Total Bookings')).toHaveTextContent('2');
  const confirmed = link('Confirmed');
  expect(confirmed).toHaveTextContent('1');
  expect(decodeURIComponent(confirmed.getAttribute('href') ?? '')).toBe(
    '/admin/leads?filter={"leadType":"appointment","bookingStatus":"Confirmed"}&page=1',
  );
  const leads = within(screen.getByRole('region', { name: 'Lead Stats' }));
  for (const label of [
    'Total Leads',
    'From Bookings',
    'From Subscriptions',
    'New',
    'In Progress',
    'Not Qualified',
    'Offer Declined',
    'Closed Sale',
  ])
    expect(leads.getByText(label)).toBeVisible();
  const sales = within(screen.getByRole('region', { name: 'Sales Stats' }));
  for (const label of ['Total Sales', 'Monthly', 'Quarterly', 'Annual'])
    expect(sales.getByText(label)).toBeVisible();
  const annual = new URL(
    sales.getByRole<HTMLAnchorElement>('link', { description: 'Annual' }).getAttribute('href') ?? '',
    'http://console',
  );
  expect(JSON.parse(annual.searchParams.get('filter') ?? '')).toEqual({
    leadType: 'appointment',
    leadStatus: 'Closed Sale',
    premiumFrequency: 'annual',
  });
});

test('reads the chart out as a table', async () => {
  const weeks = [{ weekStart: '2026-11-15', bookings: 6, subscriptions: 3 }];
  renderAdmin(<Dashboard />, { server: fakeProvider({ weeks }) });
  const table = await screen.findByRole('table', { name: 'Leads by week' });
  expect(within(table).getByRole('row', { name: 'November 15, 2026 6 3' })).toBeInTheDocument();
});

test('says when the figures cannot be read, and tries again when asked', async () => {
  const server = fakeProvider();
  const { stats } = server.provider;
  server.provider.stats = () => Promise.reject(refusal(503, 'The database is away'));
  const { user } = renderAdmin(<Dashboard />, { server });
  expect(await screen.findByText('The database is away')).toBeVisible();
  server.provider.stats = stats;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Total Leads')).toBeVisible();
});
