import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { aBreach } from '@/testing/fakePrivacy';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { BreachesPage } from './BreachesPage';
import { BreachPage } from './BreachPage';

beforeAll(() =>
  jest.useFakeTimers({
    now: new Date('2026-11-24T12:30:00Z'),
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate'],
  }),
);
afterAll(() => jest.useRealTimers());

const renderAt = (path: string, server = fakeProvider()) =>
  renderAdmin(
    <Routes>
      <Route path="privacy/breach" element={<BreachesPage />} />
      <Route path="privacy/breach/:id" element={<BreachPage />} />
    </Routes>,
    { resource: 'privacy', path, server },
  );

const CASE = aBreach({
  looked: [{ at: '2026-11-23T05:00:00.000Z', userName: 'Maria Clara', action: 'leads.read', rows: 250 }],
  affected: {
    total: 120,
    rows: [
      {
        email: 'liza@example.org',
        name: 'Liza Reyes',
        kind: 'appointment',
        createdAt: '2026-11-20T01:00:00Z',
      },
    ],
  },
});

test('counts the sensitive records against the limit', async () => {
  renderAt('/admin/privacy/breach');
  expect(await screen.findByText('412 of 1,000')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Sensitive records: 412 of 1,000' })).toBeVisible();
  expect(screen.getByText('No case so far')).toBeVisible();
});

test('says from the limit on that the office has to register', async () => {
  const threshold = { sensitiveRecords: 1000, people: 1100, threshold: 1000, reached: true };
  renderAt('/admin/privacy/breach', fakeProvider({ threshold }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'the office has to register with the National Privacy Commission',
  );
});

test('starts a case and opens its report', async () => {
  const { user, server, url } = renderAt('/admin/privacy/breach');
  await user.click(await screen.findByRole('button', { name: 'Start a case' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Start a case' }));
  const start = dialog.getByRole('button', { name: 'Start the case' });
  expect(start).toBeDisabled();
  await fill(dialog.getByLabelText('What happened'), 'Stolen');
  await user.click(dialog.getByRole('combobox', { name: 'Account that somebody else used' }));
  await user.click(await screen.findByRole('option', { name: 'Maria Clara' }));
  await user.click(start);
  await waitFor(() => expect(url.current).toBe('/admin/privacy/breach/breach-new'));
  expect(await screen.findByText('Stolen')).toBeVisible();
  expect(server.data.breaches[0]).toMatchObject({
    discoveredAt: '2026-11-24T12:30:00.000Z',
    from: '2026-11-23T12:30:00.000Z',
    to: '2026-11-24T12:30:00.000Z',
    account: 'user-2',
  });
});

test('a case shows the clock, the data, who looked and who is affected', async () => {
  renderAt('/admin/privacy/breach/breach-1', fakeProvider({ breaches: [CASE] }));
  expect(await screen.findByText('60 hours 30 minutes left')).toBeVisible();
  expect(screen.getByText('Both must be told by Nov 27, 2026, 9:00 AM.')).toBeVisible();
  expect(screen.getByRole('row', { name: 'Date of birth (sensitive: age) 2' })).toBeVisible();
  expect(screen.getByText('Read many leads (250 records)')).toBeVisible();
  const affected = within(screen.getByRole('region', { name: 'People affected (120)' }));
  expect(affected.getByText('Liza Reyes · liza@example.org')).toBeVisible();
  expect(affected.getByText(/^The first 1 are listed here;/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Report to print/ })).toHaveAttribute(
    'href',
    '/api/admin/privacy/breaches/breach-1/report',
  );
  expect(screen.getByRole('link', { name: 'List as CSV' })).toHaveAttribute(
    'href',
    '/api/admin/privacy/breaches/breach-1/affected.csv',
  );
});

test('records when everybody was told, and takes it back', async () => {
  const { user, server } = renderAt('/admin/privacy/breach/breach-1', fakeProvider({ breaches: [CASE] }));
  await user.click(await screen.findByRole('button', { name: 'Done… Tell the National Privacy Commission' }));
  await user.click(await screen.findByRole('button', { name: 'Record' }));
  expect(
    await screen.findByText('The National Privacy Commission was told Nov 24, 2026, 8:30 PM'),
  ).toBeVisible();
  expect(server.data.breaches[0]).toMatchObject({ npcNotifiedAt: '2026-11-24T12:30:00.000Z' });
  await user.click(screen.getByRole('button', { name: 'Take back Tell the National Privacy Commission' }));
  expect(await screen.findByText('Tell the National Privacy Commission')).toBeVisible();
  expect(server.data.breaches[0]?.npcNotifiedAt).toBeNull();
});

test('a step that is not recorded keeps the dialog, with the reason', async () => {
  const server = fakeProvider({ breaches: [CASE] });
  server.rejectWith = errorResponse(400, 'Invalid', { closedAt: 'The time must not be in the future' });
  const { user } = renderAt('/admin/privacy/breach/breach-1', server);
  await user.click(await screen.findByRole('button', { name: 'Done… Close the case' }));
  await user.click(await screen.findByRole('button', { name: 'Record' }));
  expect(await screen.findByText('The time must not be in the future')).toBeVisible();
});

test('says when there is no such case', async () => {
  renderAt('/admin/privacy/breach/unknown');
  expect(await screen.findByText('There is no case at this address')).toBeVisible();
});
