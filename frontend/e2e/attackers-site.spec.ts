import { expect } from '@playwright/test';
import { marked, markedLine, ONE_LINE, test } from './support/attack';
import { Harm } from './support/harm';

// What attackers.spec.ts has stored, and what comes back from addresses and forms.

test.setTimeout(120_000);

/** Its scripts have run by then; pictures and fonts need not have come. */
const SOON = { waitUntil: 'domcontentloaded' } as const;

test('no page of the site executes any of it', async ({ page }) => {
  const harm = await Harm.watch(page);
  for (let screen = 1; screen <= Math.ceil(ONE_LINE.length / 6); screen += 1) {
    await page.goto(`/blog?page=${screen}`, SOON);
    await harm.expectNone(`blog, page ${screen}`);
  }
  harm.expectShown('blog', [...markedLine('title').slice(1), ...marked('excerpt').slice(1, ONE_LINE.length)]);
  const posts = (await (await page.request.get('/api/blog-posts')).json()) as {
    slug: string;
    title: string;
    content: string;
  }[];
  for (const { slug, title } of posts) {
    await page.goto(`/blog/${slug}`, SOON);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.replace(/\s+/g, ' '));
    await harm.expectNone(slug);
  }
  for (const feed of ['/feed.xml', '/sitemap.xml']) {
    const xml = await (await page.request.get(feed)).text();
    await page.goto('/');
    const broken = await page.evaluate(
      (text) =>
        new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')?.textContent,
      xml,
    );
    expect({ feed, broken }).toEqual({ feed, broken: undefined });
  }
});

/** So many at a time, the last ones fewer. */
const inGroups = (size: number) =>
  Array.from({ length: Math.ceil(ONE_LINE.length / size) }, (_, group) =>
    ONE_LINE.slice(group * size, (group + 1) * size),
  );

test('no address and no form that comes back executes any of it', async ({ page }) => {
  const harm = await Harm.watch(page);
  for (const group of inGroups(4)) {
    const [path = '', category = '', number = '', hash = ''] = group.map(encodeURIComponent);
    await page.goto(`/${path}?category=${category}&page=${number}#${hash}`, SOON);
    await harm.expectNone(`/${path}`);
    await page.goto(`/blog?category=${path}&page=${category}&${number}=${hash}`, SOON);
    await harm.expectNone(`/blog?category=${path}`);
  }
  const fields = ['firstName', 'lastName', 'email', 'phone', 'notes', 'dateOfBirth', 'preferredDate'];
  for (const group of inGroups(4)) {
    await Promise.all([
      page.waitForEvent('domcontentloaded'),
      page.evaluate(
        ({ names, values }) => {
          const form = Object.assign(document.createElement('form'), { method: 'post', action: '/book' });
          const add = (name: string, value = '') =>
            form.append(Object.assign(document.createElement('input'), { name, value }));
          names.forEach((name, index) => add(name, values[index % values.length]));
          values.forEach((value) => add(value, value));
          document.body.append(form);
          form.submit();
        },
        { names: fields, values: group },
      ),
    ]);
    await harm.expectNone(`the booking form with ${group.join(' ')}`);
    harm.expectShown('the booking form', group);
  }
});

test('what executes or is refused by the policy would be noticed', async ({ page, problems }) => {
  problems.expect(/Content Security Policy/);
  const harm = await Harm.watch(page);
  const put = (name: string, attributes: Record<string, string>) =>
    page.evaluate(
      ({ tag, pairs }) => {
        const element = document.createElement(tag);
        for (const [attribute, value] of pairs) element.setAttribute(attribute, value);
        document.body.append(element);
      },
      { tag: name, pairs: Object.entries(attributes) },
    );
  await page.goto('/blog', SOON);
  await put('b', { onclick: 'x' });
  await expect(harm.expectNone('an attribute')).rejects.toThrow('onclick');
  await page.goto('/blog', SOON);
  await put('a', { href: ' JavaScript:x' });
  await expect(harm.expectNone('an address')).rejects.toThrow('JavaScript:x');
  await put('script', {});
  await expect(harm.expectNone('a script')).rejects.toThrow('<script>');
  await put('img', { src: 'x:', onerror: '__pwned()' });
  await expect(() =>
    expect(harm.expectNone('a handler')).rejects.toThrow(/policy: (script-src|img-src)/),
  ).toPass();
  await page.evaluate('__pwned()');
  await expect(harm.expectNone('a call')).rejects.toThrow('executed at');
});
