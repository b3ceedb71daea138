import { screen, waitFor, within } from '@testing-library/react';
import { aBookingLead, anAssistant, aTask, aUser } from '@/testing/builders';
import { anAuditEntry } from '@/testing/fakeAudit';
import { aPolicy } from '@/testing/fakePolicies';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { renderAdmin } from '@/testing/renderAdmin';
import { AuditPage } from './AuditPage';

type Options = Parameters<typeof renderAdmin>[1];
const renderPage = (options: Options = {}) =>
  renderAdmin(<AuditPage />, { resource: 'audit', path: '/admin/audit', ...options });

const NOTE = anAuditEntry();
const FAILED = anAuditEntry({
  seq: 2,
  at: '2026-11-22T03:00:00.000Z',
  action: 'sign-in.failed',
  area: 'sign-in',
  userId: null,
  userName: null,
  details: { times: 532 },
});
const READ = anAuditEntry({
  seq: 3,
  at: '2026-11-22T04:00:00.000Z',
  action: 'leads.read',
  details: { list: 'leads', rows: 1500 },
});
const server = (changes: Parameters<typeof fakeProvider>[0] = {}) =>
  fakeProvider({
    auditEntries: [NOTE, FAILED, READ],
    users: [aUser({ id: 'user-1', name: 'Ana Reyes' })],
    leads: [aBookingLead({ id: 'booking-1', firstName: 'Liza', lastName: 'Cruz' })],
    ...changes,
  });

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Audit trail' })).getAllByRole('listitem');

test('says who did what and when, newest first', async () => {
  renderPage({ server: server() });
  await screen.findByRole('link', { name: 'Liza Cruz' });
  expect((await rows()).map((row) => row.textContent)).toEqual([
    'Ana Reyes read 1,500 rows of the list of leads at onceLeadsNov 22, 2026, 12:00 PMNo. 3',
    'Somebody failed to sign in, 532 timesSign-inNov 22, 2026, 11:00 AMNo. 2',
    'Ana Reyes wrote a note about a lead · Liza CruzLeadsNov 22, 2026, 10:00 AMNo. 1',
  ]);
});

test('links to the lead of an entry', async () => {
  renderPage({ server: server() });
  expect(await screen.findByRole('link', { name: 'Liza Cruz' })).toHaveAttribute(
    'href',
    '/admin/leads/appointment/booking-1',
  );
});

test('names the task or user of an entry with a link, and says when a task is gone', async () => {
  const about = (seq: number, action: string, details: Record<string, string>) =>
    anAuditEntry({ seq, action, area: 'tasks', details });
  renderPage({
    server: server({
      tasks: [aTask({ id: 'task-1', title: 'Send the quote' })],
      auditEntries: [
        about(1, 'task.created', { made: 'task-1', leadType: 'appointment', leadId: 'booking-1' }),
        about(2, 'task.changed', { id: 'task-gone' }),
        about(3, 'user.created', { made: 'user-1' }),
      ],
    }),
  });
  const task = await screen.findByRole('link', { name: 'Send the quote' });
  expect(task).toHaveAttribute('href', '/admin/leads/appointment/booking-1');
  expect(screen.getByRole('link', { name: 'Ana Reyes' })).toHaveAttribute('href', '/admin/users');
  expect((await rows())[1]).toHaveTextContent('changed a task · deleted since');
});

test('names the policy and its client, and shows a repeated act once', async () => {
  const changed = (seq: number) =>
    anAuditEntry({
      seq,
      at: `2026-11-22T02:0${seq}:00.000Z`,
      action: 'policy.beneficiaries-changed',
      area: 'policies',
      details: { id: 'policy-1' },
    });
  const policies = [
    aPolicy({ id: 'policy-1', insurer: 'Sun Life', product: 'Term 20', policyNumber: '00-1' }),
  ];
  const { user } = renderPage({
    server: server({ policies, auditEntries: [NOTE, changed(2), changed(3), changed(4)] }),
  });
  expect(await screen.findByRole('link', { name: /^Sun Life Term 20, 00-1, / })).toHaveAttribute(
    'href',
    '/admin/policies/policy-1',
  );
  expect(await rows()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: '3 times since Nov 22, 2026, 10:02 AM: show all' }));
  expect(screen.getAllByText(/changed the beneficiaries of a policy/)).toHaveLength(3);
  expect(screen.getByText('No. 2')).toBeVisible();
});

test('filters by kind and user; the URL keeps it', async () => {
  const { user, url } = renderPage({ server: server() });
  await user.click(await screen.findByRole('combobox', { name: 'What kind' }));
  await user.click(await screen.findByRole('option', { name: 'Sign-in' }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  await user.click(screen.getByRole('combobox', { name: 'Who' }));
  await user.click(await screen.findByRole('option', { name: 'Ana Reyes' }));
  expect(await screen.findByText('Nothing was recorded that matches the filters')).toBeVisible();
  for (const part of ['"area":"sign-in"', '"userId":"user-1"']) expect(url.current).toContain(part);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await rows()).toHaveLength(3);
});

test('says that nothing has been recorded yet', async () => {
  renderPage();
  expect(await screen.findByText('Nothing has been recorded yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
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
  expect(await rows()).toHaveLength(3);
  log.mockRestore();
});

test('shows that the trail was verified', async () => {
  renderPage({ server: server() });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '1,234 entries, unbroken. Verified Nov 23, 2026, 3:20 AM',
  );
});

test('shows a broken trail, and what could not be recorded', async () => {
  const verification = {
    at: '2026-11-22T19:20:00.000Z',
    entries: 16,
    hash: 'a',
    problem: 'entry 17 was changed',
  };
  renderPage({ server: server({ auditState: { entries: 20, verification, unrecorded: 2 } }) });
  const [broken, unrecorded] = await screen.findAllByRole('alert');
  expect(broken).toHaveTextContent(
    'The trail is broken: entry 17 was changed. 16 entries before it are good.',
  );
  expect(unrecorded).toHaveTextContent('2 actions could not be recorded');
});

test('is not shown to assistants', async () => {
  const fake = server();
  renderPage({ server: fake, user: anAssistant });
  expect(await screen.findByText('Only superadmin users can see the audit trail.')).toBeVisible();
  expect(fake.calls).toEqual([]);
});
