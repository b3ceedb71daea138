import { relatedArticles } from './related-articles.js';

const article = (id: string, title: string, category = 'Insurance') => ({ id, title, category });
const read = article('read', 'How much life insurance does your family need?');

describe('the articles to read next', () => {
  it('are those of the same category, with shared words of the title first', () => {
    const articles = [
      article('other', 'Life insurance for a family', 'Retirement'),
      article('newer', 'Cars'),
      read,
      article('alike', 'Life insurance when you retire'),
      article('older', 'Houses'),
    ];
    const ids = (count: number) => relatedArticles(read, articles, count).map(({ id }) => id);
    expect(ids(3)).toEqual(['alike', 'newer', 'older']);
    expect(ids(9)).toEqual(['alike', 'newer', 'older', 'other']);
  });

  it('are not alike by words that say nothing', () => {
    const articles = [article('newer', 'Cars'), article('what', 'What does your bank need to do')];
    expect(relatedArticles(article('x', 'What does your car cost'), articles, 1)).toEqual([articles[0]]);
  });

  it('are none when there is no other', () => {
    expect(relatedArticles(read, [read], 3)).toEqual([]);
  });
});
