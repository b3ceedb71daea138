import { act, screen, waitFor, within } from '@testing-library/react';
import { anAssistant, aMailDetail } from '@/testing/builders';
import { aDelivery, anIssue } from '@/testing/fakeNewsletter';
import { fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { affectedQueries } from '@/admin/frame/live/affectedQueries';
import { IssuePage } from './IssuePage';
import type { Issue } from '@/shared/api-types';
import { Route, Routes } from 'react-router-dom';

const begun: Partial<Issue> = {
  state: 'sending',
  slug: 'before-the-rainy-season',
  startedAt: '2026-11-21T01:00:00.000Z',
  recipients: 10,
  sent: 4,
  failed: 1,
};
const deliveries = [
  aDelivery(),
  aDelivery({
    id: 'subscription-2',
    firstName: 'Noel',
    email: 'noel@example.org',
    state: 'failed',
    reply: '550 5.1.1 No such user',
    reason: 'The address does not exist',
    sentAt: null,
    mailId: null,
  }),
];

function renderPage(changes: Partial<Issue> = begun, options: Parameters<typeof renderAdmin>[1] = {}) {
  const server = fakeProvider({ issues: [anIssue(changes)], deliveries, mails: [aMailDetail()] });
  return renderAdmin(
    <Routes>
      <Route path="newsletter/:id" element={<IssuePage />} />
    </Routes>,
    { resource: 'newsletter', path: '/admin/newsletter/issue-1', server, ...options },
  );
}

const sending = async () => within(await screen.findByRole('region', { name: 'Sending' }));
const figure = async (label: string) => (await sending()).getByText(label).nextElementSibling?.textContent;

test('shows how far sending is, and follows live messages', async () => {
  const { server, queryClient } = renderPage();
  expect(await (await sending()).findByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  expect(await figure('Left to go')).toBe('5');
  server.data.issues = [anIssue({ ...begun, sent: 8 })];
  const keys = affectedQueries({ type: 'newsletter_updated', data: { id: 'issue-1' } }) ?? [];
  await act(() => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey }))));
  await waitFor(async () => expect(await figure('Left to go')).toBe('1'));
});

test('pauses and resumes', async () => {
  const { user, server } = renderPage();
  await user.click(await screen.findByRole('button', { name: 'Pause' }));
  expect(await (await sending()).findByText('Paused')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  expect(await (await sending()).findByText('Sending')).toBeVisible();
  expect(server.calls).toEqual(expect.arrayContaining(['pause', 'resume']));
});

test('asks once before it cancels', async () => {
  const { user, server } = renderPage();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('alert')).toHaveTextContent('5 people will not get it');
  await user.click(screen.getByRole('button', { name: 'Do not cancel' }));
  expect(server.calls).not.toContain('cancel');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Cancel the issue' }));
  expect(await (await sending()).findByText('Cancelled')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
});

test('shows when a scheduled issue will be sent; it has no recipients yet', async () => {
  renderPage({ state: 'scheduled', sendAt: '2026-12-03T01:30:00.000Z' });
  expect(await screen.findByText('Planned for Dec 3, 2026, 9:30 AM')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Cancel' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Recipients' })).toBeNull();
});

test('an issue that is held shows for how long, and can be sent at once; a planned one becomes a draft again', async () => {
  const held = { state: 'scheduled', sendAt: '2026-12-03T01:30:00.000Z', secondsLeft: 12 } as const;
  const { user, server, unmount } = renderPage(held);
  expect(await screen.findByText(/^Sending to 123 people starts in 1[12] s$/)).toBeVisible();
  expect(await screen.findByText(/starts in 10 s$/, {}, { timeout: 5000 })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  expect(await (await sending()).findByText('Sending')).toBeVisible();
  expect(server.calls).toContain('send-now');
  unmount();
  const planned = renderPage({ ...held, secondsLeft: 31 });
  await planned.user.click(await screen.findByRole('button', { name: 'Back to draft' }));
  expect(await screen.findByRole('heading', { name: 'Edit Issue' })).toBeVisible();
});

test('an assistant sees the hold, without its buttons', async () => {
  renderPage({ state: 'scheduled', secondsLeft: 20 }, { user: anAssistant });
  expect(await screen.findByText(/^Sending to 123 people starts in/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('an assistant reads why sending cannot be stopped', async () => {
  renderPage(begun, { user: anAssistant });
  expect(await screen.findByText('Only superadmin users can pause or cancel an issue.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
});

test('afterwards shows the result, the mail and the link to the site', async () => {
  const { user, server } = renderPage({
    ...begun,
    state: 'sent',
    sent: 8,
    failed: 1,
    skipped: 1,
    left: 2,
    confirmedSince: 3,
    endedAt: '2026-11-21T01:05:00.000Z',
  });
  expect(await screen.findByText('Sent Nov 21, 2026, 9:05 AM')).toBeVisible();
  for (const [label, value] of [
    ['Sent', '8'],
    ['Failed', '1'],
    ['Skipped', '1'],
    ['Unsubscribed by it', '2'],
    ['Confirmed since', '3'],
  ] as const)
    expect((await sending()).getByText(label, { selector: 'dt' }).nextElementSibling).toHaveTextContent(
      value,
    );
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect((await screen.findByTitle(/^Content of/)).getAttribute('srcdoc')).toContain('three things.');
  expect(screen.getByRole('link', { name: 'View on the site' })).toHaveAttribute(
    'href',
    '/newsletter/before-the-rainy-season',
  );
  await user.click(screen.getByRole('switch', { name: 'Show on the site' }));
  expect(await screen.findByText('The public archive does not have this issue.')).toBeVisible();
  expect(server.data.issues[0]).toMatchObject({ public: false, content: anIssue().content });
});

test('lists every recipient with the words of the mail server; filters and searches', async () => {
  const { user } = renderPage();
  const region = within(await screen.findByRole('region', { name: 'Recipients' }));
  const rows = async () => (await region.findAllByRole('row')).slice(1).map((row) => row.textContent);
  expect(await rows()).toEqual([
    'Elenaelena@example.orgSentNov 20, 2026, 11:00 AM250 2.0.0 Ok: queued as 4F1Open message',
    'Noelnoel@example.orgFailedThe address does not exist · 550 5.1.1 No such user',
  ]);
  expect(region.getByRole('link', { name: 'Noel' })).toHaveAttribute(
    'href',
    '/admin/leads/subscription/subscription-2',
  );
  await user.click(region.getByRole('combobox', { name: 'Filter by state' }));
  await user.click(await screen.findByRole('option', { name: 'Failed' }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  await fill(region.getByRole('textbox', { name: 'Search the addresses' }), 'elena');
  expect(await region.findByText('No recipients match')).toBeVisible();
});

test('opens the message of a recipient', async () => {
  const { user } = renderPage();
  await user.click(await screen.findByRole('button', { name: 'Open message to elena@example.org' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Newsletter' }));
  expect(await dialog.findByText(/The mail server accepted it/)).toBeVisible();
});
