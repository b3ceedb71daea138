import { screen, within } from '@testing-library/react';
import { fakeProvider, errorResponse } from '@/testing/fakeProvider';
import { onPhone } from '@/testing/onPhone';
import { renderAdmin } from '@/testing/renderAdmin';
import { DashboardPage } from './DashboardPage';

test('shows three groups of stats, each linked to its leads', async () => {
  renderAdmin(<DashboardPage />);
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

test('shows an error if the stats cannot be loaded, with a retry button', async () => {
  const server = fakeProvider();
  const { stats } = server.provider;
  server.provider.stats = () => Promise.reject(errorResponse(503, 'The database is away'));
  const { user } = renderAdmin(<DashboardPage />, { server });
  expect(await screen.findByText('The database is away')).toBeVisible();
  server.provider.stats = stats;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Total Leads')).toBeVisible();
});

describe('on a phone', () => {
  onPhone();

  test('the stats stand below what is to be done', async () => {
    renderAdmin(<DashboardPage />);
    const stats = await screen.findByRole('region', { name: 'Booking Stats' });
    const today = await screen.findByRole('region', { name: /^Today/ });
    expect(today.compareDocumentPosition(stats)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
