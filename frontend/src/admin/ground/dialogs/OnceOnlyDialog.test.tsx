import { screen } from '@testing-library/react';
import { renderAdmin } from '@/testing/renderAdmin';
import { SecretDialog } from './OnceOnlyDialog';

function open() {
  const onClose = jest.fn();
  const dialog = (
    <SecretDialog title="The key" label="Key" secret="ao_secret" notice="Copy it now." onClose={onClose} />
  );
  return { onClose, ...renderAdmin(dialog) };
}

test('Escape asks before a secret is gone, and going back keeps it', async () => {
  const { user, onClose } = open();
  await screen.findByLabelText('Key');
  await user.keyboard('{Escape}');
  expect(screen.getByText('Close without keeping it? It is not shown again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  expect(screen.getByLabelText('Key')).toHaveValue('ao_secret');
  expect(onClose).not.toHaveBeenCalled();
});

test('a click beside a secret asks, too', async () => {
  const { user, onClose } = open();
  await user.click((await screen.findByRole('dialog')).closest('.MuiDialog-container')!);
  expect(onClose).not.toHaveBeenCalled();
  const buttons = screen.getAllByRole('button', { name: 'Close' });
  await user.click(buttons.at(-1)!);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a secret that was kept is closed without a question', async () => {
  const { user, onClose } = open();
  await user.click(await screen.findByRole('button', { name: 'I have kept it' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
