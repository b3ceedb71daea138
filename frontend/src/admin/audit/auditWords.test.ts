import { anAuditEntry } from '../../testing/fakeAudit';
import { readCsv } from '../../testing/readCsv';
import { actorName, entryWords, recordPath } from './auditWords';
import { EXPORT_PAGE, exportAudit } from './exportAudit';

test.each<[string, Record<string, string | number | boolean>, string]>([
  ['sign-in', { browser: 'Chrome on Windows', knownBrowser: true }, 'signed in with Chrome on Windows'],
  ['sign-in.failed', {}, 'failed to sign in'],
  ['sign-in.second-factor.failed', { times: 1 }, 'failed to sign in at the second factor, 1 time'],
  ['calendar-feed.read', { events: 1 }, 'read the calendar feed, 1 consultation'],
  ['leads.read', { list: 'appointments', rows: 101 }, 'read 101 rows of the list of bookings at once'],
  [
    'lists.read',
    { lists: 'appointments mails', rows: 204 },
    'read 204 rows of bookings, messages within an hour',
  ],
  ['privacy.look-up', { rows: 1 }, 'looked up people: 1 person found'],
  ['PATCH /api/admin/users/:id/status', { status: 'removed' }, 'removed a user'],
  ['PUT /api/admin/settings/hours', {}, 'changed the business hours'],
  ['PUT /api/admin/settings/later', {}, 'changed the settings'],
  ['toString', {}, 'did something that has no name here (toString)'],
])('words of %s', (action, details, words) => {
  expect(entryWords(anAuditEntry({ action, details }))).toBe(words);
});

test('names the actor, also one who is nobody or gone', () => {
  expect(actorName(anAuditEntry())).toBe('Ana Reyes');
  expect(actorName(anAuditEntry({ userName: null }))).toBe('A user who no longer exists');
  expect(actorName(anAuditEntry({ userName: null, userId: null }))).toBe('Somebody');
});

test.each<[string, Record<string, string>, string | null]>([
  ['PATCH /api/admin/appointments/:id/schedule', { id: 'a' }, '/admin/leads/appointment/a'],
  ['PATCH /api/admin/subscriptions/:id/details', { id: 'a' }, '/admin/leads/subscription/a'],
  ['POST /api/admin/appointments', { made: 'a' }, '/admin/leads/appointment/a'],
  [
    'PATCH /api/admin/leads/:leadType/:id/owner',
    { leadType: 'subscription', id: 'a' },
    '/admin/leads/subscription/a',
  ],
  ['POST /api/admin/newsletters', { made: 'a' }, '/admin/newsletter/a'],
  ['POST /api/admin/newsletters/:id/send', { id: 'a' }, '/admin/newsletter/a'],
  ['DELETE /api/admin/newsletters/:id', { id: 'a' }, null],
  ['PATCH /api/admin/users/:id/status', { id: 'a' }, null],
  ['POST /api/logout', {}, null],
])('the record of %s', (action, details, path) => {
  expect(recordPath(anAuditEntry({ action, details }))).toBe(path);
});

test('exports every page, with cells that no spreadsheet executes', async () => {
  const all = Array.from({ length: EXPORT_PAGE + 1 }, (_, index) =>
    anAuditEntry({ seq: index + 1, userName: '=1+1' }),
  );
  const progress: number[] = [];
  const parts = await exportAudit(
    {
      auditPage: async (_, offset, limit) => ({
        entries: all.slice(offset, offset + limit),
        total: all.length,
      }),
    },
    {},
    (done) => progress.push(done),
  );
  const [header, first, ...others] = readCsv(parts.join('').slice(1), ',');
  expect(header!.slice(0, 5)).toEqual(['Number', 'Time (Asia/Manila)', 'User', 'Kind', 'What']);
  expect(first!.slice(0, 5)).toEqual([
    '1',
    '2026-11-22 10:00',
    "'=1+1",
    'Leads',
    'wrote a note about a lead',
  ]);
  expect(others.filter((row) => row.length > 1)).toHaveLength(EXPORT_PAGE);
  expect(progress).toEqual([EXPORT_PAGE, EXPORT_PAGE + 1]);
});
