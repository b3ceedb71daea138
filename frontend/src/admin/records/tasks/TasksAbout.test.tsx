import { screen, waitFor, within } from '@testing-library/react';
import { aBookingLead, aTask } from '@/testing/builders';
import { fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { TasksAbout } from './TasksAbout';

beforeEach(() =>
  jest.useFakeTimers({
    now: new Date('2026-11-24T03:00:00Z'),
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate'],
  }),
);
afterEach(() => jest.useRealTimers());

const leadRef = { leadType: 'appointment', leadId: 'booking-1' } as const;
const ofLead = (changes: Parameters<typeof aTask>[0]) =>
  aTask({ ...leadRef, leadName: 'Liza Reyes', ...changes });

function renderTasks(tasks = [ofLead({})]) {
  const server = fakeProvider({ tasks, leads: [aBookingLead()] });
  return { ...renderAdmin(<TasksAbout about={leadRef} />, { server }), server };
}

test('shows the open tasks of the lead only, without a link to it, and those done on request', async () => {
  const { user } = renderTasks([
    ofLead({ id: 'a', title: 'Send the proposal' }),
    ofLead({ id: 'b', title: 'Call back', doneAt: '2026-11-20T03:00:00.000Z' }),
    aTask({ id: 'c', title: 'Order forms' }),
  ]);
  const open = within(await screen.findByRole('list', { name: 'Open tasks' }));
  expect(open.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Send the proposalDue todayYou',
  ]);
  expect(screen.queryByText('Order forms')).toBeNull();
  expect(screen.queryByText('Call back')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show done (1)' }));
  expect(screen.getByRole('list', { name: 'Done tasks' })).toHaveTextContent('Call backDone Nov 20');
});

test('adds a task to the lead', async () => {
  const { user, server } = renderTasks([]);
  expect(await screen.findByText('No open tasks')).toBeVisible();
  await fill(screen.getByRole('textbox', { name: 'New task' }), 'Send the proposal');
  await user.click(screen.getByRole('button', { name: 'Today' }));
  await user.click(screen.getByRole('button', { name: 'Add task' }));
  expect(await screen.findByRole('checkbox', { name: 'Done: Send the proposal' })).not.toBeChecked();
  expect(server.data.tasks[0]).toMatchObject({ ...leadRef, dueDate: '2026-11-24' });
});

test('adds a task about a client, and shows those of the client', async () => {
  const server = fakeProvider({ tasks: [ofLead({})] });
  const { user } = renderAdmin(<TasksAbout about={{ clientId: 'client-1' }} />, { server });
  expect(await screen.findByText('No open tasks')).toBeVisible();
  await fill(screen.getByRole('textbox', { name: 'New task' }), 'Send the card');
  await user.click(screen.getByRole('button', { name: 'Add task' }));
  expect(await screen.findByRole('checkbox', { name: 'Done: Send the card' })).not.toBeChecked();
  expect(server.data.tasks.at(-1)).toMatchObject({ clientId: 'client-1', leadId: null });
});

test('a done task is opened again by its checkbox', async () => {
  const { user, server } = renderTasks([ofLead({ doneAt: '2026-11-20T03:00:00.000Z' })]);
  await user.click(await screen.findByRole('button', { name: 'Show done (1)' }));
  await user.click(screen.getByRole('checkbox', { name: 'Done: Send the proposal' }));
  expect(await screen.findByText('Task is open again')).toBeVisible();
  await waitFor(() => expect(server.data.tasks[0]?.doneAt).toBeNull());
  expect(await screen.findByRole('list', { name: 'Open tasks' })).toBeVisible();
});
