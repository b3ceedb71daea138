import { screen, within } from '@testing-library/react';
import { anAssistant } from '@/testing/builders';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { aRequest } from '@/testing/fakePrivacy';
import { renderAdmin } from '@/testing/renderAdmin';
import { RequestsPage } from './RequestsPage';

beforeAll(() =>
  jest.useFakeTimers({
    now: new Date('2026-11-24T03:00:00Z'),
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate'],
  }),
);
afterAll(() => jest.useRealTimers());

type Options = Parameters<typeof renderAdmin>[1];
const renderPage = (options: Options = {}) =>
  renderAdmin(<RequestsPage />, { resource: 'privacy', path: '/admin/privacy/requests', ...options });
const card = (name: string) => screen.findByRole('listitem', { name });

const OPEN = aRequest();
const LATE = aRequest({ id: 'request-2', email: 'noel@example.org', kind: 'erasure', dueOn: '2026-11-23' });
const DONE = aRequest({ id: 'request-3', email: 'old@example.org', state: 'done', outcome: 'Sent by mail' });

test('shows the open requests first, by due date, with the days left in words', async () => {
  renderPage({ server: fakeProvider({ requests: [OPEN, DONE, LATE] }) });
  expect(await card('noel@example.org')).toHaveTextContent('1 day overdue, was due Mon, Nov 23');
  expect(await card('liza@example.org')).toHaveTextContent('20 days left, due Mon, Dec 14');
  const emails = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(emails).toEqual(['noel@example.org', 'liza@example.org']);
});

test('leads straight to the person, with the address in no URL', async () => {
  const { user, url } = renderPage({ server: fakeProvider({ requests: [OPEN] }) });
  await user.click(await screen.findByRole('link', { name: 'Show the person' }));
  expect(url.current).toBe('/admin/privacy');
});

test('adds a request with the day of today', async () => {
  const { user, server } = renderPage();
  expect(await screen.findByText('No open requests')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a request' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a request' }));
  const add = dialog.getByRole('button', { name: 'Add' });
  expect(add).toBeDisabled();
  await user.click(dialog.getByRole('combobox', { name: 'What the person asks for' }));
  await user.click(await screen.findByRole('option', { name: 'Wants to be erased' }));
  await user.click(dialog.getByLabelText('E-mail address of the person'));
  await user.paste('noel@example.org');
  await user.click(add);
  expect(await screen.findByText('The request is added')).toBeVisible();
  expect(server.data.requests[0]).toMatchObject({
    kind: 'erasure',
    email: 'noel@example.org',
    receivedOn: '2026-11-24',
  });
  expect(await card('noel@example.org')).toHaveTextContent('Wants to be erased');
});

test('a request that is not added keeps the dialog, with the reason', async () => {
  const server = fakeProvider();
  server.rejectWith = errorResponse(400, 'Invalid', { receivedOn: 'Received on must not be in the future' });
  const { user } = renderPage({ server });
  await user.click(await screen.findByRole('button', { name: 'Add a request' }));
  await user.click(await screen.findByLabelText('E-mail address of the person'));
  await user.paste('noel@example.org');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Received on must not be in the future')).toBeVisible();
  expect(screen.queryByText('The request is added')).toBeNull();
});

test('closes a request with an outcome, and opens it again', async () => {
  const { user, server } = renderPage({ server: fakeProvider({ requests: [OPEN] }) });
  await user.click(within(await card('liza@example.org')).getByRole('button', { name: 'Close…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close the request' }));
  await user.click(dialog.getByRole('radio', { name: 'Refused' }));
  await user.click(dialog.getByLabelText('Outcome'));
  await user.paste('Not the same person');
  await user.click(dialog.getByRole('button', { name: 'Close the request' }));
  expect(await screen.findByText('No open requests')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Refused' }));
  const refused = within(await card('liza@example.org'));
  expect(refused.getByText('Not the same person')).toBeVisible();
  await user.click(refused.getByRole('button', { name: 'Open again' }));
  expect(await screen.findByText('The request is open again')).toBeVisible();
  expect(server.data.requests[0]?.state).toBe('open');
});

test('a request that cannot be closed stays open, in words', async () => {
  const server = fakeProvider({ requests: [OPEN] });
  server.rejectWith = errorResponse(409, 'The request was changed meanwhile');
  const { user } = renderPage({ server });
  await user.click(within(await card('liza@example.org')).getByRole('button', { name: 'Close…' }));
  await user.click(await screen.findByLabelText('Outcome'));
  await user.paste('Sent by mail');
  await user.click(screen.getByRole('button', { name: 'Close the request' }));
  expect(
    await screen.findByText('The request was changed meanwhile. The request is still open.'),
  ).toBeVisible();
});

test('an assistant sees nothing of it, and asks the server for nothing', async () => {
  const { server } = renderPage({ user: anAssistant });
  expect(await screen.findByText('Only superadmin users can see the privacy desk.')).toBeVisible();
  expect(server.calls).toEqual([]);
});
