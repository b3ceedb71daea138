import type { PageData } from '@contract';
import { anyPage, bookingSummary, business, homePage, issueSummary, postSummary } from '../../testing/site';
import { pageHead } from './pageHead';

const article: PageData = {
  ...anyPage,
  path: '/blog/x',
  page: 'article',
  post: postSummary({ slug: 'x', title: 'A "quoted" <title>', imageUrl: 'https://pictures.example/a.jpg' }),
  html: '',
  more: [],
};

function jsonLd(head: string): Record<string, unknown> | undefined {
  const json = /<script type="application\/ld\+json">(.*)<\/script>/.exec(head)?.[1];
  return json === undefined ? undefined : (JSON.parse(json) as Record<string, unknown>);
}

test('the home page describes the business', () => {
  const head = pageHead(homePage);
  expect(head).toContain(`<title>${business.name} | ${business.tagline}</title>`);
  expect(head).toContain('<link rel="canonical" href="https://lantern.example/" />');
  expect(head).toContain('<meta property="og:image" content="https://lantern.example/og.png" />');
  expect(jsonLd(head)).toMatchObject({
    '@type': 'FinancialService',
    name: business.name,
    telephone: business.phone,
    openingHoursSpecification: expect.arrayContaining([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Saturday', opens: '10:00', closes: '14:00' },
    ]),
  });
  expect(jsonLd(head)?.openingHoursSpecification).toHaveLength(6);
});

test('an article has its own metadata, with everything escaped', () => {
  const head = pageHead(article);
  expect(head).toContain(`<title>A &quot;quoted&quot; &lt;title&gt; | ${business.name}</title>`);
  expect(head).toContain('<link rel="canonical" href="https://lantern.example/blog/x" />');
  expect(head).toContain('<meta property="og:type" content="article" />');
  expect(head).toContain('<meta property="og:image" content="https://pictures.example/a.jpg" />');
  expect(head).not.toContain('<title> |');
  expect(jsonLd(head)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'A "quoted" <title>',
    datePublished: '2025-10-07T02:00:00.000Z',
    mainEntityOfPage: 'https://lantern.example/blog/x',
  });
});

test('an issue of the newsletter has its own metadata', () => {
  const issue = issueSummary({ slug: 'x', subject: 'A "quoted" <subject>', preheader: 'First words' });
  const head = pageHead({ ...anyPage, path: '/newsletter/x', page: 'issue', issue, html: '', more: [] });
  expect(head).toContain(`<title>A &quot;quoted&quot; &lt;subject&gt; | ${business.name}</title>`);
  expect(head).toContain('<meta name="description" content="First words" />');
  expect(head).toContain('<link rel="canonical" href="https://lantern.example/newsletter/x" />');
  expect(head).toContain(`<meta property="article:published_time" content="${issue.sentAt}" />`);
  expect(jsonLd(head)).toMatchObject({
    '@type': 'Article',
    headline: 'A "quoted" <subject>',
    description: 'First words',
    datePublished: issue.sentAt,
    mainEntityOfPage: 'https://lantern.example/newsletter/x',
    author: { '@type': 'Person', name: business.advisor },
  });
});

test('an issue without first words is described as the newsletter is', () => {
  const issue = issueSummary({ preheader: '' });
  const head = pageHead({ ...anyPage, page: 'issue', issue, html: '', more: [] });
  expect(head).toContain('<meta name="description" content="One short letter a week');
  expect(jsonLd(head)).not.toHaveProperty('description');
});

test('the archive of the newsletter has a canonical URL', () => {
  const head = pageHead({ ...anyPage, path: '/newsletter', page: 'issues', issues: [] });
  expect(head).toContain(`<title>Newsletter | ${business.name}</title>`);
  expect(head).toContain('<link rel="canonical" href="https://lantern.example/newsletter" />');
});

test.each<PageData>([
  { ...anyPage, path: '/nowhere', page: 'not-found' },
  { ...anyPage, path: '/book', page: 'thanks', form: 'booking', booking: bookingSummary },
  {
    ...anyPage,
    path: '/book',
    page: 'home',
    closedDays: [],
    latestIssue: null,
    booking: { values: {}, errors: {} },
  },
])('is not indexed: $page', (page) => {
  expect(pageHead(page)).toContain('<meta name="robots" content="noindex" />');
  expect(pageHead(page)).not.toContain('rel="canonical"');
});

test('without an origin, omits everything that needs it', () => {
  const head = pageHead({ ...homePage, origin: null });
  expect(head).not.toMatch(/canonical|og:url|og:image|"url"/);
});

test('the list of articles has one canonical URL for all filters', () => {
  expect(pageHead({ ...anyPage, path: '/blog?page=2', page: 'blog', posts: [] })).toContain(
    '<link rel="canonical" href="https://lantern.example/blog" />',
  );
});
