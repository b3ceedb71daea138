import { screen, waitFor, within } from '@testing-library/react';
import { anAssistant } from '@/testing/builders';
import { anApiKey } from '@/testing/fakeApiKeys';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { ConnectionsPage } from './ConnectionsPage';

type Options = Parameters<typeof renderAdmin>[1];
const renderPage = (options: Options = {}) =>
  renderAdmin(<ConnectionsPage />, { resource: 'connections', path: '/admin/connections', ...options });

const row = (name: string) => screen.findByRole('listitem', { name });

test('shows what each key may do, and when, from where and how often it was used', async () => {
  const used = { lastCallAt: '2026-11-24T02:00:00.000Z', lastAddress: '203.0.113.9', calls: 1_204 };
  const apiKeys = [
    anApiKey({ id: 'a', name: 'n8n', scopes: ['leads:read', 'bookings:write'], ...used }),
    anApiKey({ id: 'b', name: 'Old sheet', state: 'ended', endedAt: '2026-11-22T02:00:00.000Z' }),
    anApiKey({ id: 'c', name: 'Trial', state: 'expired', expiresAt: '2026-11-21T02:00:00.000Z' }),
  ];
  renderPage({ server: fakeProvider({ apiKeys }) });
  const n8n = await row('n8n');
  expect(n8n).toHaveTextContent('ao_…x7Qk');
  expect(n8n).toHaveTextContent('Active');
  expect(n8n).toHaveTextContent('Read leads, Book consultations');
  expect(n8n).toHaveTextContent('Last used Nov 24, 2026');
  expect(n8n).toHaveTextContent('from 203.0.113.9 · 1,204 calls in 7 days');
  expect(n8n).toHaveTextContent('does not expire');
  const ended = await row('Old sheet');
  expect(ended).toHaveTextContent('Never used');
  expect(ended).toHaveTextContent('ended Nov 22, 2026');
  expect(within(ended).queryByRole('button')).toBeNull();
  expect(await row('Trial')).toHaveTextContent('expired Nov 21, 2026');
});

test('makes a key, and shows it this once', async () => {
  const { user, server } = renderPage();
  await user.click(await screen.findByRole('button', { name: 'Make a key…' }));
  const make = screen.getByRole('button', { name: 'Make the key' });
  expect(make).toBeDisabled();
  await fill(screen.getByLabelText('Name'), 'Google Sheets');
  expect(make).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: /^Read leads/ }));
  await user.click(make);
  expect(await screen.findByLabelText('Key')).toHaveValue('ao_secret');
  expect(server.calls.join()).toContain('create apiKeys {"name":"Google Sheets","scopes":["leads:read"]');
  expect(server.data.apiKeys[0]?.expiresAt).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'I have kept it' }));
  await waitFor(() => expect(screen.queryByLabelText('Key')).toBeNull());
  expect(await row('Google Sheets')).toBeVisible();
  expect(screen.queryByText('ao_secret')).toBeNull();
});

test('says beside the field what the server rejects', async () => {
  const { user, server } = renderPage();
  await user.click(await screen.findByRole('button', { name: 'Make a key…' }));
  await fill(screen.getByLabelText('Name'), 'x');
  await user.click(screen.getByRole('checkbox', { name: /^Read articles/ }));
  server.rejectWith = errorResponse(400, 'Name is not valid', { name: 'Name is not valid' });
  await user.click(screen.getByRole('button', { name: 'Make the key' }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is not valid'));
});

test('ends a key after a question', async () => {
  const { user, server } = renderPage({ server: fakeProvider({ apiKeys: [anApiKey()] }) });
  await user.click(await screen.findByRole('button', { name: 'End the key Google Sheets' }));
  expect(server.calls).not.toContain('delete apiKeys key');
  await user.click(screen.getByRole('button', { name: 'End the key' }));
  await waitFor(() => expect(screen.getByRole('listitem')).toHaveTextContent('Ended'));
  expect(server.calls).toContain('delete apiKeys key');
});

test('an assistant sees no keys, and nothing is requested', async () => {
  const { server } = renderPage({ user: anAssistant });
  expect(await screen.findByText('Only superadmin users can see the connections.')).toBeVisible();
  expect(server.calls).toEqual([]);
});
