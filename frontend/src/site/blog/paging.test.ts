import { postSummary } from '../../testing/site';
import { choiceFromPath, PAGE_SIZE, pathOfChoice, sliceOf } from './paging';

test.each([
  ['/blog', { category: 'all', page: 1 }],
  ['/blog?category=all', { category: 'all', page: 1 }],
  ['/blog?category=Financial+Planning&page=2', { category: 'Financial Planning', page: 2 }],
  ['/blog?category=Gossip&page=-3', { category: 'all', page: 1 }],
  ['/blog?page=9999999999', { category: 'all', page: 1 }],
])('reads %s', (path, choice) => {
  expect(choiceFromPath(path)).toEqual(choice);
});

test('writes paths that it reads back, as short as they can be', () => {
  expect(pathOfChoice({ category: 'all', page: 1 })).toBe('/blog');
  const choice = { category: 'Financial Planning', page: 3 } as const;
  expect(choiceFromPath(pathOfChoice(choice))).toEqual(choice);
});

test('shows six a page, the rest on the last, and the last page for one past the end', () => {
  const posts = Array.from({ length: 8 }, () => postSummary());
  expect(PAGE_SIZE).toBe(6);
  expect(sliceOf(posts, { category: 'all', page: 1 })).toMatchObject({
    posts: posts.slice(0, 6),
    pages: 2,
    total: 8,
  });
  expect(sliceOf(posts, { category: 'all', page: 2 }).posts).toEqual(posts.slice(6));
  expect(sliceOf(posts, { category: 'all', page: 7 }).page).toBe(2);
});

test('shows only the chosen category; an empty one still has a page', () => {
  const posts = [postSummary({ category: 'Retirement' }), postSummary()];
  expect(sliceOf(posts, { category: 'Retirement', page: 1 }).posts).toEqual([posts[0]]);
  expect(sliceOf(posts, { category: 'Investments', page: 1 })).toEqual({
    posts: [],
    page: 1,
    pages: 1,
    total: 0,
  });
});
