import type { Post, PostSummary } from '../blog/domain/post.js';
import type { BusinessIdentity } from '../platform/business-identity.js';

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

/** The newest posts as an Atom feed (RFC 4287). `html` renders the content of a post. */
export function atomFeed(
  origin: string,
  business: BusinessIdentity,
  posts: readonly Post[],
  html: (post: Post) => string,
): string {
  const entries = posts.slice(0, 20).map(
    (post) => `  <entry>
    <id>urn:uuid:${post.id}</id>
    <title>${xml(post.title)}</title>
    <link href="${xml(`${origin}/blog/${post.slug}`)}"/>
    <published>${post.publishedAt}</published>
    <updated>${post.publishedAt}</updated>
    <category term="${xml(post.category)}"/>
    <summary>${xml(post.excerpt)}</summary>
    <content type="html">${xml(html(post))}</content>
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
  <updated>${posts[0]?.publishedAt ?? '2025-01-01T00:00:00.000Z'}</updated>
${entries.join('\n')}
</feed>
`;
}

/** All public pages, for search engines (sitemaps.org). */
export function sitemap(origin: string, posts: readonly PostSummary[]): string {
  const pages = [
    { path: '/', changed: undefined },
    { path: '/blog', changed: posts[0]?.publishedAt },
    ...posts.map((post) => ({ path: `/blog/${post.slug}`, changed: post.publishedAt })),
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

/** Allows crawlers the site, without the console and the API. */
export function robots(origin: string): string {
  return `User-agent: *
Disallow: /admin
Disallow: /api
Sitemap: ${origin}/sitemap.xml
`;
}
