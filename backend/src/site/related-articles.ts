import { searchWords } from '../platform/values/search.js';

interface Titled {
  readonly id: string;
  readonly title: string;
  readonly category: string;
}

/**
 * The other articles to read next: those of the same category first, in either group those that share most words of the
 * title, then in the given order.
 */
export function relatedArticles<T extends Titled>(
  article: Titled,
  articles: readonly T[],
  count: number,
): readonly T[] {
  const words = wordsOf(article.title);
  const shared = (title: string) => [...wordsOf(title)].filter((word) => words.has(word)).length;
  return articles
    .filter(({ id }) => id !== article.id)
    .map((other) => ({ other, alike: other.category === article.category, shared: shared(other.title) }))
    .sort((a, b) => Number(b.alike) - Number(a.alike) || b.shared - a.shared)
    .slice(0, count)
    .map(({ other }) => other);
}

/** The words of a title that say something: at least four letters. */
function wordsOf(title: string): Set<string> {
  const common = ['what', 'your', 'with', 'from', 'that', 'this', 'does', 'have', 'before', 'after'];
  const words = searchWords(title).filter((word) => word.length >= 4);
  return new Set(words.filter((word) => !common.includes(word)));
}
