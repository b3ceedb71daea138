import { expect, type Page, type Route } from '@playwright/test';
import { bookingFields } from './booking-fields';
import { PAYLOADS } from './payloads';
import { admin, signIn } from './sign-in';
import { test as base } from './test';

/** All payloads, each with a marker, so that each can be found again exactly. */
export const marked = (field: string) => PAYLOADS.map((payload, index) => `${payload} ${field}${index}`);

/** The payloads without tabs and line breaks. */
export const ONE_LINE = PAYLOADS.filter((payload) => !/[\t\n]/.test(payload));
export const markedLine = (field: string) => ONE_LINE.map((payload, index) => `${payload} ${field}${index}`);

/** The date of all bookings. */
export const preferredDate = bookingFields().preferredDate;

type Send = (method: string, path: string, data: object) => Promise<{ status: number; body: unknown }>;

/** Sends a request as a superadmin, without the browser because of the number of requests. */
async function sender(origin: string): Promise<Send> {
  const post = (body: object) => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { username, password } = admin;
  const signedIn = await fetch(`${origin}/api/login`, post({ username, password }));
  expect(signedIn.status).toBe(200);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  return async (method, path, data) => {
    const headers = { 'Content-Type': 'application/json', cookie };
    const response = await fetch(`${origin}${path}`, { method, headers, body: JSON.stringify(data) });
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

const POSTS = '/api/admin/blog-posts';
const article = (changes: object) => ({
  title: 'Title',
  excerpt: 'Excerpt',
  content: 'Content',
  category: 'Insurance',
  imageUrl: '/favicon.svg',
  readTime: '1 min',
  ...changes,
});
const account = (changes: object) => ({ username: 'someone', password: 'abcdefgh', name: 'x', ...changes });
const sale = { productPurchased: 'x', premiumFrequency: 'annual', premiumRate: '1' };

/** Sends every payload to every field that takes any text, and returns the path of a booking. */
async function storePayloads(origin: string): Promise<string> {
  const send = await sender(origin);
  const [first, last, sold] = [markedLine('first'), markedLine('last'), markedLine('sale')];
  const booked = await forEach(first, (firstName, index) =>
    send('POST', '/api/appointments', {
      ...bookingFields(),
      firstName,
      lastName: last[index],
      notes: marked('notes')[index],
      preferredDate,
    }),
  );
  expect(statuses(booked)).toEqual([201]);
  const bookings = booked.map(({ body }) => `/api/admin/appointments/${(body as { id: string }).id}`);
  const sales = await forEach(bookings, (path, index) =>
    send('PATCH', `${path}/sales-info`, { ...sale, productPurchased: sold[index] }),
  );
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
      POSTS,
      article({ title, excerpt: marked('excerpt')[index], content: marked('content')[index], readTime }),
    );
  });
  expect(statuses(posted)).toEqual([201]);
  const { id } = posted[0]!.body as { id: string };
  for (const title of markedLine('version'))
    expect((await send('PUT', `${POSTS}/${id}`, article({ title, content: `${title} too` }))).status).toBe(
      200,
    );
  const users = await forEach(ONE_LINE.slice(0, 4), (name, index) =>
    send('POST', '/api/admin/users', account({ username: `name-${index}`, name })),
  );
  expect(statuses(users)).toEqual([201]);
  return bookings[0]!;
}

/** Expects that every other field rejects every payload. */
export async function expectRejected(origin: string, booking: string): Promise<void> {
  const send = await sender(origin);
  const rejected: Record<string, (payload: string) => ReturnType<Send>> = {
    ...Object.fromEntries(
      ['email', 'phone', 'dateOfBirth', 'preferredDate', 'preferredTime', 'serviceInterest'].map((field) => [
        field,
        (payload: string) => send('POST', '/api/appointments', { ...bookingFields(), [field]: payload }),
      ]),
    ),
    leadStatus: (leadStatus) => send('PATCH', `${booking}/lead-status`, { leadStatus }),
    bookingStatus: (bookingStatus) => send('PATCH', `${booking}/booking-status`, { bookingStatus }),
    premiumFrequency: (premiumFrequency) =>
      send('PATCH', `${booking}/sales-info`, { ...sale, premiumFrequency }),
    category: (category) => send('POST', POSTS, article({ category })),
    imageUrl: (imageUrl) => send('POST', POSTS, article({ imageUrl })),
    role: (role) => send('POST', '/api/admin/users', account({ role })),
  };
  for (const [field, sendOne] of Object.entries(rejected))
    expect({ field, statuses: statuses(await forEach(PAYLOADS, sendOne)) }).toEqual({
      field,
      statuses: [400],
    });
}

/**
 * A test with a signed-in superadmin on a server with all payloads, which ignores missing images, missing pages and
 * rejected forms.
 */
export const test = base.extend<{ superadmin: void }, { attackedBooking: string }>({
  attackedBooking: [
    async ({ server }, use) => use(await storePayloads(server)),
    { scope: 'worker', auto: true },
  ],
  superadmin: [
    async ({ page, problems }, use) => {
      problems.expect(/status of 4(00|04|09)/);
      await signIn(page);
      await use();
    },
    { auto: true },
  ],
});

/** Puts payloads into the fields of all rows that the API would reject, a different one for each row. */
export async function injectPayloads(
  page: Page,
  fields: readonly string[],
  pattern: string,
): Promise<Set<string>> {
  const put = new Set<string>();
  const rowsSeen: unknown[] = [];
  await page.route(pattern, async (route: Route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as Record<string, unknown>[];
    for (const row of rows) {
      if (!rowsSeen.includes(row.id)) rowsSeen.push(row.id);
      const turn = rowsSeen.indexOf(row.id);
      for (const field of fields.filter((name) => name in row)) {
        row[field] = `${PAYLOADS[turn % PAYLOADS.length]} ${field}${turn}`;
        put.add(row[field] as string);
      }
    }
    await route.fulfill({ response, json: rows });
  });
  return put;
}
