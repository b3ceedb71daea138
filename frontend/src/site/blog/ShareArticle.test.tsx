import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { ToastHost } from '../../shared/toast/ToastHost';
import { onPage, renderOnPage } from '../../testing/site';
import { ShareArticle } from './ShareArticle';

const share = <ShareArticle title="Saving & spending" path="/blog/saving" origin="https://lantern.example" />;

function pretend(name: 'share' | 'clipboard', value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

afterEach(() => {
  for (const name of ['share', 'clipboard'] as const) Reflect.deleteProperty(navigator, name);
});

test('without script there are a link to the article and one that writes an e-mail', () => {
  const html = renderToStaticMarkup(onPage(share));
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/blog/saving',
    'mailto:?subject=Saving%20%26%20spending&amp;body=Saving%20%26%20spending%0Ahttps%3A%2F%2Flantern.example%2Fblog%2Fsaving',
  ]);
  expect(html).toContain('Link to this article');
  expect(html).not.toContain('<button');
});

test('opens the share dialog of the device, which may be closed', async () => {
  const native = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  pretend('share', native);
  renderOnPage(share);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(native).toHaveBeenCalledWith({
    title: 'Saving & spending',
    url: 'https://lantern.example/blog/saving',
  });
});

test('copies the address where there is no share dialog', async () => {
  const user = userEvent.setup();
  const writeText = jest.fn().mockResolvedValue(undefined);
  pretend('clipboard', { writeText });
  renderOnPage(
    <>
      {share}
      <ToastHost />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(writeText).toHaveBeenCalledWith('https://lantern.example/blog/saving');
  expect(await screen.findByText('Link copied')).toBeVisible();
});

test('shows the address when it cannot be copied', async () => {
  const user = userEvent.setup();
  pretend('clipboard', { writeText: jest.fn().mockRejectedValue(new Error('not allowed')) });
  renderOnPage(
    <>
      {share}
      <ToastHost />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(screen.getByText('https://lantern.example/blog/saving')).toBeVisible());
});
