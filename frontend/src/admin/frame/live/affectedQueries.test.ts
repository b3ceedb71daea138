import type { LiveMessage } from '@contract';
import { affectedQueries } from './affectedQueries';

const history = ['notes,appointment,a1', 'activity,appointment,a1', 'clients,timeline'];

test.each<[LiveMessage['type'], string[]]>([
  ['appointment_created', ['leads', 'calendar', 'stats', 'tasks,waiting', ...history]],
  ['appointment_updated', ['leads', 'calendar', 'stats', 'tasks,waiting', ...history]],
  [
    'subscription_created',
    ['leads', 'stats', 'notes,subscription,a1', 'activity,subscription,a1', 'clients,timeline'],
  ],
  [
    'subscription_updated',
    ['leads', 'stats', 'notes,subscription,a1', 'activity,subscription,a1', 'clients,timeline'],
  ],
])('%s affects the lists with that lead, its history and the stats', (type, keys) => {
  const message = { type, data: { id: 'a1' } } as LiveMessage;
  expect(affectedQueries(message)?.map(String)).toEqual(keys);
});

test('a new note affects the notes and activity of its lead, and the lists', () => {
  const message: LiveMessage = {
    type: 'lead_note_added',
    data: { id: 'n1', leadId: 's1', leadType: 'subscription' },
  };
  expect(affectedQueries(message)?.map(String)).toEqual([
    'leads',
    'calendar',
    'notes,subscription,s1',
    'activity,subscription,s1',
    'clients,timeline',
  ]);
});

test('a change of a message affects the messages, the marks of leads and bookings, and the menu', () => {
  expect(affectedQueries({ type: 'mail_updated', data: { id: 'm1' } })?.map(String)).toEqual([
    'messages',
    'leads',
    'calendar',
    'tasks,waiting',
    'clients,timeline',
  ]);
});

test('a change of a task affects the tasks, and the leads that show their next one', () => {
  expect(affectedQueries({ type: 'task_updated', data: { id: 't1' } })?.map(String)).toEqual([
    'tasks',
    'leads',
  ]);
});

test('a change of a client affects the clients, and the leads, policies and tasks that are linked to them', () => {
  expect(affectedQueries({ type: 'client_updated', data: { id: 'c1' } })?.map(String)).toEqual([
    'clients',
    'households',
    'leads',
    'policies',
    'tasks',
  ]);
});

test('a change of a policy affects the policies, and the clients, leads, the menu and the tasks, which say what is due', () => {
  expect(affectedQueries({ type: 'policy_updated', data: { id: 'p1' } })?.map(String)).toEqual([
    'policies',
    'insurers',
    'clients',
    'leads',
    'tasks',
  ]);
});

test('a correction of an insurer affects the policies and the insurers', () => {
  expect(affectedQueries({ type: 'insurer_updated', data: { id: 'i1' } })?.map(String)).toEqual([
    'policies',
    'insurers',
  ]);
});

test('the end of a step of an import affects the imports, and every list to which one writes', () => {
  expect(
    affectedQueries({ type: 'import_updated', data: { id: 'i1' } })
      ?.map(String)
      .sort(),
  ).toEqual([
    'calendar',
    'clients',
    'households',
    'imports',
    'insurers',
    'leads',
    'newsletter',
    'policies',
    'stats',
    'subscribers',
  ]);
});

test('the erasure of a person affects everything that can show one', () => {
  expect(
    affectedQueries({ type: 'person_erased', data: { id: 'e1' } })
      ?.map(String)
      .sort(),
  ).toEqual([
    'activity',
    'calendar',
    'clients',
    'deliveries',
    'households',
    'leads',
    'messages',
    'newsletter',
    'notes',
    'policies',
    'stats',
    'tasks',
  ]);
});

test('a saved section affects the settings and the first steps, the hours also the closed days', () => {
  const affected = (section: 'hero' | 'hours') =>
    affectedQueries({ type: 'settings_updated', data: { section } })?.map(String);
  expect(affected('hero')).toEqual(['settings', 'firstSteps']);
  expect(affected('hours')).toEqual(['settings', 'firstSteps', 'closedDays']);
});

test('returns null for unknown types', () => {
  expect(affectedQueries({ type: 'something_else', data: {} } as unknown as LiveMessage)).toBeNull();
});
