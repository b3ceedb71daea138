import { aPost } from '../../testing/builders';
import { articleList, insertBlock } from './articleList';

test('escapes what Markdown would read as its own', () => {
  const post = aPost({ title: 'Life [term] & *whole*', excerpt: 'Two\nlines_here', slug: 'life' });
  expect(articleList([post, aPost()], 'https://office.example')).toBe(
    '- [Life \\[term\\] & \\*whole\\*](https://office.example/blog/life): Two lines\\_here\n' +
      '- [Term or whole life](https://office.example/blog/term-or-whole-life): What each is for.',
  );
});

test.each([
  ['', 0, '- a'],
  ['Hello', 5, 'Hello\n\n- a'],
  ['Hello\n\nBye', 6, 'Hello\n\n- a\n\nBye'],
])('inserts a block into %j at %d', (text, at, expected) => {
  expect(insertBlock(text, at, '- a')).toBe(expected);
});
