import { aClient } from '@/testing/fakeClients';
import { aPolicy, aPremium } from '@/testing/fakePolicies';
import { fakeProvider } from '@/testing/fakeProvider';
import { readCsv } from '@/testing/readCsv';
import { csvOf } from '@/admin/screens/clients/clientCsv';
import { POLICY_CSV } from '@/admin/screens/policies/policyCsv';
import { forReactAdmin } from '../api/dataProvider';
import { EXPORT_PAGE, exportList } from './exportList';

const rowsOf = (parts: readonly string[]) =>
  readCsv(parts.join('').slice(1), ',').filter((row) => row.length > 1);

const OLDEST_FIRST = { field: 'createdAt', order: 'ASC' } as const;

test('reads every page, and reports how far it is', async () => {
  const clients = Array.from({ length: EXPORT_PAGE + 1 }, (_, index) => aClient({ id: String(index) }));
  const { provider } = fakeProvider({ clients });
  const progress: number[] = [];
  const list = { resource: 'clients', filter: {}, sort: OLDEST_FIRST };
  const parts = await exportList(forReactAdmin(provider), list, csvOf([]), (done) => progress.push(done));
  expect(rowsOf(parts)).toHaveLength(EXPORT_PAGE + 2);
  expect(progress).toEqual([EXPORT_PAGE, EXPORT_PAGE + 1]);
});

test('writes a record once although a new one shifted it to the next page', async () => {
  const clients = Array.from({ length: EXPORT_PAGE }, (_, index) => aClient({ id: String(index) }));
  const getList = async (_: string, { pagination: { page } }: { pagination: { page: number } }) => ({
    data: page === 1 ? clients : clients.slice(-1),
    total: clients.length + 1,
  });
  const list = { resource: 'clients', filter: {}, sort: { field: 'createdAt', order: 'DESC' } } as const;
  const parts = await exportList({ getList } as never, list, csvOf([]), () => {});
  expect(rowsOf(parts)).toHaveLength(EXPORT_PAGE + 1);
});

test('writes policies with plain amounts, and no formula', async () => {
  const { payments: _, ...nextPremium } = aPremium({ paidAmount: 50 });
  const { provider } = fakeProvider({
    policies: [aPolicy({ policyNumber: '=1+1', remarks: '@SUM(A1)', nextPremium })],
  });
  const list = { resource: 'policies', filter: {}, sort: OLDEST_FIRST };
  const [headings = [], row = []] = rowsOf(
    await exportList(forReactAdmin(provider), list, POLICY_CSV, () => {}),
  );
  const cells = Object.fromEntries(headings.map((heading, index) => [heading, row[index]]));
  expect(cells).toMatchObject({
    'Policy Number': "'=1+1",
    Remarks: "'@SUM(A1)",
    Client: 'Liza Reyes',
    Premium: '12500.50',
    'Next Premium Due': '2026-11-01',
    'Left to Pay': '12500.00',
    'Premium State': 'In grace',
  });
});
