import { screen, within } from '@testing-library/react';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { aPasskey, someRecoveryCodes, unprotected } from '@/testing/fakeSecurity';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { PasskeysCard } from '@/admin/records/own-account/PasskeysCard';
import { RequiredSecondFactor } from '@/admin/frame/RequiredSecondFactor';
import { SecondFactorCard } from '@/admin/records/own-account/SecondFactorCard';

const protectedBy = (changes: object) =>
  fakeProvider({ secondFactor: { ...unprotected().secondFactor, recoveryCodesLeft: 8, ...changes } });
const withApp = () => protectedBy({ totpSince: '2026-11-20T02:00:00.000Z' });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
async function confirmPassword({ user }: Pick<ReturnType<typeof renderAdmin>, 'user'>) {
  const open = await dialog('Authenticator app');
  await fill(open.getByLabelText('Password'), 'secret');
  await user.click(open.getByRole('button', { name: 'Continue' }));
}

test('sets up an authenticator app and shows the recovery codes once', async () => {
  const { user, server } = renderAdmin(<SecondFactorCard />);
  await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
  const app = await dialog('Authenticator app');
  await confirmPassword({ user });
  expect(await app.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  expect(app.getByText('ABCD EFGH IJKL MNOP')).toBeVisible();
  await fill(app.getByLabelText('Code from the app'), '123 456');
  await user.click(app.getByRole('button', { name: 'Confirm' }));
  const codes = await dialog('Recovery codes');
  for (const code of someRecoveryCodes) expect(codes.getByText(code)).toBeVisible();
  await user.click(codes.getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByText('10 of 10 recovery codes are left.')).toBeVisible();
  expect(server.calls).toEqual(['beginTotp secret', 'confirmTotp 123 456']);
});

test('shows the message of a wrong code at the field', async () => {
  const { user, server } = renderAdmin(<SecondFactorCard />);
  await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
  const app = await dialog('Authenticator app');
  await confirmPassword({ user });
  await fill(await app.findByLabelText('Code from the app'), '000000');
  server.rejectWith = errorResponse(400, 'Code does not fit', { code: 'Code does not fit' });
  await user.click(app.getByRole('button', { name: 'Confirm' }));
  expect(await app.findByText('Code does not fit')).toBeVisible();
});

test('asks for the password before anything is replaced or removed', async () => {
  const { user, server } = renderAdmin(<SecondFactorCard />, { server: withApp() });
  await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  let open = await dialog('New recovery codes');
  await fill(open.getByLabelText('Password'), 'secret');
  await user.click(open.getByRole('button', { name: 'Make new codes' }));
  await user.click(await screen.findByRole('button', { name: 'I have kept them' }));
  await user.click(await screen.findByRole('button', { name: 'Replace the app' }));
  open = await dialog('Authenticator app');
  await confirmPassword({ user });
  await user.click(await open.findByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Remove second factor' }));
  open = await dialog('Remove second factor');
  await fill(open.getByLabelText('Password'), 'secret');
  await user.click(open.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No authenticator app is set up.')).toBeVisible();
  expect(server.calls).toEqual([
    'renewRecoveryCodes secret',
    'beginTotp secret',
    'removeSecondFactor secret',
  ]);
});

test('warns when few recovery codes are left, and removes nothing where a factor is required', async () => {
  const server = protectedBy({ totpSince: '2026-11-20T02:00:00.000Z', recoveryCodesLeft: 1, required: true });
  renderAdmin(<SecondFactorCard />, { server });
  expect(await screen.findByText('1 of 10 recovery codes is left. Make new ones in time.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove second factor' })).toBeNull();
});

test('renames and removes passkeys', async () => {
  const server = protectedBy({ passkeys: [aPasskey(), aPasskey({ id: 'passkey-2', name: 'Key' })] });
  const { user } = renderAdmin(<PasskeysCard />, { server });
  await user.click(await screen.findByRole('button', { name: 'Rename Phone' }));
  let open = await dialog('Rename passkey');
  await fill(open.getByLabelText('Name'), 'Tablet');
  await user.click(open.getByRole('button', { name: 'Rename' }));
  expect(await screen.findByText('Tablet')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Remove Key' }));
  open = await dialog('Remove passkey');
  await fill(open.getByLabelText('Password'), 'secret');
  await user.click(open.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Passkey removed')).toBeVisible();
  expect(server.data.secondFactor.passkeys.map(({ name }) => name)).toEqual(['Tablet']);
});

test('without support of the browser, offers no new passkey', async () => {
  renderAdmin(<PasskeysCard />);
  expect(await screen.findByText('This browser cannot make passkeys here.')).toBeVisible();
});

test('where a factor is required, opens the console once one is set', async () => {
  const { user } = renderAdmin(<RequiredSecondFactor />);
  expect(screen.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
  const app = await dialog('Authenticator app');
  await confirmPassword({ user });
  await fill(await app.findByLabelText('Code from the app'), '123456');
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByRole('button', { name: 'Open the console' })).toBeVisible();
});
