import { act, screen, waitFor, within } from '@testing-library/react';
import { aTask } from '@/testing/builders';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { TaskListPage } from './TaskListPage';

beforeEach(() =>
  jest.useFakeTimers({
    now: new Date('2026-11-24T03:00:00Z'),
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate'],
  }),
);
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

const tasks = [
  aTask({
    id: 'task-1',
    title: 'Send the proposal',
    dueDate: '2026-11-21',
    leadType: 'appointment',
    leadId: 'booking-1',
    leadName: 'Liza Reyes',
  }),
  aTask({
    id: 'task-2',
    title: 'Order forms',
    dueDate: '2026-11-24',
    assigneeId: 'user-2',
    assigneeName: 'Maria Clara',
  }),
  aTask({
    id: 'task-3',
    title: 'Renew the licence',
    dueDate: '2026-11-25',
    assigneeId: null,
    assigneeName: null,
  }),
  aTask({ id: 'task-4', title: 'Buy stamps', doneAt: '2026-11-20T03:00:00.000Z', doneBy: 'user-1' }),
];
const server = () => fakeProvider({ tasks });
const renderPage = (options: Parameters<typeof renderAdmin>[1] = {}) =>
  renderAdmin(<TaskListPage />, { resource: 'tasks', path: '/admin/tasks', server: server(), ...options });

const lines = async () => {
  const list = await screen.findByRole('list', { name: 'Tasks' });
  return within(list)
    .getAllByRole('listitem')
    .map((line) => line.textContent);
};

test('lists the open tasks by due date, in words, with lead and assignee', async () => {
  renderPage();
  expect(screen.getByText('Loading tasks...')).toBeVisible();
  expect(await lines()).toEqual([
    'Send the proposal3 days overdueLiza ReyesYou',
    'Order formsDue todayMaria Clara',
    'Renew the licenceDue tomorrowNobody yet',
  ]);
  expect(screen.getByRole('link', { name: 'Liza Reyes' })).toHaveAttribute(
    'href',
    '/admin/leads/appointment/booking-1',
  );
});

test('filters by state and by whose they are; the URL keeps it', async () => {
  const { user, url } = renderPage();
  await lines();
  await user.click(screen.getByRole('tab', { name: 'Due' }));
  await waitFor(() => expect(screen.queryByText('Renew the licence')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Mine' }));
  await waitFor(() => expect(screen.queryByText('Order forms')).toBeNull());
  expect(await lines()).toHaveLength(1);
  expect(url.current).toContain('"state":"due","assigneeId":"user-1"');
  await user.click(screen.getByRole('tab', { name: 'Done' }));
  expect(await screen.findByText('Buy stamps')).toBeVisible();
  expect(screen.getByText('Done Nov 20')).toBeVisible();
  expect(url.current).toMatch(/order=DESC.*sort=doneAt/);
  await user.click(screen.getByRole('button', { name: 'Everybody' }));
  await waitFor(() => expect(url.current).not.toContain('assigneeId'));
});

test('says that there are none', async () => {
  const { user } = renderPage({ server: fakeProvider() });
  expect(await screen.findByText('No open tasks')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Due' }));
  expect(await screen.findByText('Nothing is due today')).toBeVisible();
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
  expect(await lines()).toHaveLength(3);
  log.mockRestore();
});

test('adds a task of one’s own for tomorrow, or for another day and somebody else', async () => {
  const fake = server();
  const { user } = renderPage({ server: fake });
  await lines();
  const title = screen.getByRole('textbox', { name: 'New task' });
  expect(screen.getByRole('button', { name: 'Add task' })).toBeDisabled();
  await fill(title, '  Call the bank ');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Task added')).toBeVisible();
  expect(fake.data.tasks.at(-1)).toMatchObject({
    title: 'Call the bank',
    dueDate: '2026-11-25',
    assigneeId: 'user-1',
  });
  expect(title).toHaveValue('');
  expect(title).toHaveFocus();
  await fill(title, 'Visit the branch');
  await user.click(screen.getByRole('button', { name: 'Friday' }));
  expect(screen.getByRole('button', { name: 'Friday' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('combobox', { name: 'Assigned to' }));
  await user.click(await screen.findByRole('option', { name: 'Maria Clara' }));
  await user.click(screen.getByRole('button', { name: 'Add task' }));
  await waitFor(() =>
    expect(fake.data.tasks.at(-1)).toMatchObject({ dueDate: '2026-11-27', assigneeId: 'user-2' }),
  );
});

test('shows what the server says about a field of a new task', async () => {
  const fake = server();
  const { user } = renderPage({ server: fake });
  await lines();
  await fill(screen.getByRole('textbox', { name: 'New task' }), 'Call');
  fake.rejectWith = errorResponse(400, 'Due date must be a real date', {
    dueDate: 'Due date must be a real date',
  });
  await user.click(screen.getByRole('button', { name: 'Add task' }));
  expect(await screen.findByLabelText('Due date', { selector: 'input' })).toHaveAccessibleDescription(
    'Due date must be a real date',
  );
  expect(screen.getByRole('textbox', { name: 'New task' })).toHaveValue('Call');
});

test('does not ask who does it in an office of one', async () => {
  const fake = server();
  fake.data.staff = fake.data.staff.slice(0, 1);
  renderPage({ server: fake });
  await lines();
  expect(screen.queryByRole('combobox', { name: 'Assigned to' })).toBeNull();
});

test('a task that is done leaves the list, and Undo brings it back', async () => {
  const fake = server();
  const { user } = renderPage({ server: fake });
  await user.click(await screen.findByRole('checkbox', { name: 'Done: Send the proposal' }));
  await waitFor(() => expect(screen.queryByText('Send the proposal')).toBeNull());
  expect(fake.data.tasks[0]?.doneAt).not.toBeNull();
  expect(screen.getByRole('list', { name: 'Tasks' })).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Send the proposal')).toBeVisible();
  expect(fake.data.tasks[0]?.doneAt).toBeNull();
});

test('says why a task could not be changed', async () => {
  const fake = server();
  fake.rejectWith = errorResponse(404, 'There is no such task');
  const { user } = renderPage({ server: fake });
  await user.click(await screen.findByRole('checkbox', { name: 'Done: Send the proposal' }));
  expect(await screen.findByText('There is no such task')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Done: Send the proposal' })).not.toBeChecked();
});

test('a deleted task is added again by Undo', async () => {
  const fake = server();
  const { user } = renderPage({ server: fake });
  await user.click(await screen.findByRole('button', { name: 'Delete Send the proposal' }));
  await waitFor(() => expect(screen.queryByText('Send the proposal')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Send the proposal')).toBeVisible();
  expect(fake.data.tasks.at(-1)).toMatchObject({
    title: 'Send the proposal',
    dueDate: '2026-11-21',
    leadId: 'booking-1',
    assigneeId: 'user-1',
    doneAt: null,
  });
});

test('edits title, date and assignee in place', async () => {
  const fake = server();
  const { user } = renderPage({ server: fake });
  await user.click(await screen.findByRole('button', { name: 'Edit Order forms' }));
  const form = within(await screen.findByRole('form', { name: 'Edit Order forms' }));
  expect(form.getByRole('textbox', { name: 'Task' })).toHaveFocus();
  await user.type(form.getByRole('textbox', { name: 'Task' }), ' and stamps');
  await user.click(form.getByRole('button', { name: 'Next week' }));
  await user.click(form.getByRole('combobox', { name: 'Assigned to' }));
  await user.click(await screen.findByRole('option', { name: 'Nobody yet' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Due Mon, Nov 30')).toBeVisible();
  expect(fake.data.tasks[1]).toMatchObject({
    title: 'Order forms and stamps',
    dueDate: '2026-11-30',
    assigneeId: null,
  });
  expect(screen.getByRole('button', { name: 'Edit Order forms and stamps' })).toHaveFocus();
});

test('Escape closes the open menu, then asks before it discards the changes of the form', async () => {
  const fake = server();
  const { user } = renderPage({ server: fake });
  await user.click(await screen.findByRole('button', { name: 'Edit Order forms' }));
  const form = within(await screen.findByRole('form', { name: 'Edit Order forms' }));
  await user.click(form.getByRole('combobox', { name: 'Assigned to' }));
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await user.type(form.getByRole('textbox', { name: 'Task' }), 'x{Escape}');
  expect(form.getByRole('alert')).toHaveTextContent('Discard what you have written?');
  await user.click(form.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('button', { name: 'Edit Order forms' })).toHaveFocus();
  expect(fake.calls.join()).not.toContain('update tasks');
});

test('keeps an assignee who is no longer active', async () => {
  const gone = aTask({ title: 'Call', assigneeId: 'user-9', assigneeName: 'Ben Uy' });
  const fake = fakeProvider({ tasks: [gone] });
  const { user } = renderPage({ server: fake });
  await user.click(await screen.findByRole('button', { name: 'Edit Call' }));
  const form = within(await screen.findByRole('form', { name: 'Edit Call' }));
  expect(form.getByRole('combobox', { name: 'Assigned to' })).toHaveTextContent('Ben Uy (not active)');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(fake.data.tasks[0]?.assigneeId).toBe('user-9'));
});

test('a task that somebody else changed meanwhile is saved only once the user has chosen', async () => {
  const fake = server();
  const { user, queryClient } = renderPage({ server: fake });
  await user.click(await screen.findByRole('button', { name: 'Edit Order forms' }));
  await user.type(await screen.findByRole('textbox', { name: 'Task' }), ' and stamps');
  fake.data.tasks = fake.data.tasks.map((task) =>
    task.id === 'task-2' ? { ...task, title: 'Order all forms', dueDate: '2026-11-27' } : task,
  );
  await act(() => queryClient.invalidateQueries({ queryKey: queryKeys.tasks }));
  const form = within(await screen.findByRole('form', { name: 'Edit Order all forms' }));
  expect(form.getByText('Somebody else saved this task, after you began.')).toBeVisible();
  expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.click(form.getByRole('button', { name: 'Keep mine' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(fake.data.tasks[1]?.title).toBe('Order forms and stamps'));
  expect(fake.data.tasks[1]?.dueDate).toBe('2026-11-27');
});

test('the draft of an edited task survives a reload, until it is saved', async () => {
  const fake = server();
  const edit = async ({ user }: ReturnType<typeof renderPage>) => {
    await user.click(await screen.findByRole('button', { name: 'Edit Order forms' }));
    return within(await screen.findByRole('form', { name: 'Edit Order forms' }));
  };
  const first = renderPage({ server: fake });
  await first.user.type((await edit(first)).getByRole('textbox', { name: 'Task' }), ' and stamps');
  first.unmount();

  const second = renderPage({ server: fake });
  expect(await screen.findByText('Unsaved changes')).toBeVisible();
  const form = await edit(second);
  expect(form.getByText(/^Restored what you had written at /)).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Task' })).toHaveValue('Order forms and stamps');
  await second.user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Edit Order forms and stamps' })).toBeVisible();
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  expect(localStorage).toHaveLength(0);
});
