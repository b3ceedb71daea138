import { POST_CATEGORIES } from '../blog/domain/post.js';
import { choiceFrom, lastPage, pathOf } from './blog-choice.js';

const articles = (count: number, category: string) =>
  Array.from({ length: count }, (_, index) => ({ title: `Article ${index}`, excerpt: '', category }));

describe('the selection of posts in a query', () => {
  it.each([
    ['', '/blog'],
    ['x=1&utm_source=mail', '/blog'],
    ['category=all', '/blog'],
    ['category=Gossip&page=0', '/blog'],
    ['page=1', '/blog'],
    ['page=02', '/blog'],
    ['page=9999999', '/blog'],
    ['x=1&page=2&category=Insurance', '/blog?category=Insurance&page=2'],
    ['category=Financial%20Planning', '/blog?category=Financial+Planning'],
    ['category=Insurance&category=Retirement', '/blog?category=Insurance'],
    ['page=2&q=+two++words&category=Insurance', '/blog?q=two+words&category=Insurance&page=2'],
    ['q=%20%20', '/blog'],
    ['q=50%25+%26', '/blog?q=50%25+%26'],
  ])('%j has the one path %s', (query, path) => {
    expect(pathOf(choiceFrom(query))).toBe(path);
    expect(pathOf(choiceFrom(path.split('?')[1] ?? ''))).toBe(path);
  });

  it('has a last page with six posts a page', () => {
    const posts = [...articles(7, 'Insurance'), ...articles(6, 'Retirement')];
    const last = (query: string) => lastPage(posts, choiceFrom(query));
    expect([last(''), last('category=Insurance'), last('category=Retirement')]).toEqual([3, 2, 1]);
    expect([last('q=article'), last('q=article&category=Insurance'), last('q=6')]).toEqual([3, 2, 1]);
    expect(POST_CATEGORIES.map((category) => lastPage([], { category, search: '', page: 9 }))).toEqual([
      1, 1, 1, 1,
    ]);
  });
});
