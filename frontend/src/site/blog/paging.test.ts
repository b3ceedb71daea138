import { POSTS_PER_PAGE } from '@contract';
import { postSummary } from '../../testing/site';
import { parseBlogQuery, blogPath, pageOf } from './paging';

test.each([
  ['/blog', { category: 'all', search: '', page: 1 }],
  ['/blog?category=all', { category: 'all', search: '', page: 1 }],
  ['/blog?category=Financial+Planning&page=2', { category: 'Financial Planning', search: '', page: 2 }],
  ['/blog?category=Gossip&page=-3', { category: 'all', search: '', page: 1 }],
  ['/blog?q=+two++words&page=3', { category: 'all', search: 'two words', page: 3 }],
  ['/blog?page=9999999999', { category: 'all', search: '', page: 1 }],
])('reads %s', (path, query) => {
  expect(parseBlogQuery(path)).toEqual(query);
});

test('writes short paths that parse to the same query', () => {
  expect(blogPath({ category: 'all', search: '', page: 1 })).toBe('/blog');
  const query = { category: 'Financial Planning', search: '50 % & more', page: 3 } as const;
  expect(parseBlogQuery(blogPath(query))).toEqual(query);
});

test('shows six articles a page, and the last page for a page past the end', () => {
  const posts = Array.from({ length: 8 }, () => postSummary());
  expect(POSTS_PER_PAGE).toBe(6);
  expect(pageOf(posts, { category: 'all', search: '', page: 1 })).toMatchObject({
    posts: posts.slice(0, 6),
    pages: 2,
    total: 8,
  });
  expect(pageOf(posts, { category: 'all', search: '', page: 2 }).posts).toEqual(posts.slice(6));
  expect(pageOf(posts, { category: 'all', search: '', page: 7 }).page).toBe(2);
});

test('shows only the selected category; an empty one still has one page', () => {
  const posts = [postSummary({ category: 'Retirement' }), postSummary()];
  expect(pageOf(posts, { category: 'Retirement', search: '', page: 1 }).posts).toEqual([posts[0]]);
  expect(pageOf(posts, { category: 'Investments', search: '', page: 1 })).toEqual({
    posts: [],
    page: 1,
    pages: 1,
    total: 0,
  });
});

test('shows the articles of the category that have each word of the search', () => {
  const [sixty, other] = [
    postSummary({ title: 'Stopping at sixty', category: 'Retirement' }),
    postSummary({ title: 'Sixty things to insure', category: 'Insurance' }),
  ];
  const found = (search: string, category: 'all' | 'Retirement') =>
    pageOf([sixty, other], { category, search, page: 1 }).posts;
  expect(found('SIXTY', 'all')).toEqual([sixty, other]);
  expect(found('sixty', 'Retirement')).toEqual([sixty]);
  expect(found('sixty insure', 'Retirement')).toEqual([]);
});
