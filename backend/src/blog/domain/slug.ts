/** The slug of a title: lower-case Latin letters, digits and single hyphens, at most 80 characters. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '');
  return words === '' ? 'article' : words;
}

/** The slug, or the slug with the first number that is not in use. */
export function freeSlug(slug: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.includes(candidate)) return candidate;
  }
}
