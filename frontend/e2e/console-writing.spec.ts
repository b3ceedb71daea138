import type { Page } from '@playwright/test';
import { signIn } from './support/sign-in';
import { expectFit, expectFitEverywhere } from './support/accessibility';
import { expect, test } from './support/test';

/** PNG files that differ in their colour, drawn by the browser. */
async function drawings(page: Page, colours: readonly string[]) {
  const encoded = await page.evaluate(
    (wanted) =>
      wanted.map((colour) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 });
        const context = canvas.getContext('2d')!;
        context.fillStyle = colour;
        context.fillRect(0, 0, 900, 600);
        return canvas.toDataURL('image/png').split(',')[1]!;
      }),
    colours,
  );
  return encoded.map((data, index) => ({
    name: `drawing-${index + 1}.png`,
    mimeType: 'image/png',
    buffer: Buffer.from(data, 'base64'),
  }));
}

/** Drops files on the text, as from a folder. */
async function dropOnText(page: Page, files: Awaited<ReturnType<typeof drawings>>) {
  const transfer = await page.evaluateHandle(
    (dropped) => {
      const data = new DataTransfer();
      for (const { name, mimeType, base64 } of dropped) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      return data;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') })),
  );
  await page
    .getByLabel('Content', { exact: true })
    .dispatchEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true });
}

const dialog = (page: Page, name = 'Edit Blog Post') => page.getByRole('dialog', { name });
const content = (page: Page) => page.getByLabel('Content', { exact: true });
/** Writes in the text area instead of rich text, in this browser from now on. */
const inMarkdown = (page: Page) => page.getByRole('button', { name: 'Markdown', exact: true }).click();
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

test('an article with three pictures is drafted, previewed by its private link, scheduled, published and deleted', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page);
  await page.goto('/admin/blog');
  const title = `What a policy costs ${Date.now()}`;
  await page.getByRole('button', { name: 'Add New Post' }).click();
  const form = dialog(page, 'Create New Blog Post');
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Excerpt').fill('Premiums, charges and what they buy.');
  await inMarkdown(page);
  await content(page).fill('Premiums');
  await page.keyboard.press('Control+Alt+2');
  await expect(content(page)).toHaveValue('## Premiums');
  await page.keyboard.press('Control+z');
  await expect(content(page)).toHaveValue('Premiums');
  await form.getByRole('button', { name: 'Heading' }).click();

  const [cover, ...inText] = await drawings(page, ['#7cc6a0', '#a85f0c', '#12382a']);
  await dropOnText(page, inText);
  await expect(content(page)).toHaveValue(
    /^## Premiums\n\n!\[drawing 2\]\(\/media\/\w+-1600\.webp\)\n\n!\[drawing 3\]\(\/media\/\w+-1600\.webp\)\n$/,
  );
  const shown = form.getByRole('img', { name: 'drawing 3' });
  await expect
    .poll(() => shown.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
    .toBeGreaterThan(0);
  await form.getByRole('group', { name: 'Cover picture' }).locator('input[type=file]').setInputFiles(cover!);
  await expect(form.getByLabel('Image URL')).toHaveValue(/^\/media\/\w+-1600\.webp$/);

  await page.reload();
  await expect(form.getByText(/^Restored what you had written at /)).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue(title);
  await expect(content(page)).toHaveValue(/drawing 3/);

  await form.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Insurance' }).click();
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(toast(page, 'Draft saved')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/blog\?edit=/);
  const edit = dialog(page);
  await edit.getByRole('button', { name: 'Make a preview link' }).click();
  const address = await edit.getByLabel('Private address').inputValue();

  // somebody without an account
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByRole('img', { name: 'drawing 2' })).toBeVisible();
  await visitor.goto('/blog');
  await expect(visitor.getByRole('heading', { name: title })).toHaveCount(0);

  await page.reload();
  await expect(content(page)).toHaveValue(/drawing 3/);
  await edit.getByRole('button', { name: 'Choose a day' }).click();
  await edit.getByLabel(/^Publish on/).fill('2030-01-07T09:30');
  await edit.getByRole('button', { name: 'Schedule for Mon, Jan 7, 2030, 9:30 AM' }).click();
  await expect(toast(page, 'Blog post updated successfully')).toBeVisible();
  const card = page.getByRole('article', { name: title });
  await page.getByRole('tab', { name: 'Scheduled' }).click();
  await expect(card.getByText('Goes out Jan 7, 2030, 9:30 AM')).toBeVisible();

  await card.getByRole('button', { name: 'Edit' }).click();
  await edit.getByRole('button', { name: 'Clear the day' }).click();
  await edit.getByRole('button', { name: 'Update' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('tab', { name: 'Published' }).click();
  await expect(card.getByRole('link', { name: /^View on site/ })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: title })).toBeVisible();
  await visitor.context().close();

  await card.getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('tab', { name: 'Deleted' }).click();
  await card.getByRole('button', { name: 'Delete' }).click();
  await card.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Blog post deleted for good')).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('two people who change an article at once see both texts, and none is lost', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/status of 409/);
  await signIn(page);
  const title = `Two at once ${Date.now()}`;
  const created = await page.request.post('/api/admin/blog-posts', {
    data: {
      title,
      excerpt: 'In short.',
      content: 'First words.',
      category: 'Insurance',
      imageUrl: '/covers/two-houses.svg',
      readTime: '',
      status: 'draft',
    },
  });
  const { id } = (await created.json()) as { id: string };
  const other = await context.newPage();
  await page.goto(`/admin/blog?edit=${id}`);
  await inMarkdown(page);
  await other.goto(`/admin/blog?edit=${id}`);
  await content(page).fill('Words of Ana.');
  await content(other).fill('Words of Ben.');
  await dialog(page).getByRole('button', { name: 'Update' }).click();
  await expect(toast(page, 'Blog post updated successfully')).toBeVisible();

  await dialog(other).getByRole('button', { name: 'Update' }).click();
  const conflict = dialog(other).getByRole('alert').filter({ hasText: 'saved this article' });
  await expect(conflict).toContainText(/Words of Ana\..*Words of Ben\./);
  await expect(conflict).toBeInViewport();
  await expect(content(other)).toHaveValue('Words of Ben.');
  await other.reload();
  await expect(content(other)).toHaveValue('Words of Ben.');
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect(content(other)).toHaveValue('Words of Ana.');
  await dialog(other).getByRole('button', { name: 'Undo' }).click();
  await expect(content(other)).toHaveValue('Words of Ben.');
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await dialog(other).getByRole('button', { name: 'Update' }).click();
  await expect(toast(other, 'Blog post updated successfully')).toBeVisible();
  const history = await page.request.get(`/api/admin/blog-posts/${id}/history`);
  expect(((await history.json()) as { content: string }[]).map((version) => version.content)).toEqual([
    'Words of Ana.',
    'First words.',
  ]);
  await page.request.delete(`/api/admin/blog-posts/${id}`);
});

test('a picture gets a description and a focal point, and stays while an article shows it', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/admin/media');
  const [picture] = await drawings(page, ['#5b6760']);
  const name = `harbour-${Date.now()}.png`;
  await page.locator('input[type=file]').setInputFiles({ ...picture!, name });
  const details = page.getByRole('region', { name: 'Selected picture' });
  await expect(details.getByRole('heading', { name })).toBeVisible();
  await details.getByLabel('Description (alt text)').fill('A harbour at dawn');
  await details.getByRole('button', { name: /^Focal point/ }).press('ArrowUp');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Picture saved')).toBeVisible();
  await expect(details.getByRole('button', { name: /^Focal point: 50% from the left, 45%/ })).toBeVisible();
  await expectFit(page, 'pictures');

  await page.goto('/admin/blog?new=post');
  const form = dialog(page, 'Create New Blog Post');
  await inMarkdown(page);
  await form.getByRole('button', { name: 'Picture', exact: true }).click();
  const library = dialog(page, 'Choose a picture');
  await library.getByLabel('Search pictures').fill(name);
  await library.getByRole('button', { name: new RegExp(name) }).click();
  await expectFit(page, 'library');
  await library.getByRole('button', { name: 'Use this picture' }).click();
  await expect(content(page)).toHaveValue(/^!\[A harbour at dawn\]/);
  await form.getByLabel('Title').fill(`At the harbour ${name}`);
  await form.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Insurance' }).click();
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(toast(page, 'Draft saved')).toBeVisible();
  await expectFit(page, 'writing page');
  const id = new URL(page.url()).searchParams.get('edit');

  await page.goto('/admin/media');
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await expect(details.getByRole('link', { name: /At the harbour/ })).toBeVisible();
  await details.getByRole('button', { name: 'Delete picture' }).click();
  await expect(details.getByRole('alert')).toContainText('still shown');

  await page.request.delete(`/api/admin/blog-posts/${id}`);
  await page.request.delete(`/api/admin/blog-posts/deleted/${id}`);
  await page.reload();
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await details.getByRole('button', { name: 'Delete picture' }).click();
  await details.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page, 'Picture deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(name) })).toHaveCount(0);
});

test('an article is written as rich text with keys, tools, pictures and a paste from Word', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/admin/blog?new=post');
  const form = dialog(page, 'Create New Blog Post');
  const text = form.getByRole('textbox', { name: 'Content' });
  await expect(text).toHaveAttribute('contenteditable', 'true');
  const stored = async () => {
    await form.getByRole('button', { name: 'Markdown', exact: true }).click();
    const value = await content(page).inputValue();
    await form.getByRole('button', { name: 'Rich text' }).click();
    await expect(text).toHaveAttribute('contenteditable', 'true');
    return value;
  };
  await form.getByText('Content', { exact: true }).first().click();
  await text.pressSequentially('## Premiums');
  await page.keyboard.press('Enter');
  await text.pressSequentially('What you ');
  await page.keyboard.press('Control+b');
  await text.pressSequentially('pay');
  await page.keyboard.press('Control+b');
  await text.pressSequentially(' each *year*');
  await page.keyboard.press('Enter');
  await text.pressSequentially('- one');
  await page.keyboard.press('Enter');
  await text.pressSequentially('two');
  await page.keyboard.press('Control+BracketRight');
  await expect(text.getByRole('listitem').filter({ hasText: 'two' }).last()).toHaveText('two');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+k');
  const link = page.getByRole('dialog', { name: 'Link' });
  await link.getByLabel('Address').fill('sss.gov.ph');
  await link.getByLabel('Words').fill('SSS');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('link', { name: 'SSS' })).toBeVisible();
  expect(await stored()).toBe(
    '## Premiums\n\nWhat you **pay** each *year*\n\n- one\n- two[SSS](https://sss.gov.ph)',
  );

  const html =
    '<!--[if mso]><p>x</p><![endif]--><p class="MsoNormal" style="color:red"><b>Bold</b> words<o:p></o:p></p>' +
    '<p class="MsoListParagraph" style="mso-list:l0"><span style="mso-list:Ignore">·  </span>first</p>' +
    '<p class="MsoListParagraph" style="mso-list:l0"><span style="mso-list:Ignore">·  </span>second</p>';
  await text.press('Control+a');
  await text.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    clipboardData.setData('text/plain', 'Bold words');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
  expect(await stored()).toBe('**Bold** words\n\n- first\n- second');

  await text.press('Control+End');
  await dropOnText(page, await drawings(page, ['#335577']));
  await expect(text.getByRole('img', { name: 'drawing 1' })).toBeVisible();
  expect(await stored()).toMatch(/- second\n\n!\[drawing 1\]\(\/media\/\w+-1600\.webp\)$/);

  // the keyboard is not caught
  await text.press('Tab');
  await expect(text).not.toBeFocused();
  await text.focus();
  await page.keyboard.press('Alt+F10');
  await expect(form.getByRole('button', { name: 'Bold' })).toBeFocused();
  await expectFitEverywhere(page, 'rich text', [390, 768, 1366]);
});
