/** @jest-environment node */
import type { BookingPage, PageData } from '@contract';
import { anyPage, bookingSummary, business, homePage, issueSummary, postSummary } from '../testing/site';
import { render, TESTIMONIALS_ARE_SAMPLES } from './entry-server';

const post = postSummary({ title: 'A title' });
const attack = '"><img src=x onerror="x"><script>x</script>';
const poisoned = postSummary({
  ...{ title: attack, excerpt: attack, readTime: attack, slug: attack, publishedAt: attack },
  ...{ category: attack as typeof post.category, imageUrl: `javascript:x${attack}` },
});
const poisonedIssue = issueSummary({ slug: attack, subject: attack, preheader: attack, sentAt: attack });
const consultation: BookingPage = {
  reference: '7KM-2QXP',
  service: 'Insurance Planning',
  state: 'Confirmed',
  time: 'Monday, January 5, 2099, 9:00 AM (Philippine time)',
  visitorTime: 'Sunday, January 4, 2099, 8:00 PM (Eastern time)',
  isOver: false,
  request: { type: 'move', wished: { time: attack, visitorTime: null }, message: attack },
  dates: { min: '2026-11-22', max: '2027-11-22' },
  calendar: { file: '/booking/x.ics', google: 'https://google.example', outlook: 'https://outlook.example' },
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
];
const pages: PageData[] = [
  ...privatePages,
  homePage,
  {
    ...anyPage,
    path: '/book',
    page: 'home',
    closedDays: [{ date: '2026-12-25', name: attack }],
    latestIssue: null,
    booking: { values: { firstName: '"><script>' }, errors: { email: 'Email is required' } },
  },
  { ...anyPage, path: '/book', page: 'thanks', form: 'booking', booking: bookingSummary },
  { ...anyPage, path: '/blog', page: 'blog', posts: [post] },
  { ...anyPage, path: `/blog/${post.slug}`, page: 'article', post, html: '<p>Words</p>', more: [] },
  { ...anyPage, path: '/newsletter', page: 'issues', issues: [issueSummary()] },
  { ...anyPage, path: '/newsletter', page: 'issues', issues: [] },
  { ...anyPage, path: '/newsletter/x', page: 'issue', issue: issueSummary(), html: '<p>Words</p>', more: [] },
  { ...anyPage, path: '/nowhere', page: 'not-found' },
  { ...anyPage, path: `/blog?category=${attack}`, page: 'blog', posts: [poisoned] },
  { ...anyPage, page: 'home', closedDays: [], latestIssue: poisonedIssue },
  { ...anyPage, path: '/newsletter', page: 'issues', issues: [poisonedIssue] },
  { ...anyPage, path: '/newsletter/x', page: 'issue', issue: poisonedIssue, html: '', more: [poisonedIssue] },
  { ...anyPage, path: `/blog/${attack}`, page: 'article', post: poisoned, html: '', more: [poisoned] },
];

test.each(pages)('renders $page at $path for a strict content security policy', (page) => {
  const { head, html, data } = render(page);
  const whole = head + html + data;
  expect(whole).not.toMatch(/\sstyle="/);
  expect(whole).not.toMatch(/<script(?! type="application\/(?:ld\+)?json")/);
  expect(whole).not.toMatch(/\son[a-z]+="/);
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
});

test.each(privatePages)('has no script and no page data on $page, and is not indexed', (page) => {
  const { head, html, data, scriptless } = render(page);
  expect(scriptless).toBe(true);
  expect(head + html + data).not.toMatch(/<script/);
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
    const { html } = render({ ...anyPage, page: 'home', closedDays: [], latestIssue: null, ...forms });
    const [reason] = /<p[^>]*role="alert"[^>]*>.*?<\/p>/.exec(html) ?? [];
    expect(reason).toContain('Too many &lt;requests&gt;');
    expect(reason).toContain('autofocus');
  }
});

test('contains the legal texts for visitors without JavaScript, outside the hydrated root', () => {
  const { html, data } = render(homePage);
  expect(data).toMatch(
    /^<div[^>]*>.*id="privacy-policy".*id="terms-of-service".*id="cookie-policy".*<script/s,
  );
  expect(html).not.toContain('Republic Act');
});

test('TESTIMONIALS_ARE_SAMPLES is true while a sample testimonial is shown', () => {
  const shown = ['Liza M.', 'Joan R.', 'Paolo D.'].some((name) => render(homePage).html.includes(name));
  expect(TESTIMONIALS_ARE_SAMPLES).toBe(shown);
});
