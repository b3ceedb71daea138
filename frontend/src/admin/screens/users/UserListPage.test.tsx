import { screen, waitFor, within } from '@testing-library/react';
import { anAssistant, aSuperadmin, aUser } from '@/testing/builders';
import { anApiKey } from '@/testing/fakeApiKeys';
import { fakeProvider, errorResponse } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { UserListPage } from './UserListPage';

const own = aUser({ ...aSuperadmin });
const gone = aUser({ id: 'user-3', name: 'Jose Rizal', status: 'deactivated', deactivationNote: 'On leave' });
const server = () => fakeProvider({ users: [own, aUser(), gone] });
const renderUsers = (fake = server(), user = aSuperadmin) =>
  renderAdmin(<UserListPage />, { resource: 'users', path: '/admin/users', server: fake, user });
const card = async (name: string) => within(await screen.findByRole('article', { name }));

test('without the permission, shows a message and sends no request', async () => {
  const fake = server();
  renderUsers(fake, anAssistant);
  expect(
    await screen.findByText(
      'You do not have permission to access this page. Only superadmin users can manage admin accounts.',
    ),
  ).toBeVisible();
  expect(fake.calls).toEqual([]);
});

test('has three tabs with counts', async () => {
  const { user } = renderUsers();
  expect(await screen.findByRole('tab', { name: 'Active Users (2)' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Deactivated Users (1)' }));
  const jose = await card('Jose Rizal');
  expect(jose.getByText('Deactivated')).toBeVisible();
  expect(jose.getByText('Reason: On leave')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Removed Users (0)' })).toBeVisible();
});

test("disables the actions on the user's own account", async () => {
  renderUsers();
  const mine = await card('Ana Santos');
  await waitFor(() => expect(mine.getByRole('button', { name: 'Deactivate' })).toBeDisabled());
  expect(mine.getByRole('button', { name: 'Reset Password' })).toBeDisabled();
  expect(mine.getAllByRole('button')).toHaveLength(2);
  expect(mine.getByText('You')).toBeVisible();
  expect((await card('Maria Clara')).getByRole('button', { name: 'Deactivate' })).toBeEnabled();
});

test('creates an account after name, username and password are filled in', async () => {
  const { user, server: fake } = renderUsers();
  await user.click(await screen.findByRole('button', { name: 'Add New Admin' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Admin' }));
  const create = dialog.getByRole('button', { name: 'Create User' });
  await fill(dialog.getByLabelText('Full Name'), 'Gregoria');
  await fill(dialog.getByLabelText('Username'), 'oriang');
  expect(create).toBeDisabled();
  await fill(dialog.getByLabelText('Password'), 'lakambini');
  expect(dialog.getByRole('combobox', { name: 'Role' })).toHaveTextContent('Admin Assistant');
  await user.click(create);
  expect(await screen.findByText('User created successfully')).toBeVisible();
  expect(fake.data.users.at(-1)).toMatchObject({ username: 'oriang', role: 'admin_assistant' });
  await card('Gregoria');
});

test("keeps the dialog open with the server's message if the username is taken", async () => {
  const fake = server();
  fake.rejectWith = errorResponse(409, 'Username is already taken');
  const { user } = renderUsers(fake);
  await user.click(await screen.findByRole('button', { name: 'Add New Admin' }));
  for (const label of ['Full Name', 'Username', 'Password'])
    await fill(await screen.findByLabelText(label), 'maria');
  await user.click(screen.getByRole('button', { name: 'Create User' }));
  expect(await screen.findByText('Username is already taken')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Add New Admin' })).toBeVisible();
});

test('says before a deactivation how many API keys of the person stay valid', async () => {
  const createdBy = aUser().id;
  const apiKeys = [
    anApiKey({ id: 'a', createdBy }),
    anApiKey({ id: 'b', createdBy }),
    anApiKey({ id: 'c', createdBy, state: 'ended' }),
    anApiKey({ id: 'd' }),
  ];
  const { user } = renderUsers(fakeProvider({ users: [own, aUser(), gone], apiKeys }));
  await user.click((await card('Maria Clara')).getByRole('button', { name: 'Deactivate' }));
  expect(
    await screen.findByText('2 API keys made by this person stay valid. You can end them under Connections.'),
  ).toBeVisible();
});

test('deactivates an account with a reason, removes it and restores it', async () => {
  const { user, server: fake } = renderUsers();
  await user.click((await card('Maria Clara')).getByRole('button', { name: 'Deactivate' }));
  let dialog = within(await screen.findByRole('dialog', { name: 'Deactivate User' }));
  expect(dialog.getByText('This will deactivate the user account. You can restore it later.')).toBeVisible();
  await fill(dialog.getByLabelText('Reason'), 'Left us');
  await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('User status updated')).toBeVisible();
  expect(fake.data.users[1]).toMatchObject({ status: 'deactivated', deactivationNote: 'Left us' });

  await user.click(await screen.findByRole('tab', { name: 'Deactivated Users (2)' }));
  await user.click((await card('Maria Clara')).getByRole('button', { name: 'Remove' }));
  dialog = within(await screen.findByRole('dialog', { name: 'Remove User' }));
  expect(
    dialog.getByText('This will permanently remove the user account from active and deactivated lists.'),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remove' }));

  await user.click(await screen.findByRole('tab', { name: 'Removed Users (1)' }));
  await user.click((await card('Maria Clara')).getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(fake.data.users[1]?.status).toBe('active'));
});

test('resets a password with at least six characters', async () => {
  const { user, server: fake } = renderUsers();
  await user.click((await card('Maria Clara')).getByRole('button', { name: 'Reset Password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reset Password' }));
  const password = dialog.getByPlaceholderText('Enter new password (min 6 characters)');
  const reset = dialog.getByRole('button', { name: 'Reset Password' });
  await fill(password, '12345');
  expect(reset).toBeDisabled();
  await user.type(password, '6');
  await user.click(reset);
  expect(await screen.findByText('Password reset successfully')).toBeVisible();
  expect(fake.data.passwords['user-2']).toBe('123456');
});

test("sets another user's e-mail address, and shows it on the card", async () => {
  const { user, server: fake } = renderUsers();
  const maria = await card('Maria Clara');
  await user.click(maria.getByRole('button', { name: 'Add E-mail' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'E-mail Address' }));
  await fill(dialog.getByLabelText('E-mail address'), 'maria@office.example');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await maria.findByText('@maria · maria@office.example')).toBeVisible();
  expect(fake.data.users.find(({ name }) => name === 'Maria Clara')?.email).toBe('maria@office.example');
});

test('says that a password cannot be reset by mail without a mail server', async () => {
  const fake = server();
  fake.data.mailSummary = { ...fake.data.mailSummary, smtp: false };
  renderUsers(fake);
  expect(await screen.findByText(/nobody can set a forgotten password by mail/)).toBeVisible();
});
