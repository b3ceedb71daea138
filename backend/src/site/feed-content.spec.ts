import type { Article } from '../blog/article.js';
import type { PublishedPosts } from '../blog/published-posts.js';
import { aPost } from '../blog/testing/builders.js';
import {
  aPublishedIssue,
  InMemoryPublishedIssues,
} from '../newsletter/testing/in-memory-published-issues.js';
import { portWith } from '../platform/testing/port-with.js';
import { FixedBusiness } from '../settings/testing/fixed-business.js';
import { FeedContent } from './feed-content.js';
import { MOST_ENTRIES } from './feeds.js';

const day = (date: number) => new Date(Date.UTC(2026, 9, date)).toISOString();

/** Articles of odd days and issues of even ones, newest first. */
function feed(count: number) {
  const rendered: string[] = [];
  const dates = Array.from({ length: count }, (_, place) => count - place);
  const articles = dates.map((date) =>
    aPost({ title: `Article ${date}`, content: `of ${date}`, publishedAt: day(2 * date + 1) }),
  );
  const posts = portWith<PublishedPosts>({
    list: () => Promise.resolve(articles as unknown as Article[]),
    summaries: () => Promise.resolve(articles as unknown as Article[]),
    html: (content) => {
      rendered.push(content);
      return content;
    },
    nextDue: () => Promise.resolve('2026-11-30T00:00:00.000Z'),
  });
  const issues = dates.map((date) => aPublishedIssue(day(2 * date), { subject: `Issue ${date}` }));
  const content = new FeedContent(posts, new InMemoryPublishedIssues(issues), new FixedBusiness());
  return { content, rendered };
}

describe('the feed', () => {
  it('has articles and issues in one order, newest first', async () => {
    const atom = await feed(2).content.atom('https://x.example');
    const titles = [...atom.matchAll(/<title>([^<]*)<\/title>/g)].slice(1).map(([, title]) => title);
    expect(titles).toEqual(['Article 2', 'Issue 2', 'Article 1', 'Issue 1']);
  });

  it('is no longer than its newest entries, and renders no others', async () => {
    const { content, rendered } = feed(MOST_ENTRIES + 5);
    const atom = await content.atom('https://x.example');
    expect(atom.match(/<entry>/g)).toHaveLength(MOST_ENTRIES);
    expect(rendered).toHaveLength(MOST_ENTRIES);
  });

  it('is complete until the next scheduled article', async () => {
    expect(await feed(1).content.goodUntil()).toBe('2026-11-30T00:00:00.000Z');
  });
});

it('the sitemap names every article and issue', async () => {
  const sitemap = await feed(MOST_ENTRIES + 5).content.sitemap('https://x.example');
  expect(sitemap.match(/\/blog\/post-/g)).toHaveLength(MOST_ENTRIES + 5);
  expect(sitemap.match(/\/newsletter\/issue-of-/g)).toHaveLength(MOST_ENTRIES + 5);
});
