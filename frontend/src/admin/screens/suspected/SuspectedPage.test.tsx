import { screen, within } from '@testing-library/react';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { aSuspectedSubmission } from '@/testing/fakeScreening';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { SuspectedCount } from '@/admin/records/suspected/SuspectedCount';
import { SuspectedPage } from './SuspectedPage';

type Options = Parameters<typeof renderAdmin>[1];
const renderPage = (options: Options = {}) =>
  renderAdmin(<SuspectedPage />, { resource: 'suspected', path: '/admin/suspected', ...options });
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const BOT = aSuspectedSubmission();
const READER = aSuspectedSubmission({
  id: 'submission-2',
  leadType: 'subscription',
  reason: 'flood',
  firstName: 'Ana',
  lastName: null,
  reference: null,
  phone: null,
  dateOfBirth: null,
  preferredDate: null,
  preferredTime: null,
  serviceInterest: null,
  notes: null,
  email: 'ana@b.example',
});
const served = () => fakeProvider({ suspected: [BOT, READER] });

test('shows what was sent and why it is suspected, in plain words', async () => {
  renderPage({ server: served() });
  const bot = await card('Robo Bot');
  expect(bot.getByText('Filled in a field that people cannot see')).toBeVisible();
  expect(bot.getByText('robo@spam.example')).toBeVisible();
  expect(bot.getByText('Buy now')).toBeVisible();
  const reader = await card('Ana');
  expect(reader.getByText('Came when very many forms arrived at once')).toBeVisible();
  expect(reader.getByText('Newsletter')).toBeVisible();
});

test('makes one a lead, and discards another', async () => {
  const server = served();
  const { user } = renderPage({ server });
  await user.click((await card('Robo Bot')).getByRole('button', { name: 'Make it a lead' }));
  expect(await screen.findByText('The submission is a lead now')).toBeVisible();
  await user.click((await card('Ana')).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('1 submission discarded')).toBeVisible();
  expect(server.data.suspected).toEqual([]);
  expect(server.calls).toEqual(expect.arrayContaining(['releaseSubmissions', 'discardSubmissions']));
});

test('releases or discards the selected ones together', async () => {
  const server = served();
  const { user } = renderPage({ server });
  await user.click((await card('Ana')).getByRole('checkbox'));
  expect(screen.getByText('1 submission selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Select all 2 on this page' }));
  await user.click(screen.getByRole('button', { name: 'Make them leads' }));
  expect(await screen.findByText('2 submissions are leads now')).toBeVisible();
  expect(server.data.suspected).toEqual([]);
});

test('says which were gone', async () => {
  const server = served();
  const { user } = renderPage({ server });
  await card('Ana');
  server.data.suspected = [READER];
  await user.click((await card('Robo Bot')).getByRole('button', { name: 'Make it a lead' }));
  expect(await screen.findByText('1 submission was already released or discarded.')).toBeVisible();
});

test('discards all of a reason after a question', async () => {
  const server = served();
  const { user } = renderPage({ server, path: '/admin/suspected?filter={"reason":"honeypot"}' });
  await user.click(await screen.findByRole('button', { name: /^Discard all/ }));
  expect(screen.getByRole('alert')).toHaveTextContent('for good?');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('1 submission discarded')).toBeVisible();
  expect(server.data.suspected).toEqual([READER]);
});

test('blocks a sender in one choice, and removes it from the list again', async () => {
  const server = served();
  const { user } = renderPage({ server });
  await user.click((await card('Robo Bot')).getByRole('button', { name: 'Block sender' }));
  await user.click(screen.getByRole('menuitem', { name: 'Block everybody at spam.example' }));
  const list = within(await screen.findByRole('list', { name: 'Blocked senders' }));
  expect(list.getByText('spam.example')).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Remove spam.example' }));
  expect(await screen.findByText('Nobody is blocked.')).toBeVisible();
});

test('adds to the block list, and shows what the server says of a wrong value', async () => {
  const server = fakeProvider();
  const { user } = renderPage({ server });
  const form = within(await screen.findByRole('form', { name: 'Block a sender' }));
  server.rejectWith = errorResponse(400, 'Invalid', { value: 'Value must be an email address' });
  await fill(form.getByLabelText('Value'), 'nobody');
  await user.click(form.getByRole('button', { name: 'Block' }));
  expect(await screen.findByText('Value must be an email address')).toBeVisible();
  server.rejectWith = null;
  await fill(form.getByLabelText('Value'), 'robot@spam.example');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('robot@spam.example')).toBeVisible();
});

test('an empty list says so', async () => {
  renderPage();
  expect(await screen.findByText('Nothing is suspected')).toBeVisible();
});

test('the count on the leads screen links to the page, and is not there without submissions', async () => {
  const { unmount } = renderAdmin(<SuspectedCount />, { server: served() });
  expect(await screen.findByRole('link', { name: '2 suspected' })).toHaveAttribute(
    'href',
    '/admin/suspected',
  );
  unmount();
  const server = fakeProvider();
  renderAdmin(<SuspectedCount />, { server });
  expect(screen.queryByText(/suspected/)).toBeNull();
});
