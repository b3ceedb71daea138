import { fireEvent, screen, within } from '@testing-library/react';
import { business, postSummary, renderOnPage } from '../../testing/site';
import { ArticlePage } from './ArticlePage';
import { ArticlePreviewPage } from './ArticlePreviewPage';
import { contentsList } from './contentsList';

const long = ['First &amp; foremost', 'A <em>second</em>', 'Third', 'Fourth']
  .map((heading, index) => `<h2 id="part-${index}">${heading}</h2><p>Text</p>`)
  .join('');

test('lists the headings of a long article as plain text', () => {
  expect(contentsList(long)).toEqual([
    { id: 'part-0', text: 'First & foremost' },
    { id: 'part-1', text: 'A second' },
    { id: 'part-2', text: 'Third' },
    { id: 'part-3', text: 'Fourth' },
  ]);
  expect(contentsList('<h2 id="only">Only</h2>')).toEqual([]);
});

test('shows the article, its table of contents, a booking link and more articles', () => {
  const post = postSummary({ title: 'Stopping at sixty' });
  renderOnPage(
    <ArticlePage
      post={post}
      text={[{ html: long }]}
      more={[postSummary({ title: 'Another' })]}
      origin={null}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Stopping at sixty' })).toBeVisible();
  const contents = screen.getByRole('navigation', { name: 'In this article' });
  expect(within(contents).getByRole('link', { name: 'Third' })).toHaveAttribute('href', '#part-2');
  expect(screen.getByRole('heading', { name: 'Third' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book a free consultation' })).toHaveAttribute('href', '/#contact');
  expect(screen.getByRole('heading', { name: 'Another' })).toBeVisible();
});

test('a table that is wider than the text can be focused', () => {
  const width = jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(500);
  renderOnPage(
    <ArticlePage
      post={postSummary()}
      text={[{ html: '<table><tbody></tbody></table>' }]}
      more={[]}
      origin={null}
    />,
  );
  expect(screen.getByRole('table')).toHaveAttribute('tabindex', '0');
  width.mockReturnValue(0);
  fireEvent(window, new Event('resize'));
  expect(screen.getByRole('table')).not.toHaveAttribute('tabindex');
  width.mockRestore();
});

const show = (changes: Parameters<typeof postSummary>[0]) =>
  renderOnPage(
    <ArticlePage post={postSummary(changes)} text={[{ html: '<p>Text</p>' }]} more={[]} origin={null} />,
  );

test('names the author, the date, the read time and the day of review', () => {
  show({ author: 'Ben Uy', reviewedOn: '2025-11-01' });
  for (const text of ['By Ben Uy', 'October 7, 2025', '5 min read', 'November 1, 2025'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(/^Reviewed on/)).toHaveTextContent('Reviewed on November 1, 2025');
});

test('is by the advisor of the business unless it has an author, and claims no review', () => {
  show({});
  expect(screen.getByText(`By ${business.advisor}`)).toBeVisible();
  expect(screen.queryByText(/Reviewed/)).toBeNull();
});

const image = {
  url: '/media/abc-1600.webp',
  jpeg: '/media/abc-800.jpg',
  srcset: '/media/abc-400.webp 400w',
  width: 1600,
  height: 1067,
  alt: 'A jar',
  position: '20% 80%',
};

test('shows a picture of the library in all its sizes around its focal point', () => {
  show({ image, imageAlt: 'Two jars', imageUrl: image.url });
  const picture = screen.getByRole('img', { name: 'Two jars' });
  expect(picture).toHaveAttribute('src', image.url);
  expect(picture).toHaveAttribute('srcset', image.srcset);
  expect(picture).toHaveAttribute('sizes');
  expect(picture).toHaveAttribute('height', '1067');
  expect(picture).toHaveAttribute('loading', 'eager');
  expect(picture).toHaveAttribute('fetchpriority', 'high');
  expect(picture).toHaveClass('focal-x-2', 'focal-y-8');
});

test('a picture is described by the article, else by the library, else not', () => {
  show({ image });
  expect(screen.getByRole('img', { name: 'A jar' })).toBeVisible();
  show({});
  expect(document.querySelectorAll('img')[1]).toHaveAttribute('alt', '');
});

test('a preview says what it is, and cannot be shared', () => {
  const draft = postSummary({ title: 'Half an idea', imageUrl: '', excerpt: '' });
  renderOnPage(<ArticlePreviewPage post={draft} text={[]} />);
  expect(screen.getByText('Preview.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Half an idea' })).toBeVisible();
  expect(document.querySelector('.cover svg')).not.toBeNull();
  expect(screen.queryByText('Share this article')).toBeNull();
});
