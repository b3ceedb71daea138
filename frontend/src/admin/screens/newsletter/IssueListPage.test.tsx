import { screen, waitFor, within } from '@testing-library/react';
import { anIssue } from '@/testing/fakeNewsletter';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { IssueListPage } from './IssueListPage';

const sent = anIssue({
  id: 'issue-2',
  subject: 'A year in review',
  preheader: '',
  state: 'sent',
  public: false,
  slug: 'a-year-in-review',
  startedAt: '2026-11-10T01:00:00.000Z',
  endedAt: '2026-11-10T01:05:00.000Z',
  recipients: 1200,
  sent: 1195,
  failed: 3,
  skipped: 2,
  left: 4,
  createdAt: '2026-11-01T01:00:00.000Z',
});
const server = () => fakeProvider({ issues: [anIssue(), sent] });
const renderPage = (options: Parameters<typeof renderAdmin>[1] = {}) =>
  renderAdmin(<IssueListPage />, {
    resource: 'newsletter',
    path: '/admin/newsletter',
    server: server(),
    ...options,
  });

const rows = async () => {
  const table = await screen.findByRole('table');
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, -1)
        .map((cell) => cell.textContent),
    );
};

test('lists the issues with state, time and numbers, and says who would get one', async () => {
  renderPage();
  expect(await rows()).toEqual([
    [
      'Before the rainy seasonThree things to check.',
      'DraftChanged Nov 20, 2026, 10:00 AM',
      '',
      '',
      '',
      '',
      'Once sent',
    ],
    ['A year in review', 'SentSent Nov 10, 2026, 9:05 AM', '1,200', '1,195', '3', '4', 'No'],
  ]);
  expect(screen.getByRole('link', { name: 'A year in review' })).toHaveAttribute(
    'href',
    '/admin/newsletter/issue-2',
  );
  expect(
    await screen.findByText('123 people confirmed · 4 did not confirm the address · 2 unsubscribed'),
  ).toBeVisible();
});

test('filters by state and searches the subjects; the URL keeps it', async () => {
  const { user, url } = renderPage();
  await rows();
  await user.click(screen.getByRole('combobox', { name: 'Filter by state' }));
  await user.click(await screen.findByRole('option', { name: 'Sent' }));
  await waitFor(() => expect(screen.queryByText('Before the rainy season')).toBeNull());
  await fill(screen.getByRole('textbox', { name: 'Search the subjects' }), 'rain');
  expect(await screen.findByText('No issues match the search and filters')).toBeVisible();
  expect(url.current).toContain('"state":"sent"');
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await rows()).toHaveLength(2);
});

test('explains how the newsletter works while there are no issues', async () => {
  renderPage({ server: fakeProvider() });
  expect(await screen.findByText('No issues yet')).toBeVisible();
  expect(screen.getByText(/confirm their address by a link/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write an issue' })).toHaveAttribute(
    'href',
    '/admin/newsletter/new',
  );
});

test('shows an error with a retry button', async () => {
  const fake = server();
  const { getList } = fake.provider;
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  fake.provider.getList = () => Promise.reject(errorResponse(503, 'The database is away'));
  const { user } = renderPage({ server: fake });
  expect(await screen.findByText('The database is away')).toBeVisible();
  fake.provider.getList = getList;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(2);
  log.mockRestore();
});

test('duplicates an issue with its content and opens the copy', async () => {
  const fake = server();
  const { user, url } = renderPage({ server: fake });
  await user.click(await screen.findByRole('button', { name: 'Duplicate A year in review' }));
  await waitFor(() => expect(url.current).toBe('/admin/newsletter/issue-3'));
  expect(fake.data.issues[0]).toMatchObject({
    subject: 'A year in review',
    content: sent.content,
    public: false,
    state: 'draft',
  });
});

test('deletes a draft, and Undo writes it again; other issues cannot be deleted', async () => {
  const fake = server();
  const { user } = renderPage({ server: fake });
  await user.click(await screen.findByRole('button', { name: 'Delete Before the rainy season' }));
  await waitFor(() => expect(fake.data.issues).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Delete A year in review' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Draft restored')).toBeVisible();
  expect(fake.data.issues[0]).toMatchObject({
    subject: 'Before the rainy season',
    content: anIssue().content,
  });
});
