import { bookingBody, postBody, visitorMailsBody } from './bodies.js';
import {
  type Field,
  text,
  oneOf,
  yesOrNo,
  optional,
  multiline,
  email,
  phone,
  dateOfBirth,
  preferredDate,
  imageUrl,
  password,
  anyPassword,
  chars,
} from './field-rules.js';
import { Visitor } from './visitor.js';
import { NO_SUCH_ID, type AdminClient } from './admin-client.js';

/** A route with a request body, and the rules of its fields. */
export interface BodyRoute {
  readonly route: string;
  readonly signedIn: boolean;
  readonly path: (admin: AdminClient) => Promise<string>;
  readonly body: () => Record<string, unknown>;
  readonly fields: Readonly<Record<string, Field>>;
  /** Fields of the entity that only the server sets; a body with one is rejected. */
  readonly serverSet: Readonly<Record<string, unknown>>;
  /** The status for the valid body. */
  readonly ok: number;
}

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
  preferredTime: oneOf('9am', '10am', '11am', '1pm', '2pm', '3pm', '4pm'),
  serviceInterest: oneOf('insurance', 'investment', 'retirement', 'education', 'tax', 'estate'),
  notes: optional(multiline(text(2000))),
  timeZone: optional(text(64)),
};
const post = {
  title: text(200),
  excerpt: multiline(text(500)),
  content: {
    good: ['x', chars(200_000), 'é'.repeat(100_000)],
    bad: [chars(200_001), `${'é'.repeat(100_000)}x`],
  },
  category: oneOf('Insurance', 'Investments', 'Retirement', 'Financial Planning'),
  imageUrl,
  readTime: text(40),
};
const leadStatus = {
  leadStatus: oneOf('New', 'In Progress', 'Not Qualified', 'Offer Declined', 'Closed Sale'),
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
      bookingStatus: 'Confirmed',
      leadStatus: 'Closed Sale',
      leadSource: 'other',
      searchText: 'x',
      productPurchased: 'Life',
      premiumFrequency: 'monthly',
      premiumRate: '1',
      visitorTimeZone: 'Asia/Manila',
      calendarSequence: 1,
      visitorRequest: null,
      cancelledAt: null,
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
    path: async (admin) => `/api/admin/appointments/${await admin.createBooking()}/lead-status`,
    body: () => ({ leadStatus: 'In Progress' }),
    fields: leadStatus,
    serverSet: { ...server, ...changedBy, bookingStatus: 'Confirmed', productPurchased: 'Life' },
    ok: 200,
  },
  {
    route: 'PATCH /api/admin/subscriptions/:id/lead-status',
    signedIn: true,
    path: async (admin) => `/api/admin/subscriptions/${await admin.createSubscription()}/lead-status`,
    body: () => ({ leadStatus: 'In Progress' }),
    fields: leadStatus,
    serverSet: { ...server, ...changedBy, email: 'x@b.example', lastName: 'x' },
    ok: 200,
  },
  {
    route: 'PATCH /api/admin/appointments/:id/booking-status',
    signedIn: true,
    path: async (admin) => `/api/admin/appointments/${await admin.createBooking()}/booking-status`,
    body: () => ({ bookingStatus: 'Confirmed' }),
    fields: { bookingStatus: oneOf('Pending', 'Hold', 'Confirmed'), tellVisitor: optional(yesOrNo) },
    serverSet: { ...server, ...changedBy, leadStatus: 'Closed Sale' },
    ok: 200,
  },
  {
    route: 'PATCH /api/admin/appointments/:id/schedule',
    signedIn: true,
    path: async (admin) => `/api/admin/appointments/${await admin.createBooking()}/schedule`,
    body: () => ({ preferredDate: '2099-01-05', preferredTime: '2pm' }),
    fields: {
      preferredDate,
      preferredTime: booking.preferredTime,
      tellVisitor: optional(yesOrNo),
    },
    serverSet: { ...server, ...changedBy, bookingStatus: 'Confirmed', calendarSequence: 9, cancelledAt: 'x' },
    ok: 200,
  },
  {
    route: 'POST /api/admin/appointments/:id/visitor-request',
    signedIn: true,
    path: async ({ app }) => {
      const visitor = await Visitor.book(app);
      await visitor.send({ request: 'cancel' });
      return `/api/admin/appointments/${visitor.bookingId}/visitor-request`;
    },
    body: () => ({ accept: true }),
    // a second answer to one request is rejected
    fields: { accept: { ...yesOrNo, good: [] }, tellVisitor: optional({ ...yesOrNo, good: [] }) },
    serverSet: { ...server, ...changedBy, visitorRequest: null, preferredDate: '2099-01-05' },
    ok: 200,
  },
  {
    route: 'PATCH /api/admin/appointments/:id/sales-info',
    signedIn: true,
    path: async (admin) => `/api/admin/appointments/${await admin.createBooking()}/sales-info`,
    body: () => ({ productPurchased: 'Term life', premiumFrequency: 'monthly', premiumRate: '1000' }),
    fields: {
      productPurchased: text(200),
      premiumFrequency: oneOf('monthly', 'quarterly', 'annual'),
      premiumRate: text(50),
    },
    serverSet: { ...server, ...changedBy, leadStatus: 'New', bookingStatus: 'Confirmed' },
    ok: 200,
  },
  {
    route: 'POST /api/admin/leads/appointment/:id/notes',
    signedIn: true,
    path: async (admin) => `/api/admin/leads/appointment/${await admin.createBooking()}/notes`,
    body: () => ({ note: 'Called back.' }),
    fields: { note: multiline(text(5000)) },
    serverSet: { ...server, ...author },
    ok: 201,
  },
  {
    route: 'POST /api/admin/leads/subscription/:id/notes',
    signedIn: true,
    path: async (admin) => `/api/admin/leads/subscription/${await admin.createSubscription()}/notes`,
    body: () => ({ note: 'Called back.' }),
    fields: { note: multiline(text(5000)) },
    serverSet: { ...server, ...author },
    ok: 201,
  },
  {
    route: 'POST /api/admin/mails/test',
    signedIn: true,
    path: () => Promise.resolve('/api/admin/mails/test'),
    body: () => ({ to: 'ana@sample.example' }),
    fields: { to: email },
    serverSet: { ...server, state: 'sent', kind: 'booking_confirmed' },
    ok: 201,
  },
  {
    route: 'PUT /api/admin/settings/visitorMails',
    signedIn: true,
    path: () => Promise.resolve('/api/admin/settings/visitorMails'),
    body: visitorMailsBody,
    fields: Object.fromEntries(Object.keys(visitorMailsBody()).map((kind) => [kind, yesOrNo])),
    serverSet: { updatedAt: '2020-01-01T00:00:00.000Z', updatedBy: NO_SUCH_ID },
    ok: 200,
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
    path: async (admin) => `/api/admin/blog-posts/${await admin.createPost()}`,
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
      username: `u${Math.random().toString(36).slice(2)}`,
      password: 'member-password',
      name: 'Ana Cruz',
      role: 'admin_assistant',
    }),
    fields: {
      // ﷺ is one character as typed and eighteen after normalisation
      username: { good: ['abc', chars(50)], bad: ['ab', chars(51), 'ﷺ'.repeat(50), 'nul\u0000nul'] },
      password,
      name: text(100),
      role: optional(oneOf('superadmin', 'admin_assistant')),
    },
    serverSet: {
      ...server,
      status: 'deactivated',
      deactivationNote: 'x',
      deactivatedBy: NO_SUCH_ID,
      deactivatedAt: 'x',
      removedBy: NO_SUCH_ID,
      removedAt: 'x',
      removalNote: 'x',
    },
    ok: 201,
  },
  {
    route: 'PATCH /api/admin/users/:id/status',
    signedIn: true,
    path: async (admin) => `/api/admin/users/${(await admin.createUser()).id}/status`,
    body: () => ({ status: 'deactivated', note: 'On leave.' }),
    fields: {
      status: { ...oneOf('active', 'deactivated', 'removed'), good: ['deactivated'] },
      note: { ...optional(multiline(text(2000))), good: [] },
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
    path: async (admin) => `/api/admin/users/${(await admin.createUser()).id}/password`,
    body: () => ({ password: 'another-password' }),
    fields: { password },
    serverSet: { ...server, role: 'superadmin', currentPassword: 'abcdefg', username: 'x' },
    ok: 204,
  },
];

/** The JSON of the body with this field added or replaced; a plain object could not hold a field named __proto__. */
export function withField(body: Record<string, unknown>, name: string, value: unknown): string {
  const others = Object.entries(body).filter(([field]) => field !== name);
  const fields = [...others, ...(value === undefined ? [] : [[name, value] as const])];
  return `{${fields.map(([field, some]) => `${JSON.stringify(field)}:${JSON.stringify(some)}`).join(',')}}`;
}
