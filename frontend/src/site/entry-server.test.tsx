import type { BookingPage, HomeContent, PageData } from '@contract';
import {
  anyPage,
  bookingSummary,
  business,
  homeContent,
  homePage,
  issueSummary,
  picture,
  postSummary,
} from '../testing/site';
import { render } from './entry-server';

const post = postSummary({ title: 'A title' });
const attack = '"><img src=x onerror="x"><script>x</script>';
const poisoned = postSummary({
  title: attack,
  excerpt: attack,
  readTime: attack,
  slug: attack,
  publishedAt: attack,
  category: attack as typeof post.category,
  imageUrl: `javascript:x${attack}`,
});
const poisonedIssue = issueSummary({ slug: attack, subject: attack, preheader: attack, sentAt: attack });
const poisonedBusiness = Object.fromEntries(
  Object.keys(business).map((field) => [field, attack]),
) as unknown as typeof business;
const poisonedLegalText = { date: attack, text: `## ${attack}\n\n${attack}\n\n- ${attack}\n\n{name}` };
const poisonedLegal = {
  privacyPolicy: poisonedLegalText,
  termsOfService: poisonedLegalText,
  cookiePolicy: poisonedLegalText,
};
const poisonedPicture = picture({ url: attack, jpeg: attack, srcset: attack, alt: attack, position: attack });
/** The value with markup in each text. */
function poisonedTexts(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? attack : value;
  if (Array.isArray(value)) return value.map(poisonedTexts);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, poisonedTexts(inner)]));
}
/** Every text of the owner is markup. */
const poisonedHome: PageData = {
  ...homePage,
  business: poisonedBusiness,
  appearance: { brandColour: '#0b3d91', logo: poisonedPicture },
  legal: poisonedLegal,
  closedDays: [{ date: '2026-12-25', name: attack }],
  content: { ...(poisonedTexts(homeContent) as HomeContent), portrait: poisonedPicture },
};
const consultation: BookingPage = {
  reference: '7KM-2QXP',
  service: 'Insurance Planning',
  meeting: { how: attack, link: null, length: attack },
  state: 'Confirmed',
  time: 'Monday, January 5, 2099, 9:00 AM (Philippine time)',
  visitorTime: 'Sunday, January 4, 2099, 8:00 PM (Eastern time)',
  isOver: false,
  request: { type: 'move', wished: { time: attack, visitorTime: null }, message: attack },
  dates: { min: '2026-11-22', max: '2027-11-22' },
  calendar: {
    file: '/booking/x.ics',
    web: { google: 'https://google.example', outlook: 'https://outlook.example' },
  },
};
const privatePages: PageData[] = [
  { ...anyPage, path: '/private', page: 'booking', details: consultation },
  {
    ...anyPage,
    path: '/private',
    page: 'booking',
    details: consultation,
    returned: { request: 'move', values: { message: attack }, errors: { preferredTime: attack } },
  },
  ...(['ask', 'confirmed', 'left'] as const).map(
    (state) => ({ ...anyPage, page: 'newsletter-confirm', state, email: attack, name: attack }) as const,
  ),
  ...(['ask', 'left', 'returned'] as const).map(
    (state) => ({ ...anyPage, page: 'newsletter-leave', state, email: attack }) as const,
  ),
  { ...anyPage, path: '/private', page: 'private-error', message: attack },
  { ...anyPage, page: 'legal-preview' },
  { ...anyPage, page: 'legal-preview', business: poisonedBusiness, legal: poisonedLegal },
];
const pages: PageData[] = [
  ...privatePages,
  homePage,
  {
    ...anyPage,
    path: '/book',
    page: 'home',
    content: homeContent,
    closedDays: [{ date: '2026-12-25', name: attack }],
    takenTimes: {},
    latestIssue: null,
    booking: { values: { firstName: '"><script>' }, errors: { email: 'Email is required' } },
  },
  { ...anyPage, path: '/book', page: 'thanks', form: 'booking', booking: bookingSummary },
  { ...anyPage, path: '/blog', page: 'blog', posts: [post] },
  {
    ...anyPage,
    path: `/blog/${post.slug}`,
    page: 'article',
    post,
    text: [{ html: '<p>Words</p>' }],
    more: [],
  },
  { ...anyPage, path: '/newsletter', page: 'issues', issues: [issueSummary()] },
  { ...anyPage, path: '/newsletter', page: 'issues', issues: [] },
  { ...anyPage, path: '/newsletter/x', page: 'issue', issue: issueSummary(), html: '<p>Words</p>', more: [] },
  { ...anyPage, path: '/nowhere', page: 'not-found' },
  { ...anyPage, path: `/blog?category=${attack}`, page: 'blog', posts: [poisoned] },
  { ...homePage, latestIssue: poisonedIssue },
  poisonedHome,
  { ...anyPage, path: '/newsletter', page: 'issues', issues: [poisonedIssue] },
  { ...anyPage, path: '/newsletter/x', page: 'issue', issue: poisonedIssue, html: '', more: [poisonedIssue] },
  { ...anyPage, path: `/blog/${attack}`, page: 'article', post: poisoned, text: [], more: [poisoned] },
];

// the server has no document
const browser = ['window', 'document', 'navigator', 'location', 'localStorage', 'sessionStorage'].map(
  (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)!] as const,
);
beforeAll(() => browser.forEach(([name]) => Reflect.deleteProperty(globalThis, name)));
afterAll(() => browser.forEach(([name, value]) => Object.defineProperty(globalThis, name, value)));

test.each(pages)('renders $page at $path for a strict content security policy', (page) => {
  const { head, data, html, texts } = render(page);
  const whole = head + data + html + texts;
  expect(whole).not.toMatch(/\sstyle="/);
  expect(whole).not.toMatch(/<script(?! type="application\/(?:ld\+)?json")/);
  expect(whole).not.toMatch(/\son[a-z]+="/);
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
});

test.each(privatePages)('has no script and no page data on $page, and is not indexed', (page) => {
  const { head, data, html, texts, scriptless } = render(page);
  expect(scriptless).toBe(true);
  expect(data).toBe('');
  expect(head + html + texts).not.toMatch(/<script/);
  expect(head).toContain('<meta name="robots" content="noindex" />');
  expect(head).not.toMatch(/canonical|og:url/);
  expect(render(homePage).scriptless).toBe(false);
});

test('escapes the page data, so that it cannot end its script element', () => {
  const name = '</script><b>';
  const { data } = render({ ...homePage, business: { ...business, name } });
  const json = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(data)?.[1];
  expect(JSON.parse(json!).business.name).toBe(name);
});

test('focuses the first invalid field of a returned form', () => {
  const { html } = render(pages[privatePages.length + 1]!);
  const [focused] = /<input[^>]*autofocus[^>]*>/.exec(html) ?? [];
  expect(focused).toContain('id="booking-email"');
  expect(html).not.toContain('"><script>');
});

test('shows and focuses the error of a returned form without field errors', () => {
  const returned = { values: {}, errors: {}, formError: 'Too many <requests>' };
  for (const forms of [{ booking: returned }, { newsletter: returned }]) {
    const { html } = render({ ...homePage, ...forms });
    const [reason] = /<p[^>]*role="alert"[^>]*>.*?<\/p>/.exec(html) ?? [];
    expect(reason).toContain('Too many &lt;requests&gt;');
    expect(reason).toContain('autofocus');
  }
});

test('contains the legal texts for visitors without JavaScript, outside the hydrated root', () => {
  const { html, texts } = render(homePage);
  expect(texts).toMatch(/^<div[^>]*>.*id="privacy-policy".*id="terms-of-service".*id="cookie-policy"/s);
  expect(html).not.toContain('Republic Act');
});

test('contains the edited legal texts, and the built-in ones beside them, once on pages without script', () => {
  const edited = { ...anyPage.legal, cookiePolicy: { date: 'May 1, 2027', text: '## Ours\n\nNo cookies.' } };
  const { texts } = render({ ...homePage, legal: edited });
  expect(texts).toContain('<p>Effective May 1, 2027</p><section><h3>Ours</h3><p>No cookies.</p></section>');
  expect(texts).toContain('<p>Effective October 7, 2025</p>');
  expect(texts).not.toContain('cookies_essential');
  const preview = render({ ...anyPage, page: 'legal-preview', legal: edited });
  expect(preview.html).toContain('id="cookie-policy"><h2>Cookie Policy</h2><p>Effective May 1, 2027</p>');
  expect(preview.html).toContain('id="privacy-policy"');
  expect(preview.texts).toBe('');
});

test('shows markup in every text of the owner as text', () => {
  const { head, html, texts } = render(poisonedHome);
  for (const part of [head, html, texts]) {
    expect(part).not.toContain('<img src=x');
    expect(part).not.toContain('<script>');
  }
  // every place shows it
  expect(html.split('&lt;img src=x').length).toBeGreaterThan(40);
});

test('the page data contains no legal text that is not edited', () => {
  const { data } = render(homePage);
  expect(data).not.toContain('Republic Act');
});
