import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { postSummary, renderOnPage } from '../../testing/site';
import { BlogPage } from './BlogPage';

const posts = [
  ...Array.from({ length: 7 }, () => postSummary({ category: 'Insurance' })),
  postSummary({ category: 'Retirement', title: 'Stopping at sixty', slug: 'stopping-at-sixty' }),
];

const show = (path = '/blog') => renderOnPage(<BlogPage posts={posts} path={path} />, '/blog');
const articles = () => screen.queryAllByRole('article');
const category = (name: string) => screen.getByRole('button', { name });

beforeAll(() => (Element.prototype.scrollIntoView = () => {}));
afterEach(() => history.replaceState(null, '', '/'));

test('has the title, the back link and the categories of the spec', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Financial Insights & Articles' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  const filter = screen.getByRole('group', { name: 'Category' });
  expect(
    within(filter)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['All Articles', 'Insurance', 'Investments', 'Retirement', 'Financial Planning']);
  expect(category('All Articles')).toHaveAttribute('aria-pressed', 'true');
});

test('a card shows image, title, category, excerpt, read time and the date in long US style, and leads to the article', () => {
  show('/blog?category=Retirement');
  const card = articles()[0]!;
  expect(card.querySelector('img')).toHaveAttribute('src', '/covers/insurance.svg');
  expect(within(card).getByRole('heading', { name: 'Stopping at sixty' })).toBeVisible();
  for (const text of ['Retirement', 'What to know first.', '5 min read', 'October 7, 2025'])
    expect(within(card).getByText(text)).toBeVisible();
  expect(within(card).getByRole('link', { name: /^Read Article/ })).toHaveAttribute(
    'href',
    '/blog/stopping-at-sixty',
  );
});

test('shows six articles a page; a new category starts on page 1', async () => {
  show();
  expect(articles()).toHaveLength(6);
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(articles()).toHaveLength(2);
  expect(location.search).toBe('?page=2');
  await userEvent.click(category('Insurance'));
  expect(articles()).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  expect(location.search).toBe('?category=Insurance');
});

test('an empty category shows the message of the spec', async () => {
  show();
  await userEvent.click(category('Investments'));
  expect(screen.getByText('No articles found in this category. Please try another category.')).toBeVisible();
  expect(articles()).toHaveLength(0);
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

test('a blog without articles does not suggest another category', async () => {
  renderOnPage(<BlogPage posts={[]} path="/blog" />, '/blog');
  expect(screen.getByText('The first articles are on their way.')).toBeVisible();
  await userEvent.click(category('Investments'));
  expect(screen.getByText('The first articles are on their way.')).toBeVisible();
  expect(screen.queryByText(/try another category/)).toBeNull();
});

test('the browser’s back button restores the previous filter', async () => {
  show();
  await userEvent.click(category('Retirement'));
  history.replaceState(null, '', '/blog');
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(category('All Articles')).toHaveAttribute('aria-pressed', 'true');
});

test('an image that fails to load is replaced by an icon', () => {
  show('/blog?category=Retirement');
  fireEvent.error(document.querySelector('img')!);
  expect(document.querySelector('img')).toBeNull();
  expect(document.querySelector('.cover svg')).not.toBeNull();
});

const search = async (text: string) => {
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Search articles' }));
  if (text !== '') await userEvent.type(screen.getByRole('searchbox'), text);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
};

test('a search shows the articles with its words, starts on page 1, and is in the URL', async () => {
  show('/blog?page=2');
  await search('SIXTY');
  expect(articles()).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Stopping at sixty' })).toBeVisible();
  expect(location.search).toBe('?q=SIXTY');
  await userEvent.click(category('Retirement'));
  expect(location.search).toBe('?q=SIXTY&category=Retirement');
  await userEvent.click(screen.getByRole('link', { name: 'Show all articles' }));
  expect(location.search).toBe('?category=Retirement');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('a search that finds nothing says so', async () => {
  show();
  await search('seventy');
  expect(screen.getByText('No articles found for “seventy”. Please try other words.')).toBeVisible();
  await userEvent.click(category('Retirement'));
  expect(
    screen.getByText(
      'No articles found for “seventy” in Retirement. Please try other words or another category.',
    ),
  ).toBeVisible();
});

test('the URL restores a search with its category and page, also without script', () => {
  show('/blog?q=article&category=Insurance&page=2');
  expect(screen.getByRole('searchbox')).toHaveValue('article');
  expect(articles()).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute(
    'href',
    '/blog?q=article&category=Insurance',
  );
  const hidden = [...document.querySelectorAll<HTMLInputElement>('input[type=hidden]')];
  expect(hidden.map(({ name, value }) => [name, value])).toEqual([
    ['q', 'article'],
    ['category', 'Insurance'],
  ]);
});

test('the browser’s back button restores the previous search', async () => {
  show();
  await search('sixty');
  history.replaceState(null, '', '/blog');
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(articles()).toHaveLength(6);
});
