import { screen, within } from '@testing-library/react';
import { aBook, aBookGroup, anEmptyBook } from '@/testing/fakeBook';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { renderAdmin } from '@/testing/renderAdmin';
import { BookPage } from './BookPage';

const render = (book = aBook()) => renderAdmin(<BookPage />, { server: fakeProvider({ book }) });
/** The filter that the link opens the list of policies with. */
const filterOf = (link: HTMLElement) => {
  const { pathname, searchParams } = new URL(link.getAttribute('href')!, 'http://console');
  return [pathname, JSON.parse(searchParams.get('filter')!)] as const;
};
const rowOf = async (table: string, row: RegExp) =>
  within(within(await screen.findByRole('table', { name: table })).getByRole('row', { name: row }));

test('shows the headline figures, each a link to the policies behind it', async () => {
  render();
  const inForce = within(await screen.findByRole('region', { name: 'In Force' }));
  expect(inForce.getByRole('link', { description: 'Policies' })).toHaveTextContent('3');
  const yearly = inForce.getByRole('link', { description: 'Yearly premium' });
  expect(yearly).toHaveTextContent('₱12,345.00');
  expect(filterOf(yearly)).toEqual([
    '/admin/policies',
    { force: 'in force', insurer: 'Sun Life', currency: 'PHP', single: false },
  ]);
  const premiums = within(screen.getByRole('region', { name: 'Premiums, Nov 2026' }));
  expect(premiums.getByRole('link', { description: 'In grace today' })).toHaveTextContent('₱1,000.00');
  const persistency = within(screen.getByRole('region', { name: 'Persistency' }));
  expect(persistency.getByRole('link', { description: '13 months' })).toHaveTextContent('75%');
});

test('has a table below each chart on request, with the policies of each month', async () => {
  const { user } = render();
  expect(await screen.findByRole('region', { name: 'Premiums by Month, PHP' })).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Premiums by Month, PHP' })).toBeNull();
  for (const button of screen.getAllByRole('button', { name: /^Show as table/ })) await user.click(button);
  const premiums = await rowOf('Premiums by Month, PHP', /Nov 2026/);
  const collected = premiums.getByRole('link', { name: '₱2,000.00' });
  expect(filterOf(collected)[1]).toMatchObject({
    premiumState: 'paid',
    currency: 'PHP',
    dueMonth: '2026-11',
  });
  const changes = await rowOf('Policies by Month', /Nov 2026/);
  expect(filterOf(changes.getByRole('link', { name: '1' }))[1]).toMatchObject({ force: 'lapsed' });
  const cohort = await rowOf('Persistency at 13 Months', /Sep 2025/);
  expect(filterOf(cohort.getByRole('link', { name: '3' }))[1]).toMatchObject({ keptMonths: 13 });
  expect(screen.getByText('No policy began 25 months before these months.')).toBeVisible();
});

test('has the leads of the last weeks, also without policies, with a table for screen readers', async () => {
  const weeks = [{ weekStart: '2026-11-15', bookings: 6, subscriptions: 3 }];
  renderAdmin(<BookPage />, { server: fakeProvider({ book: anEmptyBook(), weeks }) });
  const table = await screen.findByRole('table', { name: 'Leads by week' });
  expect(within(table).getByRole('row', { name: 'November 15, 2026 6 3' })).toBeInTheDocument();
});

test('lists the policies in force by insurer and line, and names the currency where there are several', async () => {
  const dollars = aBookGroup({ currency: 'USD', policies: { count: 1, filter: {} } });
  render(aBook({ byInsurer: [dollars, aBookGroup()] }));
  const table = within(await screen.findByRole('table', { name: 'In Force by Insurer' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Sun Life, PHP',
    'Sun Life, USD',
  ]);
  expect(table.getByRole('link', { name: '$12,345.00' })).toBeVisible();
  expect(await rowOf('In Force by Line', /Life/)).toBeTruthy();
});

test('shows the products of an insurer on request', async () => {
  const dollars = aBookGroup({ product: 'Peso Plan', line: 'life', currency: 'USD' });
  const product = aBookGroup({ product: 'Term 20', line: 'life' });
  const { user } = render(aBook({ byProduct: [product, dollars] }));
  const table = within(await screen.findByRole('table', { name: 'In Force by Insurer' }));
  expect(table.queryByText('Term 20, life')).toBeNull();
  await user.click(table.getByRole('button', { name: 'Products of Sun Life' }));
  expect(table.getByRole('rowheader', { name: 'Term 20, life' })).toBeVisible();
  expect(table.queryByText('Peso Plan, life')).toBeNull();
  await user.click(table.getByRole('button', { name: 'Products of Sun Life' }));
  expect(table.queryByText('Term 20, life')).toBeNull();
});

test('shows the first ten insurers, and all on request', async () => {
  const byInsurer = Array.from({ length: 12 }, (_, index) =>
    aBookGroup({ insurer: `Insurer ${index}`, policies: { count: 12 - index, filter: {} } }),
  );
  const { user } = render(aBook({ byInsurer }));
  const table = within(await screen.findByRole('table', { name: 'In Force by Insurer' }));
  expect(table.getAllByRole('rowheader')).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Show all 12' }));
  expect(table.getAllByRole('rowheader')).toHaveLength(12);
});

test('shows more months on request', async () => {
  const server = fakeProvider({ book: aBook() });
  const asked: number[] = [];
  server.provider.book = (months) => {
    asked.push(months);
    return Promise.resolve(aBook());
  };
  const { user } = renderAdmin(<BookPage />, { server });
  await user.click(await screen.findByRole('combobox', { name: 'Months' }));
  await user.click(await screen.findByRole('option', { name: 'Last 24 months' }));
  expect(await screen.findByRole('region', { name: 'In Force' })).toBeVisible();
  expect(asked).toEqual([12, 24]);
});

test('says where to begin without policies', async () => {
  render(anEmptyBook());
  expect(await screen.findByText('No figures yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Policies' })).toHaveAttribute('href', '/admin/policies');
});

test('says when the figures cannot be loaded, and tries again', async () => {
  const server = fakeProvider({ book: aBook() });
  const { book } = server.provider;
  server.provider.book = () => Promise.reject(errorResponse(503, 'The database is away'));
  const { user } = renderAdmin(<BookPage />, { server });
  expect(await screen.findByText('The database is away')).toBeVisible();
  server.provider.book = book;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'In Force' })).toBeVisible();
});
