/** @jest-environment node */
import type { PageData } from '@contract';
import { anyPage, business, homePage, postSummary } from '../testing/site';
import { render } from './entry-server';

const post = postSummary({ title: 'A title' });
const pages: PageData[] = [
  homePage,
  {
    ...anyPage,
    path: '/book',
    page: 'home',
    booking: { values: { firstName: '"><script>' }, errors: { email: 'Email is required' } },
  },
  { ...anyPage, path: '/book', page: 'thanks', form: 'booking' },
  { ...anyPage, path: '/blog', page: 'blog', posts: [post] },
  { ...anyPage, path: `/blog/${post.slug}`, page: 'article', post, html: '<p>Words</p>', more: [] },
  { ...anyPage, path: '/nowhere', page: 'not-found' },
];

test.each(pages)('renders $page at $path for a strict content security policy', (page) => {
  const { head, html, data } = render(page);
  const whole = head + html + data;
  expect(whole).not.toMatch(/\sstyle="/);
  expect(whole).not.toMatch(/<script(?! type="application\/(?:ld\+)?json")/);
  expect(whole).not.toMatch(/\son[a-z]+="/);
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
});

test('hands over the page’s data, which cannot end its block', () => {
  const name = '</script><b>';
  const { data } = render({ ...homePage, business: { ...business, name } });
  const json = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(data)?.[1];
  expect(JSON.parse(json!).business.name).toBe(name);
});

test('gives the first mistake of a form that came back the focus', () => {
  const { html } = render(pages[1]!);
  const [focused] = /<input[^>]*autofocus[^>]*>/.exec(html) ?? [];
  expect(focused).toContain('id="booking-email"');
  expect(html).not.toContain('"><script>');
});

test('has the legal texts for visitors without script, outside of what hydrates', () => {
  const { html, data } = render(homePage);
  expect(data).toMatch(
    /^<div[^>]*>.*id="privacy-policy".*id="terms-of-service".*id="cookie-policy".*<script/s,
  );
  expect(html).not.toContain('Republic Act');
});
