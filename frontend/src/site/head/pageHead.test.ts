import type { PageData } from '@contract';
import {
  anyPage,
  bookingSummary,
  business,
  homeContent,
  homePage,
  issueSummary,
  picture,
  postSummary,
} from '../../testing/site';
import { pageHead } from './pageHead';

const article: PageData = {
  ...anyPage,
  path: '/blog/x',
  page: 'article',
  post: postSummary({ slug: 'x', title: 'A "quoted" <title>', imageUrl: 'https://pictures.example/a.jpg' }),
  text: [],
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

test('the feed has the name of the business', () => {
  const head = pageHead({ ...homePage, business: { ...business, name: '"Reyes" & co' } });
  expect(head).toContain(
    '<link rel="alternate" href="/feed.xml" type="application/atom+xml" ' +
      'title="&quot;Reyes&quot; &amp; co: Financial Insights &amp; Articles" />',
  );
});

test('the home page describes the opening hours of the owner', () => {
  const week = [null, { opens: 510, closes: 1110 }, null, null, null, null, { opens: 0, closes: 1440 }];
  const data = jsonLd(pageHead({ ...homePage, week }));
  expect(data?.openingHoursSpecification).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '08:30', closes: '18:30' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Saturday', opens: '00:00', closes: '23:59' },
  ]);
});

test('the home page describes the next twelve closed days', () => {
  const closedDays = Array.from({ length: 13 }, (_, day) => ({
    date: `2026-12-${day + 10}`,
    name: 'Holiday',
  }));
  const special = jsonLd(pageHead({ ...homePage, closedDays }))?.specialOpeningHoursSpecification;
  expect(special).toHaveLength(12);
  expect(special).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    opens: '00:00',
    closes: '00:00',
    validFrom: '2026-12-10',
    validThrough: '2026-12-10',
  });
});

test('the home page describes the licence, the logo and the portrait of the owner', () => {
  const licenceUrl = 'https://insurance.example/check';
  const logo = picture({ jpeg: '/media/logo-800.jpg' });
  const head = pageHead({
    ...homePage,
    business: { ...business, licenceUrl },
    appearance: { brandColour: '#0b3d91', logo },
    content: { ...homeContent, portrait: picture({ jpeg: '/media/portrait-800.jpg' }) },
  });
  expect(jsonLd(head)).toMatchObject({
    hasCredential: { identifier: business.licence, url: licenceUrl },
    logo: 'https://lantern.example/media/logo-800.jpg',
    image: 'https://lantern.example/media/portrait-800.jpg',
    sameAs: [business.socialUrl],
  });
  expect(jsonLd(pageHead(homePage))).not.toHaveProperty('logo');
});

test('another brand colour has its style sheet, the built-in one needs none', () => {
  const head = pageHead({ ...homePage, appearance: { brandColour: '#0B3D91', logo: null } });
  expect(head).toContain('<link rel="stylesheet" href="/brand-0b3d91.css" />');
  expect(pageHead(homePage)).not.toContain('stylesheet');
});

test.each([
  ['/covers/two-houses.svg', '/covers/two-houses.jpg'],
  ['https://pictures.example/a.svg', '/og.png'],
])('an article with the picture %s is shared with %s', (imageUrl, shared) => {
  const head = pageHead({ ...article, post: postSummary({ imageUrl }) });
  expect(head).toContain(`<meta property="og:image" content="https://lantern.example${shared}" />`);
});

test('the description of the home page is the lead of the hero', () => {
  const content = { ...homeContent, hero: { title: 'Hello', lead: 'A "quoted" lead' } };
  expect(pageHead({ ...homePage, content })).toContain(
    '<meta name="description" content="A &quot;quoted&quot; lead" />',
  );
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
    dateModified: '2025-10-07T02:00:00.000Z',
    author: { '@type': 'Person', name: business.advisor },
    image: 'https://pictures.example/a.jpg',
    mainEntityOfPage: 'https://lantern.example/blog/x',
  });
});

test('an article has its own author, the day of its last change, and a JPEG of its picture', () => {
  const image = { url: '/media/a-1600.webp', jpeg: '/media/a-800.jpg', srcset: '', alt: '', position: '' };
  const post = postSummary({
    author: 'Ben Uy',
    updatedAt: '2025-11-01T00:00:00.000Z',
    imageUrl: image.url,
    image: { ...image, width: 1600, height: 900 },
  });
  const head = pageHead({ ...anyPage, path: '/blog/x', page: 'article', post, text: [], more: [] });
  expect(head).toContain('<meta property="og:image" content="https://lantern.example/media/a-800.jpg" />');
  expect(head).toContain('<meta property="article:modified_time" content="2025-11-01T00:00:00.000Z" />');
  expect(jsonLd(head)).toMatchObject({
    author: { '@type': 'Person', name: 'Ben Uy' },
    dateModified: '2025-11-01T00:00:00.000Z',
    image: 'https://lantern.example/media/a-800.jpg',
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
  { ...anyPage, path: '/private', page: 'article-preview', post: postSummary(), text: [] },
  { ...anyPage, path: '/nowhere', page: 'not-found' },
  { ...anyPage, path: '/book', page: 'thanks', form: 'booking', booking: bookingSummary },
  {
    ...anyPage,
    path: '/book',
    page: 'home',
    content: homeContent,
    closedDays: [],
    takenTimes: {},
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

test('a calculator is indexed without inputs, and with them names nothing of a visitor', () => {
  const calculator = {
    ...anyPage,
    page: 'calculator',
    kind: 'mp2',
    summary: 'What it comes to.',
    inputs: {},
    entered: { texts: {}, errors: {} },
    calculation: null,
    figures: [],
    day: '2026-11-29',
    more: [],
  } as const;
  const head = pageHead({ ...calculator, path: '/calculators/mp2' });
  expect(head).toContain('<link rel="canonical" href="https://lantern.example/calculators/mp2" />');
  expect(head).toContain('"@type":"WebApplication"');
  expect(head).toContain('content="https://lantern.example/covers/calculator-mp2.jpg"');
  expect(pageHead({ ...calculator, path: '/calculators/mp2?amount=1' })).toContain('content="noindex"');
});

test('the list of articles has one canonical URL for all filters', () => {
  expect(pageHead({ ...anyPage, path: '/blog?page=2', page: 'blog', posts: [] })).toContain(
    '<link rel="canonical" href="https://lantern.example/blog" />',
  );
});
