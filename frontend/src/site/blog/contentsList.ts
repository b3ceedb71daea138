export interface ContentsEntry {
  readonly id: string;
  readonly text: string;
}

/** Minimum number of headings for a table of contents. */
const LONG_FROM = 4;

const HEADING = /<h2\b[^>]*\bid="([^"]+)"[^>]*>(.*?)<\/h2>/gs;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** The second-level headings of an article's HTML, with the ids set by the server; empty for short articles. */
export function contentsList(html: string): ContentsEntry[] {
  const entries = [...html.matchAll(HEADING)].map(([, id = '', inner = '']) => ({
    id,
    text: plainText(inner),
  }));
  return entries.length < LONG_FROM ? [] : entries;
}

function plainText(markup: string): string {
  return markup
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .trim();
}
