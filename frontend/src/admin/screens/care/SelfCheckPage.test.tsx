import { screen, within } from '@testing-library/react';
import { expectCopied } from '@/testing/expectCopied';
import { anAssistant } from '@/testing/builders';
import { aCheck } from '@/testing/fakeCare';
import { errorResponse, fakeProvider, type FakeServer } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { SelfCheckPage } from './SelfCheckPage';

type Options = Parameters<typeof renderAdmin>[1];
const renderPage = (options: Options = {}) =>
  renderAdmin(<SelfCheckPage />, { resource: 'self-check', path: '/admin/self-check', ...options });

const FULL = aCheck({
  state: 'attention',
  detail: 'The disk is nearly full.',
  fix: 'Give the machine a larger disk.',
});
const SAMPLES = aCheck({
  id: 'samples',
  title: 'Samples on the site',
  state: 'attention',
  detail: 'The public site still shows samples: the statistics.',
  fix: 'Write your own.',
  link: '/admin/settings',
});
const MAIL = aCheck({
  id: 'mail',
  title: 'Sending mail',
  detail: 'The mail server accepted the last message.',
});
const CLOCK = aCheck({ id: 'clock', title: 'Clock', state: 'unknown', detail: 'Nothing can confirm it.' });
const checked = (...checks: ReturnType<typeof aCheck>[]) => ({
  checks,
  checkedAt: '2026-11-22T02:00:00.000Z',
});

const card = (name: string) => within(screen.getByRole('listitem', { name }));

test('shows each check with its state in words, what to do, and where', async () => {
  renderPage({ server: fakeProvider({ selfCheck: checked(MAIL, CLOCK, SAMPLES) }) });
  expect(await screen.findByText('1 point needs attention; 1 is unknown.')).toBeVisible();
  expect(screen.getByText('Checked Nov 22, 2026, 10:00 AM')).toBeVisible();
  const samples = card('Samples on the site');
  expect(samples.getByText('Needs attention')).toBeVisible();
  expect(samples.getByText('The public site still shows samples: the statistics.')).toBeVisible();
  expect(samples.getByText(/Write your own\./)).toBeVisible();
  expect(samples.getByRole('link', { name: 'Open Settings' })).toHaveAttribute('href', '/admin/settings');
  expect(card('Clock').getByText('Unknown')).toBeVisible();
  expect(card('Sending mail').getByText('Good')).toBeVisible();
});

test('says whom to ask about the server, and folds the technical words beside a button that copies them', async () => {
  const technical = 'Give the machine a larger disk.';
  const { user } = renderPage({
    server: fakeProvider({ selfCheck: checked({ ...FULL, fix: 'Have room made soon.', technical }) }),
  });
  const disk = within(await screen.findByRole('listitem', { name: 'Room on the disk' }));
  expect(disk.getByText(/Have room made soon\./)).toBeVisible();
  expect(disk.getByText(/^Ask whoever runs your server/)).toBeVisible();
  expect(disk.getByText(technical)).not.toBeVisible();
  await user.click(disk.getByText('Show the steps'));
  expect(disk.getByText(technical)).toBeVisible();
  const copy = disk.getByRole('button', { name: 'Copy' });
  expect(copy).toHaveAccessibleDescription(technical);
  await user.click(copy);
  expect(await screen.findByText('Copied')).toBeVisible();
  await expectCopied(technical);
});

test('shows first what needs attention', async () => {
  renderPage({ server: fakeProvider({ selfCheck: checked(MAIL, CLOCK, SAMPLES) }) });
  await screen.findByText('Clock');
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Samples on the site', 'Clock', 'Sending mail']);
});

test('checks again, shows that it does, and then the new result', async () => {
  const server = fakeProvider({ selfCheck: checked(FULL), nextCheck: checked(aCheck()) });
  const { checkAgain } = server.provider;
  let finish = () => {};
  const gate = new Promise<void>((resolve) => (finish = resolve));
  server.provider.checkAgain = () => gate.then(checkAgain);
  const { user } = renderPage({ server });
  expect(await screen.findByText('The disk is nearly full.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('button', { name: 'Checking…' })).toBeDisabled();
  finish();
  expect(await screen.findByText('Everything is in order.')).toBeVisible();
  expect(screen.queryByText('The disk is nearly full.')).toBeNull();
  expect(screen.getByRole('button', { name: 'Check again' })).toBeEnabled();
});

test('keeps the last result when checking again fails', async () => {
  const server: FakeServer = fakeProvider({ selfCheck: checked(FULL) });
  server.rejectWith = errorResponse(503, 'The database is away');
  const { user } = renderPage({ server });
  await user.click(await screen.findByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('The database is away')).toBeVisible();
  expect(screen.getByText('The disk is nearly full.')).toBeVisible();
});

test('shows an error when nothing can be checked, with a retry button', async () => {
  const server = fakeProvider();
  const { selfCheck } = server.provider;
  server.provider.selfCheck = () => Promise.reject(errorResponse(503, 'The database is away'));
  const { user } = renderPage({ server });
  expect(await screen.findByText('The database is away')).toBeVisible();
  server.provider.selfCheck = selfCheck;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Everything is in order.')).toBeVisible();
});

test('sends a real test message where a mail server is connected', async () => {
  const { user, server } = renderPage({ server: fakeProvider({ selfCheck: checked(MAIL) }) });
  await fill(await screen.findByLabelText('Send a test message to'), 'owner@example.org');
  await user.click(screen.getByRole('button', { name: 'Send test' }));
  expect(await screen.findByRole('status', { name: 'Result of the test' })).toBeVisible();
  expect(server.data.mails[0]).toMatchObject({ kind: 'test', recipient: 'owner@example.org' });
});

test('offers no test message without a mail server', async () => {
  const mailSummary = { held: 0, failed: 0, waiting: 0, oldestWaitingSeconds: null, smtp: false };
  renderPage({ server: fakeProvider({ selfCheck: checked(MAIL), mailSummary }) });
  expect(await screen.findByText('Sending mail')).toBeVisible();
  expect(screen.queryByLabelText('Send a test message to')).toBeNull();
});

test('an assistant sees nothing of it, and asks the server for nothing', async () => {
  const server = fakeProvider();
  const asked = jest.spyOn(server.provider, 'selfCheck');
  renderPage({ user: anAssistant, server });
  expect(await screen.findByText('Only superadmin users can see the self-check.')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});
