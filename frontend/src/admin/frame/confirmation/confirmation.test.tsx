import { screen, waitFor } from '@testing-library/react';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { HoldDialog } from '@/admin/screens/privacy/HoldDialog';
import { withConfirmation } from '@/admin/ground/api/confirmation';
import { ConfirmationHost } from './ConfirmationHost';
import { useConfirmedLink } from '@/admin/ground/confirmation/useConfirmedLink';

const EMAIL = 'ana@sample.example';

/** A server that asks, for a hold and before a link, until the password was right. */
function askingServer() {
  const server = fakeProvider();
  const { provider, calls } = server;
  let isConfirmed = false;
  const required = () => {
    if (!isConfirmed)
      throw errorResponse(403, 'Please confirm with your password', undefined, {
        confirmationRequired: true,
      });
  };
  const asking = {
    ...provider,
    create: async (_: string, { data }: { data: unknown }) => {
      calls.push(`create legalHolds ${JSON.stringify(data)}`);
      required();
      return { data: { id: 'hold' } } as never;
    },
    requireConfirmation: async () => required(),
    confirmPassword: async (password: string) => {
      const message = 'Password is wrong';
      if (password !== 'right') throw errorResponse(400, message, { password: message });
      isConfirmed = true;
    },
  };
  return { ...server, provider: withConfirmation(asking) };
}

async function setHold() {
  const onClose = jest.fn();
  const view = renderAdmin(
    <>
      <HoldDialog email={EMAIL} onClose={onClose} />
      <ConfirmationHost />
    </>,
    { server: askingServer() },
  );
  await fill(screen.getByLabelText(/Reason/), 'A claim is open');
  await view.user.click(screen.getByRole('button', { name: 'Set the hold' }));
  await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  return { ...view, onClose };
}

const dialogGone = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm it’s you' })).toBeNull());

test('asks for the password, says below the field that it is wrong, and repeats the request once', async () => {
  const { user, server, onClose } = await setHold();
  await fill(screen.getByLabelText('Password'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is wrong'),
  );
  expect(onClose).not.toHaveBeenCalled();
  await fill(screen.getByLabelText('Password'), 'right');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  await dialogGone();
  expect(server.calls.filter((name) => name.startsWith('create legalHolds'))).toEqual(
    Array(2).fill(`create legalHolds ${JSON.stringify({ email: EMAIL, reason: 'A claim is open' })}`),
  );
});

test('leaves the form as it was when it is cancelled', async () => {
  const { user, server, onClose } = await setHold();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await dialogGone();
  expect(screen.getByLabelText(/Reason/)).toHaveValue('A claim is open');
  expect(screen.getAllByText(/Please confirm with your password/)[0]).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  expect(server.calls.filter((name) => name.startsWith('create legalHolds'))).toHaveLength(1);
});

function ReportLink() {
  const onClick = useConfirmedLink();
  return (
    <a href="/report" target="_blank" rel="noreferrer" onClick={onClick}>
      Report
    </a>
  );
}

test('a link asks first, and is followed once it is confirmed', async () => {
  const followed: (string | null)[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    followed.push(this.getAttribute('href'));
  });
  const { user } = renderAdmin(
    <>
      <ReportLink />
      <ConfirmationHost />
    </>,
    { server: askingServer() },
  );
  await user.click(screen.getByRole('link', { name: 'Report' }));
  await fill(await screen.findByLabelText('Password'), 'right');
  expect(followed).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(followed).toEqual(['/report']));
});
