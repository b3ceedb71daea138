/** Texts of the blog list (spec §2 and §9). */
export const BLOG = {
  title: 'Financial Insights & Articles',
  lead: 'Guides for people who would rather understand a decision than be talked into it.',
  back: 'Back to Home',
  read: 'Read Article',
  all: 'All Articles',
  empty: 'No articles found in this category. Please try another category.',
  search: 'Search articles',
  clearSearch: 'Show all articles',
  noPosts: 'The first articles are on their way.',
  calculators: 'Work it out with your own numbers',
} as const;

/** The text for a search that finds nothing. */
export function nothingFound(search: string, category: string): string {
  const place = category === 'all' ? '' : ` in ${category}`;
  return `No articles found for “${search}”${place}. Please try other words${place && ' or another category'}.`;
}
