import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { aPicture } from '@/testing/fakeMedia';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { renderAdmin } from '@/testing/renderAdmin';
import { PicturePicker } from './PicturePicker';

const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });

function Form({ start }: { start: string }) {
  const [url, setUrl] = useState(start);
  return (
    <>
      <PicturePicker label="Portrait" value={url} onChange={setUrl} />
      <output>{url}</output>
    </>
  );
}

const renderPicker = (server = fakeProvider(), start = '') => renderAdmin(<Form start={start} />, { server });
const group = () => screen.getByRole('group', { name: 'Portrait' });
const chosen = () => screen.getByRole('status');

test('a dropped picture is uploaded and chosen', async () => {
  const { server } = renderPicker();
  expect(group()).toHaveTextContent('No picture yet');
  fireEvent.drop(group(), { dataTransfer: { types: ['Files'], files: [file('me.jpg')] } });
  await waitFor(() => expect(chosen()).toHaveTextContent('/media/mejpg-1600.webp'));
  expect(server.calls).toEqual(['uploadPicture me.jpg']);
  expect(within(group()).getByRole('img')).toHaveAttribute('src', '/media/mejpg-400.webp');
});

test('a pasted picture is uploaded, pasted text is not', async () => {
  const { server } = renderPicker();
  fireEvent.paste(group(), {
    clipboardData: { files: [file('cell.png', 'image/png')], getData: () => 'a table of numbers' },
  });
  fireEvent.paste(group(), { clipboardData: { files: [file('me.png', 'image/png')], getData: () => '' } });
  await waitFor(() => expect(chosen()).toHaveTextContent('/media/mepng-1600.webp'));
  expect(server.calls).toEqual(['uploadPicture me.png']);
});

test('a picture is chosen from the library, and removed again', async () => {
  const { user } = renderPicker(fakeProvider({ pictures: [aPicture()] }));
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a picture' }));
  await user.click(await dialog.findByRole('button', { name: 'A house under a tree house.jpg' }));
  await user.click(await dialog.findByRole('button', { name: 'Use this picture' }));
  expect(chosen()).toHaveTextContent('/media/abc123-1600.webp');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(chosen()).toHaveTextContent(/^$/);
});

test('a file that is no picture is not sent', async () => {
  const { server } = renderPicker();
  fireEvent.drop(group(), {
    dataTransfer: { types: ['Files'], files: [file('policy.pdf', 'application/pdf')] },
  });
  expect(
    await screen.findByText('policy.pdf: Pictures are JPEG, PNG, WebP, AVIF or GIF files.'),
  ).toBeVisible();
  expect(server.calls).toEqual([]);
});

test('the server’s reason for a rejected file is shown, and the earlier picture stays', async () => {
  const server = fakeProvider();
  server.rejectWith = errorResponse(400, 'Invalid', { file: 'This file is not a picture.' });
  const { user } = renderPicker(server, '/media/abc-1600.webp');
  await user.upload(screen.getByTestId('chosen-file'), file('fake.jpg'));
  expect(await screen.findByText('fake.jpg: This file is not a picture.')).toBeVisible();
  expect(chosen()).toHaveTextContent('/media/abc-1600.webp');
  await user.click(screen.getByRole('button', { name: 'Dismiss the message about fake.jpg' }));
  expect(screen.queryByText(/is not a picture/)).toBeNull();
});

test('an error of the field is shown and read out with it', () => {
  renderAdmin(<PicturePicker label="Logo" value="" onChange={() => {}} error="There is no such picture" />);
  expect(screen.getByRole('group', { name: 'Logo' })).toHaveAccessibleDescription('There is no such picture');
});
