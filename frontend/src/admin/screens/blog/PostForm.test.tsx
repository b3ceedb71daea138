import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { tomorrowMorning } from '@/admin/ground/dates/businessTime';
import { formatNearDay } from '@/admin/ground/dates/dates';
import { expectCopied } from '@/testing/expectCopied';
import { aPost, aSuperadmin } from '@/testing/builders';
import { aPicture } from '@/testing/fakeMedia';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { PostListPage } from './PostListPage';

/** With the text area of the specification; rich text has tests of its own. */
const renderBlog = (
  server = fakeProvider({ posts: [aPost()] }),
  path = '/admin/blog?edit=post-1',
  preferences: object = { [`writing.${aSuperadmin.id}`]: 'markdown' },
) => renderAdmin(<PostListPage />, { resource: 'posts', path, server, preferences: { ...preferences } });
const form = async (name = 'Edit Blog Post') => within(await screen.findByRole('dialog', { name }));
const editor = async () => {
  await screen.findByLabelText('Title');
  return form();
};
const content = () => screen.getByLabelText<HTMLTextAreaElement>('Content');
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const PUBLISH_ON = 'Publish on (Manila time)';
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => localStorage.clear());

test('the address opens the form, which is in the address again once a draft is saved', async () => {
  const { user, server, url } = renderBlog(fakeProvider(), '/admin/blog?new=post');
  // not in the dialog that stands there while the form loads
  await screen.findByLabelText('Title');
  expect((await form('Create New Blog Post')).getByLabelText('Title')).toBeVisible();
  write('Title', 'Estate tax');
  await user.click(button('Save draft'));
  expect(await screen.findByText('Category is required')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Category' }));
  await user.click(await screen.findByRole('option', { name: 'Retirement' }));
  await user.click(button('Save draft'));
  expect(await screen.findByText('Draft saved')).toBeVisible();
  expect(server.data.posts[0]).toMatchObject({ title: 'Estate tax', status: 'draft' });
  await waitFor(() => expect(url.current).toBe('/admin/blog?edit=post-1'));
  const dialog = await form();
  expect(dialog.getByLabelText('Title')).toHaveValue('Estate tax');
  expect(localStorage).toHaveLength(0);
  await user.click(button('Cancel'));
  expect(await screen.findByRole('article', { name: 'Estate tax' })).toHaveTextContent('Draft');
});

test('the fields of the specification come first, in its order', async () => {
  renderBlog();
  const dialog = await editor();
  const specified = ['Title', 'Excerpt', 'Content', 'Category', 'Image URL', 'Read Time'];
  const labels = dialog.getAllByText(/^[A-Z]/, { selector: 'label *' }).map((label) => label.textContent);
  expect(labels.slice(0, specified.length)).toEqual(specified);
});

test('a post is scheduled for a time in the office, tomorrow morning unless another is chosen', async () => {
  const { user, server } = renderBlog(fakeProvider({ posts: [aPost({ status: 'draft' })] }));
  const dialog = await editor();
  expect(dialog.getByText('Update publishes it at once.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Choose a day' }));
  const { date } = tomorrowMorning();
  expect(screen.getByLabelText(PUBLISH_ON)).toHaveValue(`${date}T08:00`);
  expect(button(new RegExp(`^Schedule for ${formatNearDay(date)},.* 8:00 AM$`))).toBeVisible();
  write(PUBLISH_ON, '');
  await user.click(button('Update'));
  expect(await dialog.findByText('Publish on is required')).toBeVisible();
  write(PUBLISH_ON, '2026-12-01T09:30');
  await user.click(button(/^Schedule for Tue, Dec 1,.* 9:30 AM$/));
  expect(await screen.findByText('Blog post updated successfully')).toBeVisible();
  expect(server.data.posts[0]).toMatchObject({ status: 'scheduled', publishAt: '2026-12-01T01:30:00.000Z' });
  expect(await screen.findByText('Goes out Dec 1, 2026, 9:30 AM')).toBeVisible();
});

test('a draft is published at once by Update, and a published post made a draft again', async () => {
  const { user, server } = renderBlog(fakeProvider({ posts: [aPost({ status: 'draft' })] }));
  const dialog = await editor();
  await user.click(dialog.getByRole('button', { name: 'Choose a day' }));
  await user.click(dialog.getByRole('button', { name: 'Clear the day' }));
  await user.click(button('Update'));
  expect(await screen.findByText('Blog post updated successfully')).toBeVisible();
  expect(server.data.posts[0]).toMatchObject({ status: 'published', publishAt: null });
  await user.click(await screen.findByRole('button', { name: 'Edit Term or whole life' }));
  await editor();
  await user.click(button('Unpublish'));
  expect(await screen.findByText('Draft saved')).toBeVisible();
  expect(server.data.posts[0]?.status).toBe('draft');
  expect(button('Save draft')).toBeVisible();
});

test('the toolbar and its keys change the text', async () => {
  const { user } = renderBlog();
  const dialog = await editor();
  content().setSelectionRange(0, 5);
  await user.click(dialog.getByRole('button', { name: 'Bold' }));
  expect(content()).toHaveValue('**First** line.');
  fireEvent.keyDown(content(), { code: 'Digit2', ctrlKey: true, altKey: true });
  expect(content()).toHaveValue('## **First** line.');
  act(() => dialog.getByRole('button', { name: 'Bold' }).focus());
  await user.keyboard('{ArrowRight}');
  expect(dialog.getByRole('button', { name: 'Italic' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(dialog.getByRole('button', { name: 'Picture' })).toHaveFocus();
});

test('a calculator that the site shows is inserted, and one that readers do not see is named', async () => {
  const { user } = renderBlog();
  const dialog = await editor();
  await user.click(await dialog.findByRole('button', { name: 'Insert calculator' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pag-IBIG MP2 savings' }));
  await waitFor(() => expect(content()).toHaveValue('First line.\n\n{{calculator mp2}}\n'));
  write('Content', '{{calculator mp2}}\n\n{{calculator education}}\n\n{{calculator lottery}}');
  expect(dialog.getByText(/^The site does not show Education fund now/)).toBeVisible();
  expect(dialog.getByText(/^There is no calculator “lottery”. There are: sss, mp2/)).toBeVisible();
});

test('pictures that are dropped or pasted into the text are uploaded and inserted with a description', async () => {
  const { server } = renderBlog();
  await editor();
  const files = [
    new File(['x'], 'two-houses.png', { type: 'image/png' }),
    new File(['x'], 'tree.png', { type: 'image/png' }),
  ];
  fireEvent.drop(content(), { dataTransfer: { types: ['Files'], files } });
  await waitFor(() =>
    expect(content()).toHaveValue(
      'First line.\n\n![two houses](/media/twohousespng-1600.webp)\n\n![tree](/media/treepng-1600.webp)\n',
    ),
  );
  expect(server.calls.filter((call) => call.startsWith('uploadPicture'))).toHaveLength(2);
});

test('a picture of the library is inserted, and one becomes the cover with its description', async () => {
  const { user } = renderBlog(fakeProvider({ posts: [aPost({ imageUrl: '' })], pictures: [aPicture()] }));
  const dialog = await editor();
  const choose = async () => {
    const library = within(await screen.findByRole('dialog', { name: 'Choose a picture' }));
    await user.click(await library.findByRole('button', { name: /house.jpg/ }));
    await user.click(await library.findByRole('button', { name: 'Use this picture' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose a picture' })).toBeNull());
  };
  await user.click(dialog.getByRole('button', { name: 'Picture' }));
  await choose();
  expect(content()).toHaveValue('First line.\n\n![A house under a tree](/media/abc123-1600.webp)\n');
  await user.click(within(dialog.getByRole('group', { name: 'Cover picture' })).getByText('Choose'));
  await choose();
  expect(screen.getByLabelText('Image URL')).toHaveValue('/media/abc123-1600.webp');
  expect(screen.getByLabelText('Picture description (alt text)')).toHaveValue('A house under a tree');
});

test('the read time is worked out as a hint and left to the server', async () => {
  const { user, server } = renderBlog();
  const dialog = await editor();
  write('Read Time', '');
  write('Content', 'word '.repeat(600));
  expect(dialog.getByLabelText('Read Time')).toHaveAttribute('placeholder', '3 min read');
  expect(dialog.getByLabelText('Read Time')).toHaveAccessibleDescription('e.g. "5 min read"');
  await user.click(button('Update'));
  await waitFor(() => expect(server.data.posts[0]?.readTime).toBe(''));
});

test('a private link is made, copied and revoked', async () => {
  const { user, server } = renderBlog();
  const dialog = await editor();
  await user.click(dialog.getByRole('button', { name: 'Make a preview link' }));
  expect(await dialog.findByLabelText('Private address')).toHaveValue(
    'http://localhost/blog/preview/secret-of-post-1',
  );
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  await expectCopied('http://localhost/blog/preview/secret-of-post-1');
  await user.click(dialog.getByRole('button', { name: 'Revoke the link' }));
  await waitFor(() => expect(server.data.previewLinks).toEqual([]));
  expect(dialog.queryByLabelText('Private address')).toBeNull();
});

describe('when somebody else saved the post in the meantime', () => {
  const mine = `My line.\n${'The same words in both texts.\n'.repeat(30)}`;
  const theirs = mine.replace('My', 'Their');
  async function saveOverTheirs() {
    const view = renderBlog();
    await editor();
    write('Content', mine);
    view.server.data.posts = [aPost({ content: theirs, updatedAt: '2026-11-22T01:00:00.000Z' })];
    await view.user.click(button('Update'));
    const notice = await screen.findByText(/^Somebody else saved this article on Nov 22, 2026/);
    return { ...view, notice: within(notice.closest('[role=alert]') as HTMLElement) };
  }

  test('both texts are shown with the difference marked, and nothing is saved yet', async () => {
    const { user, notice, server } = await saveOverTheirs();
    expect(notice.getByRole('columnheader', { name: 'Theirs' })).toBeVisible();
    const row = notice.getByRole('row', { name: /Their line/ });
    expect(row).toHaveTextContent('ChangedTheir line.My line.');
    expect([...row.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Their', 'My']);
    expect(server.data.posts[0]?.content).toBe(theirs);
    expect(button('Update')).toBeDisabled();
    expect(screen.getByText('Not saved: choose which version to keep')).toBeVisible();
    await user.click(notice.getByRole('button', { name: 'Copy my text' }));
    await expectCopied(mine);
    expect(content()).toHaveValue(mine);
  });

  test('Keep mine saves the own text', async () => {
    const { user, notice, server } = await saveOverTheirs();
    await user.click(notice.getByRole('button', { name: 'Keep mine' }));
    await user.click(button('Update'));
    expect(await screen.findByText('Blog post updated successfully')).toBeVisible();
    expect(server.data.posts[0]?.content).toBe(mine);
    expect(localStorage).toHaveLength(0);
  });

  test('Take theirs shows the other text, and the own one can be brought back', async () => {
    const { user, notice, server } = await saveOverTheirs();
    await user.click(notice.getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(content()).toHaveValue(theirs));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(content()).toHaveValue(mine));
    expect(localStorage).toHaveLength(1);
    await user.click(button('Keep mine'));
    await user.click(button('Update'));
    expect(await screen.findByText('Blog post updated successfully')).toBeVisible();
    expect(server.data.posts[0]?.content).toBe(mine);
  });
});

test('an address of a post that is gone says so', async () => {
  const { user, url } = renderBlog(fakeProvider(), '/admin/blog?edit=post-9');
  const dialog = await form();
  expect(await dialog.findByText(/There is no post at this address/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'All posts' }));
  expect(url.current).toBe('/admin/blog');
});

test('tabs and search filter the posts', async () => {
  const posts = [
    aPost(),
    aPost({ id: 'post-2', title: 'Estate tax', status: 'draft' }),
    aPost({ id: 'post-3', title: 'Pensions', status: 'scheduled', publishAt: '2026-12-01T01:30:00.000Z' }),
  ];
  const { user } = renderBlog(fakeProvider({ posts }), '/admin/blog');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  expect(screen.getAllByRole('link', { name: /^View on site/ })).toHaveLength(1);
  await user.click(screen.getByRole('tab', { name: 'Drafts' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(screen.getByRole('article', { name: 'Estate tax' })).toBeVisible();
  await fill(screen.getByLabelText('Search posts'), 'pens');
  expect(await screen.findByText('No posts match the search and filter')).toBeVisible();
  await user.click(button('Show all posts'));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
});

test('a deleted post is deleted for good after a confirmation', async () => {
  const { user, server } = renderBlog(fakeProvider({ deletedPosts: [aPost()] }), '/admin/blog');
  await user.click(screen.getByRole('tab', { name: 'Deleted' }));
  expect(await screen.findByText(/kept for 30 days/)).toBeVisible();
  await user.click(button('Delete Term or whole life for good…'));
  expect(screen.getByRole('alert')).toHaveTextContent('Delete for good, with its history?');
  await user.click(button('Delete Term or whole life for good'));
  expect(await screen.findByText('Blog post deleted for good')).toBeVisible();
  expect(server.data.deletedPosts).toEqual([]);
});

test('a time that the server rejects is shown under the field', async () => {
  const server = fakeProvider({
    posts: [aPost({ status: 'scheduled', publishAt: '2026-12-01T01:30:00.000Z' })],
  });
  const { user } = renderBlog(server);
  await editor();
  server.rejectWith = errorResponse(400, 'Invalid', { publishAt: 'Publish at must be in the future' });
  await user.click(button(/^Schedule for Tue, Dec 1,.* 9:30 AM$/));
  await waitFor(() =>
    expect(screen.getByLabelText(PUBLISH_ON)).toHaveAccessibleDescription('Publish at must be in the future'),
  );
});

describe('rich text', () => {
  const rich = () => screen.findByRole('textbox', { name: 'Content' });
  const rendered = async () => {
    const view = renderBlog(
      fakeProvider({ posts: [aPost({ content: 'First line.\n\n* a\n* b' })] }),
      undefined,
      {},
    );
    return { ...view, field: await rich() };
  };

  test('is the field of the form, with its label and its hint, and shows what readers see', async () => {
    const { field } = await rendered();
    expect(screen.getByLabelText('Content')).toBe(field);
    expect(field).toHaveAttribute('contenteditable', 'true');
    expect(field).toHaveAccessibleDescription(/Drop or paste pictures/);
    expect(
      within(field)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['a', 'b']);
  });

  test('opened and saved changes nothing', async () => {
    const { user, server } = await rendered();
    await user.click(button('Update'));
    expect(await screen.findByText('Blog post updated successfully')).toBeVisible();
    expect(server.data.posts[0]?.content).toBe('First line.\n\n* a\n* b');
  });

  test('stores what a tool inserts as Markdown', async () => {
    const { user, server } = await rendered();
    await user.click(button('Table'));
    await user.click(button('Update'));
    await waitFor(() =>
      expect(server.data.posts[0]?.content).toBe(
        'First line.\n\n| First | Second |\n| --- | --- |\n| 1 | 2 |\n| 3 | 4 |\n\n* a\n* b',
      ),
    );
  });

  test('is switched off by one press, and on again', async () => {
    const { user } = await rendered();
    const ways = within(screen.getByRole('group', { name: 'Write as' }));
    await user.click(ways.getByRole('button', { name: 'Markdown' }));
    expect(content()).toHaveValue('First line.\n\n* a\n* b');
    expect(screen.queryByRole('button', { name: 'Undo typing' })).toBeNull();
    await user.click(button('Rich text'));
    await waitFor(() => expect(screen.getByLabelText('Content')).toHaveAttribute('contenteditable'));
  });

  test('gives way to Markdown, with the reason, where it would lose something', async () => {
    const post = aPost({ content: 'See [1].\n\n[1]: https://a.example' });
    renderBlog(fakeProvider({ posts: [post] }), undefined, {});
    expect(await screen.findByText(/^This text defines addresses of links/)).toBeVisible();
    expect(content()).toHaveValue(post.content);
  });

  test('has the state of its tools, and a history', async () => {
    const { user, field } = await rendered();
    expect(button('Undo typing')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Heading'));
    expect(button('Heading')).toHaveAttribute('aria-pressed', 'true');
    expect(within(field).getByRole('heading', { name: 'First line.' })).toBeVisible();
    await user.click(button('Undo typing'));
    expect(within(field).queryByRole('heading')).toBeNull();
  });

  test('asks for the address of a link, and says what is no address', async () => {
    const { user, server } = await rendered();
    await user.click(button('Link'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Link' }));
    await user.type(dialog.getByLabelText('Address'), 'javascript:alert(1)');
    await user.click(dialog.getByRole('button', { name: 'Set link' }));
    expect(await dialog.findByText(/^Address must begin with/)).toBeVisible();
    await fill(dialog.getByLabelText('Address'), 'sss.gov.ph');
    await fill(dialog.getByLabelText('Words'), 'SSS');
    await user.click(dialog.getByRole('button', { name: 'Set link' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Link' })).toBeNull());
    await user.click(button('Update'));
    await waitFor(() =>
      expect(server.data.posts[0]?.content).toMatch(/^\[SSS\]\(https:\/\/sss\.gov\.ph\)First/),
    );
  });
});
