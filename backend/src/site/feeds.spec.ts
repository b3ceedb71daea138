import type { Post } from '../blog/domain/post.js';
import { aConfig } from '../platform/testing/config.js';
import { atomFeed, postEntry, sitemap } from './feeds.js';

const FORBIDDEN = ['\u0000', '\u0008', '\u000b', '\u001f', '\ufffe', '\uffff', '\ud800', '\udfff'];
const ALLOWED = ['\t', '\n', '\u007f', '\ud7ff', '\ufffd', '\u{10000}', '😀', 'ñ'];

const post = (text: string): Post =>
  ({
    id: 'id',
    slug: `a${text}`,
    title: `T${text}`,
    excerpt: `E${text}`,
    content: '',
    readTime: '1 min',
    category: 'Insurance',
    imageUrl: '/x.svg',
    publishedAt: '2025-01-01T00:00:00.000Z',
    updatedAt: '2025-02-01T00:00:00.000Z',
    author: `N${text}`,
  }) as unknown as Post;

describe.each([
  [
    'the feed',
    (one: Post) => atomFeed('https://x.example', aConfig().business, [postEntry(one, () => one.title)]),
  ],
  ['the sitemap', (one: Post) => sitemap('https://x.example', [one], [], [])],
])('%s', (_, made) => {
  it('is well-formed XML 1.0 for any content', () => {
    for (const character of FORBIDDEN) expect(made(post(character))).toBe(made(post('')));
  });

  it('keeps all characters that XML allows', () => {
    for (const character of ALLOWED) expect(made(post(character))).toContain(`a${character}`);
  });

  it('escapes markup', () => {
    expect(made(post('<&>"\''))).toContain('a&lt;&amp;&gt;&quot;&apos;');
  });
});

describe('an article', () => {
  const feed = (one: Post) => atomFeed('https://x.example', aConfig().business, [postEntry(one, () => '')]);

  it('has the time of its last change', () => {
    expect(feed(post(''))).toContain('<updated>2025-02-01T00:00:00.000Z</updated>');
    expect(sitemap('https://x.example', [post('')], [], [])).toContain(
      '<lastmod>2025-02-01T00:00:00.000Z</lastmod>',
    );
  });

  it('that was scheduled has the time of its publication', () => {
    const early = { ...post(''), updatedAt: '2024-12-01T00:00:00.000Z' };
    expect(feed(early)).toContain('<updated>2025-01-01T00:00:00.000Z</updated>');
  });

  it('names its author where it has its own', () => {
    expect(feed(post(''))).toContain('<author><name>N</name></author>');
    expect(feed({ ...post(''), author: '' }).match(/<author>/g)).toHaveLength(1);
  });
});
