import type { CalculatorKind } from '../planning/domain/calculator-kinds.js';
import type { Post, PostSummary } from '../blog/domain/post.js';
import { changedAt } from '../blog/article.js';
import type { PublishedIssue } from '../newsletter/published-issues.js';
import type { BusinessIdentity } from '../settings/business.js';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

// characters that XML 1.0 forbids even as escapes
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Escapes text for XML 1.0 and removes forbidden characters. */
function xml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

export const MOST_ENTRIES = 20;

/** An entry of the feed; `html` renders its content. */
interface FeedEntry {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly publishedAt: string;
  readonly updatedAt: string;
  /** Empty: that of the feed. */
  readonly author: string;
  readonly category: string;
  readonly summary: string;
  readonly html: () => string;
}

export function postEntry(post: Post, html: () => string): FeedEntry {
  const { id, title, slug, publishedAt, author, category, excerpt } = post;
  const updatedAt = changedAt(post);
  return {
    id,
    title,
    path: `/blog/${slug}`,
    publishedAt,
    updatedAt,
    author,
    category,
    summary: excerpt,
    html,
  };
}

export function issueEntry(issue: PublishedIssue, html: () => string): FeedEntry {
  const { id, subject, slug, sentAt, preheader } = issue;
  return {
    id,
    title: subject,
    path: `/newsletter/${slug}`,
    publishedAt: sentAt,
    updatedAt: sentAt,
    author: '',
    category: 'Newsletter',
    summary: preheader,
    html,
  };
}

/** The newest entries as an Atom feed (RFC 4287). */
export function atomFeed(origin: string, business: BusinessIdentity, unsorted: readonly FeedEntry[]): string {
  const newest = [...unsorted]
    .sort((one, other) => other.publishedAt.localeCompare(one.publishedAt))
    .slice(0, MOST_ENTRIES);
  const entries = newest.map(
    (entry) => `  <entry>
    <id>urn:uuid:${entry.id}</id>
    <title>${xml(entry.title)}</title>
    <link href="${xml(origin + entry.path)}"/>
    <published>${entry.publishedAt}</published>
    <updated>${entry.updatedAt}</updated>${entry.author && `\n    <author><name>${xml(entry.author)}</name></author>`}
    <category term="${xml(entry.category)}"/>
    <summary>${xml(entry.summary)}</summary>
    <content type="html">${xml(entry.html())}</content>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${xml(`${origin}/`)}</id>
  <title>${xml(`${business.name}: Financial Insights & Articles`)}</title>
  <subtitle>${xml(business.tagline)}</subtitle>
  <author><name>${xml(business.advisor)}</name></author>
  <link rel="self" href="${xml(`${origin}/feed.xml`)}"/>
  <link href="${xml(`${origin}/blog`)}"/>
  <updated>${latest(newest.map(({ updatedAt }) => updatedAt)) ?? '2025-01-01T00:00:00.000Z'}</updated>
${entries.join('\n')}
</feed>
`;
}

/** All public pages, for search engines (sitemaps.org). */
export function sitemap(
  origin: string,
  posts: readonly PostSummary[],
  issues: readonly Omit<PublishedIssue, 'content'>[],
  calculators: readonly CalculatorKind[],
): string {
  const pages = [
    { path: '/', changed: undefined },
    { path: '/blog', changed: latest(posts.map(changedAt)) },
    ...posts.map((post) => ({ path: `/blog/${post.slug}`, changed: changedAt(post) })),
    ...(calculators.length === 0 ? [] : ['', ...calculators.map((kind) => `/${kind}`)]).map((kind) => ({
      path: `/calculators${kind}`,
      changed: undefined,
    })),
    { path: '/newsletter', changed: issues[0]?.sentAt },
    ...issues.map(({ slug, sentAt }) => ({ path: `/newsletter/${slug}`, changed: sentAt })),
  ];
  const urls = pages.map(
    ({ path, changed }) =>
      `  <url><loc>${xml(origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

function latest(times: readonly string[]): string | undefined {
  return [...times].sort().at(-1);
}

/** Allows crawlers the site, without the console and the API. */
export function robots(origin: string): string {
  return `User-agent: *
Disallow: /admin
Disallow: /api
Sitemap: ${origin}/sitemap.xml
`;
}
