import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aPicture } from '@/testing/fakeMedia';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { PictureLibraryPage } from './PictureLibraryPage';

const renderLibrary = (server = fakeProvider({ pictures: [aPicture()] })) =>
  renderAdmin(<PictureLibraryPage />, { resource: 'media', path: '/admin/media', server });
const openPicture = async (user: ReturnType<typeof renderLibrary>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'A house under a tree house.jpg' }));
  return within(await screen.findByRole('region', { name: 'Selected picture' }));
};

test('uploads several files and says which one failed', async () => {
  const { user } = renderLibrary(fakeProvider());
  expect(await screen.findByText('No pictures yet')).toBeVisible();
  const files = [
    new File(['x'], 'one.png', { type: 'image/png' }),
    new File(['x'], 'notes.txt', { type: 'text/plain' }),
    new File(['x'], 'two.png', { type: 'image/png' }),
  ];
  fireEvent.drop(screen.getByText('No pictures yet'), { dataTransfer: { types: ['Files'], files } });
  expect(await screen.findByRole('button', { name: 'one.png' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'two.png' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText(/^notes.txt: Pictures are/)).toBeVisible();
  await user.type(screen.getByLabelText('Search pictures'), 'one');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'two.png' })).toBeNull());
  expect(screen.getByRole('button', { name: 'one.png' })).toBeVisible();
});

test('saves description and focal point, which arrow keys move', async () => {
  const { user, server } = renderLibrary();
  const details = await openPicture(user);
  const text = await details.findByLabelText('Description (alt text)');
  await fill(text, 'Our office');
  const focalPoint = details.getByRole('button', {
    name: /^Focal point: 50% from the left, 50% from the top/,
  });
  act(() => focalPoint.focus());
  await user.keyboard('{ArrowRight}{ArrowUp}{ArrowUp}');
  expect(details.getByRole('button', { name: /^Focal point: 55% from the left, 40%/ })).toBeVisible();
  await user.click(details.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Picture saved')).toBeVisible();
  expect(server.data.pictures[0]).toMatchObject({ alt: 'Our office', focalX: 0.55, focalY: 0.4 });
});

test('a click on the picture sets the focal point, saved when another picture is selected', async () => {
  const { user, server } = renderLibrary(
    fakeProvider({ pictures: [aPicture(), aPicture({ id: 'picture-2', name: 'b.jpg', alt: '' })] }),
  );
  const details = await openPicture(user);
  const mark = await details.findByRole('button', { name: /^Focal point/ });
  const surface = mark.parentElement!;
  surface.getBoundingClientRect = () => ({ left: 100, top: 50, width: 200, height: 100 }) as DOMRect;
  fireEvent.click(surface, { detail: 1, clientX: 250, clientY: 60 });
  await user.click(screen.getByRole('button', { name: 'b.jpg' }));
  await waitFor(() => expect(server.data.pictures[0]).toMatchObject({ focalX: 0.75, focalY: 0.1 }));
});

test('deletes an unused picture after a confirmation', async () => {
  const { user, server } = renderLibrary();
  const details = await openPicture(user);
  await user.click(await details.findByRole('button', { name: 'Delete picture' }));
  expect(details.getByRole('alert')).toHaveTextContent('Delete this picture for good?');
  await user.click(details.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Picture deleted')).toBeVisible();
  expect(server.data.pictures).toEqual([]);
});

test('explains why a picture in use stays, with links to where it is used', async () => {
  const uses = [{ kind: 'article' as const, label: 'Term or whole life', link: '/admin/blog?edit=post-1' }];
  const { user, server } = renderLibrary(fakeProvider({ pictures: [aPicture({ uses })] }));
  const details = await openPicture(user);
  expect(await details.findByRole('link', { name: 'Term or whole life' })).toHaveAttribute(
    'href',
    '/admin/blog?edit=post-1',
  );
  await user.click(details.getByRole('button', { name: 'Delete picture' }));
  expect(details.getByRole('alert')).toHaveTextContent('still shown: Term or whole life');
  expect(server.calls.join()).not.toContain('delete media');
});

test('a picture that came into use meanwhile stays, with the server’s reason', async () => {
  const { user, server } = renderLibrary();
  const details = await openPicture(user);
  await user.click(await details.findByRole('button', { name: 'Delete picture' }));
  server.rejectWith = errorResponse(409, 'This picture is used: About the advisor');
  await user.click(details.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('This picture is used: About the advisor')).toBeVisible();
  expect(server.data.pictures).toHaveLength(1);
});
