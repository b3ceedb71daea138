import { expect } from '@playwright/test';
import { expectRejected, marked, markedLine, ONE_LINE, test } from './support/attack';
import { ExecutionMonitor } from './support/execution-monitor';

// Checks the site with the stored payloads, and with payloads in URLs and forms.

/** Waits until the page's scripts have run, but not for images and fonts. */
const SOON = { waitUntil: 'domcontentloaded' } as const;

test('fields that take only some values reject every payload', async ({ server, attackedBooking }) => {
  await expectRejected(server, attackedBooking);
});

test('no page of the site executes a payload', async ({ page }) => {
  const monitor = await ExecutionMonitor.watch(page);
  for (let screen = 1; screen <= Math.ceil(ONE_LINE.length / 6); screen += 1) {
    await page.goto(`/blog?page=${screen}`, SOON);
    await monitor.expectNone(`blog, page ${screen}`);
  }
  monitor.expectShown('blog', [
    ...markedLine('title').slice(1),
    ...marked('excerpt').slice(1, ONE_LINE.length),
  ]);
  const posts = (await (await page.request.get('/api/blog-posts')).json()) as {
    slug: string;
    title: string;
    content: string;
  }[];
  for (const { slug, title } of posts) {
    await page.goto(`/blog/${slug}`, SOON);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.replace(/\s+/g, ' '));
    await monitor.expectNone(slug);
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

/** Splits an array into chunks. */
const inGroups = (size: number) =>
  Array.from({ length: Math.ceil(ONE_LINE.length / size) }, (_, group) =>
    ONE_LINE.slice(group * size, (group + 1) * size),
  );

test('no URL and no returned form executes a payload', async ({ page }) => {
  const monitor = await ExecutionMonitor.watch(page);
  for (const group of inGroups(4)) {
    const [path = '', category = '', number = '', hash = ''] = group.map(encodeURIComponent);
    await page.goto(`/${path}?category=${category}&page=${number}#${hash}`, SOON);
    await monitor.expectNone(`/${path}`);
    await page.goto(`/blog?category=${path}&page=${category}&${number}=${hash}`, SOON);
    await monitor.expectNone(`/blog?category=${path}`);
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
    await monitor.expectNone(`the booking form with ${group.join(' ')}`);
    monitor.expectShown('the booking form', group);
  }
});

test('detects executed payloads and policy violations', async ({ page, problems }) => {
  problems.expect(/Content Security Policy/);
  const monitor = await ExecutionMonitor.watch(page);
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
  await expect(monitor.expectNone('an attribute')).rejects.toThrow('onclick');
  await page.goto('/blog', SOON);
  await put('a', { href: ' JavaScript:x' });
  await expect(monitor.expectNone('an address')).rejects.toThrow('JavaScript:x');
  await put('script', {});
  await expect(monitor.expectNone('a script')).rejects.toThrow('<script>');
  await put('img', { src: 'x:', onerror: '__pwned()' });
  await expect(() =>
    expect(monitor.expectNone('a handler')).rejects.toThrow(/policy: (script-src|img-src)/),
  ).toPass();
  await page.evaluate('__pwned()');
  await expect(monitor.expectNone('a call')).rejects.toThrow('executed at');
});
