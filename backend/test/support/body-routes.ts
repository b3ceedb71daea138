import { bookingBody, day, postBody } from './bodies.js';
import { NO_SUCH_ID, type World } from './people-and-things.js';

interface Field {
  /** Text that is too long, too short, of the wrong form, or none of the words; all are refused. */
  readonly bad: readonly string[];
  /** Text that is just right. */
  readonly good: readonly string[];
  readonly optional?: boolean;
}

/** A route that reads a body, with what each field of it may be (design: Validation). */
export interface BodyRoute {
  readonly route: string;
  readonly signedIn: boolean;
  readonly path: (world: World) => Promise<string>;
  readonly body: () => Record<string, unknown>;
  readonly fields: Readonly<Record<string, Field>>;
  /** Fields of the entity that the server alone sets. */
  readonly serverSet: Readonly<Record<string, unknown>>;
  /** The status of the good body. */
  readonly ok: number;
}

const chars = (count: number) => 'x'.repeat(count);
const text = (max: number, min = 1): Field => ({
  good: [chars(min), chars(max), 'é'.repeat(max), '🙂'.repeat(max)],
  bad: [
    chars(max + 1),
    `${chars(max)}\ufe0f`,
    '🙂'.repeat(max + 1),
    'nul\u0000',
    'half \ud800 pair',
    ...(min > 1 ? [chars(min - 1)] : []),
  ],
});
const words = (...good: readonly string[]): Field => ({
  good,
  bad: ['Other', good[0]!.toUpperCase(), `${good[0]!}s`, '__proto__'].filter((word) => !good.includes(word)),
});
const optional = (field: Field): Field => ({ ...field, optional: true });
const lines = (field: Field): Field => ({ ...field, good: [...field.good, 'two\nlines\tand a tab'] });

const email: Field = {
  good: [
    'a@b.example',
    'Ana.Cruz+news@mail.sample.example',
    `${chars(64)}@${chars(63)}.${chars(63)}.${chars(57)}.com`,
  ],
  bad: [
    ...['ana', 'ana@', '@sample.example', 'ana@sample', 'a b@sample.example', 'ana@sample..example'],
    ...['<ana@sample.example>', 'Ana <ana@sample.example>', 'ana@b.example,bo@b.example', 'ana@@b.example'],
    ...[
      'a\r\nbcc: x@b.example',
      `${chars(64)}@${chars(63)}.${chars(63)}.${chars(58)}.com`,
      `${chars(65)}@b.example`,
    ],
    `a@${'ﷺ'.repeat(50)}.example`, // 62 characters as it is typed, 912 in the spelling that tells addresses apart
  ],
};
const phone: Field = {
  good: ['1234567', '+63 (917) 000-0101', '12345678901234567890', '09.17.000.0101'],
  bad: ['123456', '123456789012345678901', '+63 917 CALL ME', '-------', '１２３４５６７', '1234567;ext=1'],
};
const dateOfBirth: Field = {
  good: ['1984-03-12', '2024-02-29', day(-1)],
  bad: [
    ...[
      day(0),
      day(1),
      '2023-02-29',
      '1984-13-01',
      '1984-3-12',
      '12/03/1984',
      '1984-03-12T00:00:00Z',
      '0000-00-00',
    ],
    ...['1880-01-01', 'yesterday', '19840312', '+198403-12'],
  ],
};
const preferredDate: Field = {
  good: [day(0), day(1), day(400)],
  bad: [
    day(-1),
    '2020-01-01',
    '2031-02-30',
    '2031-00-10',
    'tomorrow',
    '01/02/2031',
    '2031-1-1',
    '2031-01-01 10:00',
  ],
};
const imageUrl: Field = {
  good: ['/covers/a.svg', 'https://images.example/a.jpg?w=1#x', 'http://images.example/a', `/${chars(2047)}`],
  bad: [
    ...[
      'javascript:alert(1)',
      'data:text/html,hello',
      '//evil.example/a.png',
      'https://',
      'covers/a.svg',
      'ftp://a.example/a',
    ],
    ...[
      '/a b.png',
      'https://x.example/" onerror="alert(1)',
      '/\\evil.example',
      `/${chars(2048)}`,
      'JAVASCRIPT:alert(1)',
    ],
  ],
};
const password: Field = {
  good: ['abcdef', ' spaces stay ', chars(72), '🙂'.repeat(18)],
  bad: ['abcde', chars(73), '🙂'.repeat(19), '🙂🙂🙂🙂🙂'],
};
const anyPassword: Field = { good: [], bad: [chars(1001)] };

const server = {
  id: NO_SUCH_ID,
  createdAt: '2020-01-01T00:00:00.000Z',
};
const booking = {
  firstName: text(100),
  lastName: text(100),
  email,
  phone,
  dateOfBirth,
  preferredDate,
  preferredTime: words('9am', '10am', '11am', '1pm', '2pm', '3pm', '4pm'),
  serviceInterest: words('insurance', 'investment', 'retirement', 'education', 'tax', 'estate'),
  notes: optional(lines(text(2000))),
};
const post = {
  title: text(200),
  excerpt: lines(text(500)),
  content: {
    good: ['x', chars(200_000), 'é'.repeat(100_000)],
    bad: [chars(200_001), `${'é'.repeat(100_000)}x`],
  },
  category: words('Insurance', 'Investments', 'Retirement', 'Financial Planning'),
  imageUrl,
  readTime: text(40),
};
const leadStatus = {
  leadStatus: words('New', 'In Progress', 'Not Qualified', 'Offer Declined', 'Closed Sale'),
};
const changedBy = { changedBy: NO_SUCH_ID, performedBy: NO_SUCH_ID, performedByName: 'Boss' };
const author = { createdBy: NO_SUCH_ID, createdByName: 'Boss', leadId: NO_SUCH_ID, leadType: 'appointment' };

export const BODY_ROUTES: readonly BodyRoute[] = [
  {
    route: 'POST /api/appointments',
    signedIn: false,
    path: async () => '/api/appointments',
    body: bookingBody,
    fields: booking,
    serverSet: {
      ...server,
      ...{ bookingStatus: 'Confirmed', leadStatus: 'Closed Sale', leadSource: 'other', searchText: 'x' },
      ...{ productPurchased: 'Life', premiumFrequency: 'monthly', premiumRate: '1' },
    },
    ok: 201,
  },
  {
    route: 'POST /api/subscriptions',
    signedIn: false,
    path: async () => '/api/subscriptions',
    body: () => ({ firstName: 'Aileen', email: `a${Math.random().toString(36).slice(2)}@sample.example` }),
    fields: { firstName: text(100), email },
    serverSet: {
      ...server,
      lastName: 'Cruz',
      leadStatus: 'Closed Sale',
      leadSource: 'booking',
      emailKey: 'x',
    },
    ok: 201,
  },
  {
    route: 'POST /api/login',
    signedIn: false,
    path: async () => '/api/login',
    body: () => ({ username: 'nobody', password: 'wrong-password' }),
    fields: { username: { good: ['x'], bad: [chars(201)] }, password: anyPassword },
    serverSet: { id: NO_SUCH_ID, role: 'superadmin', status: 'active', remember: true },
    ok: 401,
  },
  {
    route: 'POST /api/user/password',
    signedIn: true,
    path: async () => '/api/user/password',
    body: () => ({ currentPassword: 'first-password', newPassword: 'first-password' }),
    fields: { currentPassword: anyPassword, newPassword: { ...password, good: [] } },
    serverSet: { id: NO_SUCH_ID, username: 'other', password: 'abcdefg' },
    ok: 204,
  },
  {
    route: 'PATCH /api/admin/appointments/:id/lead-status',
    signedIn: true,
    path: async (world) => `/api/admin/appointments/${await world.booking()}/lead-status`,
    body: () => ({ leadStatus: 'In Progress' }),
    fields: leadStatus,
    serverSet: { ...server, ...changedBy, bookingStatus: 'Confirmed', productPurchased: 'Life' },
    ok: 200,
  },
  {
    route: 'PATCH /api/admin/subscriptions/:id/lead-status',
    signedIn: true,
    path: async (world) => `/api/admin/subscriptions/${await world.subscription()}/lead-status`,
    body: () => ({ leadStatus: 'In Progress' }),
    fields: leadStatus,
    serverSet: { ...server, ...changedBy, email: 'x@b.example', lastName: 'x' },
    ok: 200,
  },
  {
    route: 'PATCH /api/admin/appointments/:id/booking-status',
    signedIn: true,
    path: async (world) => `/api/admin/appointments/${await world.booking()}/booking-status`,
    body: () => ({ bookingStatus: 'Confirmed' }),
    fields: { bookingStatus: words('Pending', 'Hold', 'Confirmed') },
    serverSet: { ...server, ...changedBy, leadStatus: 'Closed Sale' },
    ok: 200,
  },
  {
    route: 'PATCH /api/admin/appointments/:id/sales-info',
    signedIn: true,
    path: async (world) => `/api/admin/appointments/${await world.booking()}/sales-info`,
    body: () => ({ productPurchased: 'Term life', premiumFrequency: 'monthly', premiumRate: '1000' }),
    fields: {
      productPurchased: text(200),
      premiumFrequency: words('monthly', 'quarterly', 'annual'),
      premiumRate: text(50),
    },
    serverSet: { ...server, ...changedBy, leadStatus: 'New', bookingStatus: 'Confirmed' },
    ok: 200,
  },
  {
    route: 'POST /api/admin/leads/appointment/:id/notes',
    signedIn: true,
    path: async (world) => `/api/admin/leads/appointment/${await world.booking()}/notes`,
    body: () => ({ note: 'Called back.' }),
    fields: { note: lines(text(5000)) },
    serverSet: { ...server, ...author },
    ok: 201,
  },
  {
    route: 'POST /api/admin/leads/subscription/:id/notes',
    signedIn: true,
    path: async (world) => `/api/admin/leads/subscription/${await world.subscription()}/notes`,
    body: () => ({ note: 'Called back.' }),
    fields: { note: lines(text(5000)) },
    serverSet: { ...server, ...author },
    ok: 201,
  },
  {
    route: 'POST /api/admin/blog-posts',
    signedIn: true,
    path: async () => '/api/admin/blog-posts',
    body: postBody,
    fields: post,
    serverSet: {
      ...server,
      publishedAt: '2020-01-01T00:00:00.000Z',
      slug: 'x',
      deletedAt: null,
      editedBy: 'x',
    },
    ok: 201,
  },
  {
    route: 'PUT /api/admin/blog-posts/:id',
    signedIn: true,
    path: async (world) => `/api/admin/blog-posts/${await world.post()}`,
    body: postBody,
    fields: post,
    serverSet: {
      ...server,
      publishedAt: '2020-01-01T00:00:00.000Z',
      slug: 'x',
      deletedAt: null,
      editedBy: 'x',
    },
    ok: 200,
  },
  {
    route: 'POST /api/admin/blog-posts/preview',
    signedIn: true,
    path: async () => '/api/admin/blog-posts/preview',
    body: () => ({ content: '# Hello' }),
    fields: { content: post.content },
    serverSet: { id: NO_SUCH_ID, title: 'x' },
    ok: 200,
  },
  {
    route: 'POST /api/admin/users',
    signedIn: true,
    path: async () => '/api/admin/users',
    body: () => ({
      ...{ username: `u${Math.random().toString(36).slice(2)}`, password: 'member-password' },
      ...{ name: 'Ana Cruz', role: 'admin_assistant' },
    }),
    fields: {
      // an ﷺ is one character as it is typed and eighteen as it is kept
      username: { good: ['abc', chars(50)], bad: ['ab', chars(51), 'ﷺ'.repeat(50), 'nul\u0000nul'] },
      password,
      name: text(100),
      role: optional(words('superadmin', 'admin_assistant')),
    },
    serverSet: {
      ...{ ...server, status: 'deactivated', deactivationNote: 'x', deactivatedBy: NO_SUCH_ID },
      ...{ deactivatedAt: 'x', removedBy: NO_SUCH_ID, removedAt: 'x', removalNote: 'x' },
    },
    ok: 201,
  },
  {
    route: 'PATCH /api/admin/users/:id/status',
    signedIn: true,
    path: async (world) => `/api/admin/users/${(await world.user()).id}/status`,
    body: () => ({ status: 'deactivated', note: 'On leave.' }),
    fields: {
      status: { ...words('active', 'deactivated', 'removed'), good: ['deactivated'] },
      note: { ...optional(lines(text(2000))), good: [] },
    },
    serverSet: {
      ...server,
      role: 'superadmin',
      password: 'abcdefg',
      username: 'x',
      deactivatedBy: NO_SUCH_ID,
    },
    ok: 200,
  },
  {
    route: 'PATCH /api/admin/users/:id/password',
    signedIn: true,
    path: async (world) => `/api/admin/users/${(await world.user()).id}/password`,
    body: () => ({ password: 'another-password' }),
    fields: { password },
    serverSet: { ...server, role: 'superadmin', currentPassword: 'abcdefg', username: 'x' },
    ok: 204,
  },
];

/** Fields that no body has; some are names that every object has already. */
export const UNKNOWN_FIELDS = [
  'nickname',
  'isAdmin',
  'constructor',
  'hasOwnProperty',
  'toString',
  '__proto__',
  'body',
];

/** What is no text; refused in every field. */
export const NO_TEXT: readonly unknown[] = [
  0,
  1,
  -1.5,
  true,
  false,
  {},
  { $ne: 1 },
  { length: 3 },
  [],
  ['9am'],
  [['x']],
];

/** The JSON of the body with one more or another field: a plain object cannot hold a field named __proto__. */
export function withField(body: Record<string, unknown>, name: string, value: unknown): string {
  const others = Object.entries(body).filter(([field]) => field !== name);
  const fields = [...others, ...(value === undefined ? [] : [[name, value] as const])];
  return `{${fields.map(([field, some]) => `${JSON.stringify(field)}:${JSON.stringify(some)}`).join(',')}}`;
}
