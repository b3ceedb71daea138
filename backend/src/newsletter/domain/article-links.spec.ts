import { linkedArticle, linkedArticles, withArticles } from './article-links.js';

const CARD = '[Life \\[term\\]](/blog/life-term)';

describe('a paragraph that is only a link to an article', () => {
  it('names the article', () => {
    expect(linkedArticle(CARD)).toBe('life-term');
    expect(linkedArticles(`${CARD}\n\nText\n\n[B](/blog/b)\n\n${CARD}`)).toEqual(['life-term', 'b']);
    expect(withArticles(`One\n\n${CARD}\n`, (slug) => `### ${slug}`)).toBe('One\n\n### life-term\n');
    expect(withArticles(CARD, () => null)).toBe(CARD);
  });

  it.each([
    'See [life](/blog/life)',
    '[life](/blog/life) and more',
    '- [life](/blog/life)',
    '[life](https://other.example/blog/life)',
    '[life](/blog/)',
    '![life](/blog/life)',
    'See\n[life](/blog/life)',
    '[life](/blog/life)\nmore',
  ])('is not %j', (content) => {
    expect(linkedArticles(content)).toEqual([]);
  });
});
