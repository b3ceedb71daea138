import { expect, type Page } from '@playwright/test';
import { bookingFields } from './support/booking-fields';
import { marked, markedLine, ONE_LINE, preferredDate, test } from './support/attack';
import { PAYLOADS } from './support/payloads';

// Sends every payload to every field. attackers-*.spec.ts check how the accepted ones are displayed.

type Send = (method: string, path: string, data: object) => Promise<{ status: number; body: unknown }>;

/** Sends a request as the signed-in superadmin, without the browser because of the number of requests. */
async function sender(page: Page, baseURL: string | undefined): Promise<Send> {
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  return async (method, path, data) => {
    const headers = { 'Content-Type': 'application/json', cookie };
    const response = await fetch(`${baseURL}${path}`, { method, headers, body: JSON.stringify(data) });
    return { status: response.status, body: await response.json() };
  };
}

/** Maps with limited concurrency. */
async function forEach<T, A>(items: readonly T[], act: (item: T, index: number) => Promise<A>): Promise<A[]> {
  const responses: A[] = [];
  for (let start = 0; start < items.length; start += 20)
    responses.push(
      ...(await Promise.all(items.slice(start, start + 20).map((item, at) => act(item, start + at)))),
    );
  return responses;
}

const statuses = (responses: readonly { status: number }[]) => [
  ...new Set(responses.map(({ status }) => status)),
];

test('payloads are stored as text or rejected', async ({ page, baseURL }) => {
  const send = await sender(page, baseURL);
  const book = (changes: object) => send('POST', '/api/appointments', { ...bookingFields(), ...changes });
  const posts = '/api/admin/blog-posts';
  const article = (changes: object) => ({
    ...{ title: 'Title', excerpt: 'Excerpt', content: 'Content', category: 'Insurance' },
    ...{ imageUrl: '/favicon.svg', readTime: '1 min', ...changes },
  });
  const account = (changes: object) => ({ username: 'someone', password: 'abcdefgh', name: 'x', ...changes });

  const [first, last, sold] = [markedLine('first'), markedLine('last'), markedLine('sale')];
  const booked = await forEach(first, (firstName, index) =>
    book({ firstName, lastName: last[index], notes: marked('notes')[index], preferredDate }),
  );
  expect(statuses(booked)).toEqual([201]);
  const bookings = booked.map(({ body }) => `/api/admin/appointments/${(body as { id: string }).id}`);
  const sale = (index: number) => ({
    productPurchased: sold[index],
    premiumFrequency: 'annual',
    premiumRate: '1',
  });
  const sales = await forEach(bookings, (path, index) => send('PATCH', `${path}/sales-info`, sale(index)));
  expect(statuses(sales)).toEqual([200]);
  const subscribers = await forEach(markedLine('subscriber'), (firstName, index) =>
    send('POST', '/api/subscriptions', { firstName, email: `s${index}@sample.example` }),
  );
  expect(statuses(subscribers)).toEqual([201]);
  const notes = `${bookings[0]!.replace('appointments', 'leads/appointment')}/notes`;
  expect(statuses(await forEach(marked('note'), (note) => send('POST', notes, { note })))).toEqual([201]);

  const posted = await forEach(markedLine('title'), (title, index) => {
    const readTime = ONE_LINE[index]!.length <= 40 ? ONE_LINE[index] : '1 min';
    return send(
      'POST',
      posts,
      article({ title, excerpt: marked('excerpt')[index], content: marked('content')[index], readTime }),
    );
  });
  expect(statuses(posted)).toEqual([201]);
  const { id } = posted[0]!.body as { id: string };
  for (const title of markedLine('version'))
    expect((await send('PUT', `${posts}/${id}`, article({ title, content: `${title} too` }))).status).toBe(
      200,
    );
  const users = await forEach(ONE_LINE.slice(0, 4), (name, index) =>
    send('POST', '/api/admin/users', account({ username: `name-${index}`, name })),
  );
  expect(statuses(users)).toEqual([201]);

  const rejected: Record<string, (payload: string) => ReturnType<Send>> = {
    ...Object.fromEntries(
      ['email', 'phone', 'dateOfBirth', 'preferredDate', 'preferredTime', 'serviceInterest'].map((field) => [
        field,
        (payload: string) => book({ [field]: payload }),
      ]),
    ),
    leadStatus: (leadStatus) => send('PATCH', `${bookings[0]}/lead-status`, { leadStatus }),
    bookingStatus: (bookingStatus) => send('PATCH', `${bookings[0]}/booking-status`, { bookingStatus }),
    premiumFrequency: (premiumFrequency) =>
      send('PATCH', `${bookings[0]}/sales-info`, { ...sale(0), premiumFrequency }),
    category: (category) => send('POST', posts, article({ category })),
    imageUrl: (imageUrl) => send('POST', posts, article({ imageUrl })),
    role: (role) => send('POST', '/api/admin/users', account({ role })),
  };
  for (const [field, sendOne] of Object.entries(rejected))
    expect({ field, statuses: statuses(await forEach(PAYLOADS, sendOne)) }).toEqual({
      field,
      statuses: [400],
    });
});
