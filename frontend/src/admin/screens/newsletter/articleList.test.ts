import { aPost } from '@/testing/builders';
import { articleList } from './articleList';

test('has a paragraph for each article, and escapes what Markdown would read as its own', () => {
  const post = aPost({ title: 'Life [term] & *whole*\n', slug: 'life' });
  expect(articleList([post, aPost()])).toBe(
    '[Life \\[term\\] & \\*whole\\*](/blog/life)\n\n[Term or whole life](/blog/term-or-whole-life)',
  );
});
