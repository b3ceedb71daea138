import { screen, waitFor, within } from '@testing-library/react';
import { aPost, aVersion, aSuperadmin } from '@/testing/builders';
import { fakeProvider, errorResponse } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { shownToast, TOAST_DURATION } from '@/shared/toast/toastQueue';
import { renderAdmin } from '@/testing/renderAdmin';
import { PostListPage } from './PostListPage';

const renderBlog = (server = fakeProvider({ posts: [aPost()] })) =>
  renderAdmin(<PostListPage />, {
    resource: 'posts',
    path: '/admin/blog',
    server,
    preferences: { [`writing.${aSuperadmin.id}`]: 'markdown' },
  });

async function fillIn(fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await fill(screen.getByLabelText(label), text);
  }
}

beforeEach(() => localStorage.clear());

test('shows the posts', async () => {
  renderBlog();
  expect(screen.getByText('Loading blog posts...')).toBeVisible();
  const card = within(await screen.findByRole('article', { name: 'Term or whole life' }));
  expect(card.getByText('What each is for.')).toBeVisible();
  expect(card.getByText('Insurance · 5 min read')).toBeVisible();
});

test('creates a post', async () => {
  const { user, server } = renderBlog(fakeProvider());
  await user.click(screen.getByRole('button', { name: 'Add New Post' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Blog Post' }));
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await dialog.findByText('Title is required')).toBeVisible();
  expect(server.calls.join()).not.toContain('create posts');
  await fillIn({
    Title: 'Estate tax',
    Excerpt: 'In short.',
    Content: 'In full.',
    'Image URL': '/covers/a.svg',
    'Read Time': '3 min read',
  });
  await user.click(dialog.getByRole('combobox', { name: 'Category' }));
  await user.click(await screen.findByRole('option', { name: 'Retirement' }));
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Blog post created successfully')).toBeVisible();
  expect(server.data.posts[0]).toMatchObject({ title: 'Estate tax', category: 'Retirement' });
  expect(await screen.findByRole('article', { name: 'Estate tax' })).toBeVisible();
});

test('edits a post, with a preview rendered by the server', async () => {
  const { user, server } = renderBlog();
  await user.click(await screen.findByRole('button', { name: 'Edit Term or whole life' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Blog Post' }));
  await fillIn({ Content: 'Second line.' });
  expect(
    await within(dialog.getByRole('region', { name: 'Preview of the content' })).findByText('Second line.'),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Blog post updated successfully')).toBeVisible();
  expect(server.data.posts[0]?.content).toBe('Second line.');
});

test('keeps the form open, with the error, if the server rejects the post', async () => {
  const server = fakeProvider({ posts: [aPost()] });
  const { user } = renderBlog(server);
  await user.click(await screen.findByRole('button', { name: /^Edit/ }));
  await screen.findByRole('dialog');
  await fillIn({ 'Image URL': 'ftp://x' });
  server.rejectWith = errorResponse(400, 'Image URL is not accepted', {
    imageUrl: 'Image URL is not accepted',
  });
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Image URL')).toHaveAccessibleDescription('Image URL is not accepted'),
  );
  expect(screen.queryByText('Blog post updated successfully')).toBeNull();
});

test('asks for confirmation before discarding changes', async () => {
  const { user } = renderBlog();
  await user.click(await screen.findByRole('button', { name: /^Edit/ }));
  await screen.findByRole('dialog');
  await user.type(screen.getByLabelText('Title'), '!');
  await user.keyboard('{Escape}');
  expect(screen.getByText('Discard what you have written?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep writing' }));
  expect(screen.getByLabelText('Title')).toHaveValue('Term or whole life!');
});

test('deletes without confirmation, and Undo restores the post', async () => {
  const { user, server } = renderBlog();
  await user.click(await screen.findByRole('button', { name: 'Delete Term or whole life' }));
  expect(await screen.findByText('Blog post deleted successfully')).toBeVisible();
  expect(shownToast()?.duration ?? TOAST_DURATION).toBe(5000);
  expect(await screen.findByText('No posts yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('article', { name: 'Term or whole life' })).toBeVisible();
  expect(server.data.posts).toEqual([aPost()]);
});

test('restores a deleted post from the Deleted tab', async () => {
  const { user, server } = renderBlog(fakeProvider({ deletedPosts: [aPost()] }));
  await user.click(screen.getByRole('tab', { name: 'Deleted' }));
  const card = within(await screen.findByRole('article', { name: 'Term or whole life' }));
  expect(card.getByText('Insurance · Deleted Nov 22, 2026, 10:00 AM')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Restore Term or whole life' }));
  expect(await screen.findByText('Blog post restored')).toBeVisible();
  expect(await screen.findByText('No deleted posts')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Published' }));
  expect(await screen.findByRole('article', { name: 'Term or whole life' })).toBeVisible();
  expect(server.data.posts).toEqual([aPost()]);
});

test('shows the difference to a version, and restores it', async () => {
  const { user, server } = renderBlog(fakeProvider({ posts: [aPost()], history: [aVersion()] }));
  await user.click(await screen.findByRole('button', { name: 'History of Term or whole life' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'History of Term or whole life' }));
  expect(await dialog.findByText('Replaced by Ana Santos')).toBeVisible();
  const change = dialog.getByRole('row', { name: /An older line/ });
  expect(change).toHaveTextContent('ChangedAn older line.First line.');
  await user.click(dialog.getByRole('button', { name: 'Restore this version' }));
  expect(await screen.findByText('Blog post updated successfully')).toBeVisible();
  expect(server.data.posts[0]).toMatchObject({ title: 'Term or whole life?', content: 'An older line.' });
});
