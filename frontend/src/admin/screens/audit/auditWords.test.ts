import { anAuditEntry } from '@/testing/fakeAudit';
import { readCsv } from '@/testing/readCsv';
import { actorName, entryWords, recordPath } from './auditWords';
import { csvLine, headingLine } from '@/admin/ground/lists/exportList';
import { AUDIT_CSV } from './auditCsv';

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
  ['user.status-changed', { status: 'removed' }, 'removed a user'],
  ['PATCH /api/admin/users/:id/status', { status: 'removed' }, 'removed a user'],
  ['settings.hours-changed', {}, 'changed the business hours'],
  ['PUT /api/admin/settings/hours', {}, 'changed the business hours'],
  [
    'booking.lead-status-changed',
    { from: 'New', status: 'In Progress' },
    'changed the status of a lead from New to In Progress',
  ],
  ['booking.status-changed', {}, 'changed the status of a booking'],
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
  ['booking.moved', { id: 'a' }, '/admin/leads/appointment/a'],
  ['PATCH /api/admin/appointments/:id/schedule', { id: 'a' }, '/admin/leads/appointment/a'],
  ['subscription.corrected', { id: 'a' }, '/admin/leads/subscription/a'],
  ['booking.entered', { made: 'a' }, '/admin/leads/appointment/a'],
  ['lead.owner-changed', { leadType: 'subscription', id: 'a' }, '/admin/leads/subscription/a'],
  [
    'PATCH /api/admin/leads/:leadType/:id/owner',
    { leadType: 'subscription', id: 'a' },
    '/admin/leads/subscription/a',
  ],
  ['newsletter.begun', { made: 'a' }, '/admin/newsletter/a'],
  ['newsletter.sent', { id: 'a' }, '/admin/newsletter/a'],
  ['newsletter.deleted', { id: 'a' }, null],
  ['DELETE /api/admin/newsletters/:id', { id: 'a' }, null],
  ['task.created', { made: 'a', leadType: 'appointment', leadId: 'b' }, '/admin/leads/appointment/b'],
  ['task.changed', { id: 'a' }, '/admin/tasks'],
  ['task.deleted', { id: 'a' }, null],
  ['post.changed', { id: 'a' }, '/admin/blog?edit=a'],
  ['post.deleted-for-good', { id: 'a' }, null],
  [
    'message.sent-again',
    { id: 'a', made: 'c', leadType: 'appointment', leadId: 'b' },
    '/admin/leads/appointment/b',
  ],
  ['user.status-changed', { id: 'a' }, '/admin/users'],
  ['policy.changed', { id: 'a' }, '/admin/policies/a'],
  ['case.opened', { id: 'a', made: 'b' }, '/admin/policies/a'],
  ['case.changed', { id: 'b', policyId: 'a' }, '/admin/policies/a'],
  ['premium.paid', { id: 'b', made: 'c', policyId: 'a' }, '/admin/policies/a'],
  ['premium.payment-reversed', { id: 'c', made: 'd', policyId: 'a' }, '/admin/policies/a'],
  ['premium.paid', { id: 'b', made: 'c' }, null],
  ['household.changed', { id: 'a' }, '/admin/households/a'],
  ['household.dissolved', { id: 'a' }, null],
  ['client.merged', { id: 'a' }, '/admin/clients/a'],
  ['client.merge-undone', { id: 'a merge' }, null],
  ['sign-out', {}, null],
])('the record of %s', (action, details, path) => {
  expect(recordPath(anAuditEntry({ action, details }))).toBe(path);
});

test('writes an entry as a line, with cells that no spreadsheet executes', () => {
  const file = headingLine(AUDIT_CSV) + csvLine(AUDIT_CSV, anAuditEntry({ seq: 1, userName: '=1+1' }));
  const [header, first] = readCsv(file.slice(1), ',');
  expect(header!.slice(0, 5)).toEqual(['Number', 'Time (Asia/Manila)', 'User', 'Kind', 'What']);
  expect(first!.slice(0, 5)).toEqual([
    '1',
    '2026-11-22 10:00',
    "'=1+1",
    'Leads',
    'wrote a note about a lead',
  ]);
});
