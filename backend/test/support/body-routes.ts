import {
  bookingBody,
  breachBody,
  legalHoldBody,
  privacyRequestBody,
  retentionBody,
  day,
  enteredBookingBody,
  issueBody,
  NEXT_MONTH,
  postBody,
  settingsPreviewBody,
  SECTIONS,
  taskBody,
  visitorMailsBody,
} from './bodies.js';
import {
  type Field,
  text,
  oneOf,
  yesOrNo,
  wholeNumber,
  optional,
  whenSent,
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
import { uploadPicture } from './uploads.js';
import { UNKNOWN_TOKEN, Visitor } from './visitor.js';
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
const screened = { subject: optional(multiline(text(2000))), proof: optional(text(2000)) };
const post = {
  title: text(200),
  excerpt: multiline(text(500)),
  content: {
    good: ['x', chars(200_000), 'é'.repeat(100_000)],
    bad: [chars(200_001), `${'é'.repeat(100_000)}x`],
  },
  category: oneOf('Insurance', 'Investments', 'Retirement', 'Financial Planning'),
  imageUrl,
  imageAlt: optional(text(300)),
  author: optional(text(100)),
  reviewedOn: optional({
    good: ['2020-02-29', day(0)],
    bad: ['2025-02-30', '1899-12-31', day(1), 'yesterday', '2025-1-1', '2025-01-01 10:00'],
  }),
  readTime: optional(text(40)),
  // a scheduled post needs a time, too
  status: optional({ good: ['draft', 'published'], bad: ['Draft', 'deleted', '__proto__'] }),
  publishAt: optional({
    good: ['2031-01-01T10:00Z', '2031-01-01T10:00:00.123+08:00'],
    bad: ['tomorrow', '2031-01-01', '2031-01-01T10:00:00', '2031-13-01T10:00:00Z', chars(41)],
  }),
};
const letter = {
  subject: text(150),
  preheader: optional(text(150)),
  content: optional({ good: ['two\nlines', chars(100_000), 'é'.repeat(100_000)], bad: [chars(100_001)] }),
};
const letterServerSet = {
  ...server,
  ...{ state: 'sent', slug: 'x', startedAt: server.createdAt, createdBy: NO_SUCH_ID, sent: 1, left: 0 },
};
const task = {
  title: text(200),
  dueDate: {
    good: ['2020-02-29', day(0), day(400)],
    bad: ['2031-02-30', '1899-12-31', '2200-01-01', '9999-12-31', 'tomorrow', '2031-1-1', '2031-01-01 10:00'],
  },
  assigneeId: optional({ good: [], bad: ['nobody', chars(37), NO_SUCH_ID] }),
};
const leadStatus = {
  leadStatus: oneOf('New', 'In Progress', 'Not Qualified', 'Offer Declined', 'Closed Sale'),
};
const noteFields = {
  note: multiline(text(5000)),
  channel: optional(oneOf('call', 'e-mail', 'meeting', 'message')),
};
/** No user has one of them, and the good ones are those of users. */
const ownerId = { good: [], bad: [chars(37), 'nobody', NO_SUCH_ID] };
const changedBy = { changedBy: NO_SUCH_ID, performedBy: NO_SUCH_ID, performedByName: 'Boss' };
const author = { createdBy: NO_SUCH_ID, createdByName: 'Boss', leadId: NO_SUCH_ID, leadType: 'appointment' };

/** The lead that the route of the path before was called for. */
let bulkLead: string;
let suspectedPost: string;

const nested: Field = { good: [], bad: ['x', '7'], nested: true };
const webAddress = optional({
  good: ['https://a.example', 'http://a.example/b?c=d#e', `https://a.example/${chars(282)}`],
  bad: [
    ...['a.example', '/page', 'javascript:alert(1)', 'data:text/html,x', 'tel:+6321', 'https://'],
    ...[`https://a.example/${chars(283)}`, 'https://a.example/ b', 'https://a.example/"'],
  ],
});
const TIMES_THAT_ARE_NONE = [
  'yesterday',
  '2025-11-20',
  '2025-11-20T08:00:00',
  '2099-01-01T00:00:00Z',
  chars(41),
];
/** The fields of each section of the settings; nested fields are covered by settings.spec.ts. */
const SECTION_FIELDS: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
  identity: {
    ...{ name: text(100), tagline: text(160), advisor: text(100), licence: text(60), licenceUrl: webAddress },
    phone: { good: ['1', `+${chars(38)}1`], bad: ['none', `${chars(40)}1`, '1\u0000'] },
    ...{ email, address: text(200), socialUrl: webAddress },
    chatUrl: {
      ...webAddress,
      good: [...webAddress.good, 'viber://chat?number=1', 'whatsapp://send?phone=1'],
    },
  },
  appearance: {
    brandColour: {
      good: ['#1f4b8e', '#000000', '#1F4B8E'],
      bad: ['#ffffff', '#777777', 'red', '#fff', '1f4b8e'],
    },
    logo: optional({ good: [], bad: ['/media/x-400.webp', 'https://a.example/a.png', chars(201)] }),
    portrait: optional({ good: [], bad: ['/media/x-400.webp', chars(201)] }),
  },
  hours: { week: nested, closedDays: nested, meeting: { ...nested, whenSent: true } },
  hero: { title: text(120), lead: multiline(text(400)) },
  stats: { items: nested },
  services: { title: text(120), lead: multiline(text(300)), items: nested },
  about: {
    ...{ title: text(120), lead: multiline(text(400)), story: multiline(text(2_000)), facts: nested },
  },
  testimonials: { title: text(120), items: nested },
  legal: { privacyPolicy: nested, termsOfService: nested, cookiePolicy: nested },
};

export const BODY_ROUTES: readonly BodyRoute[] = [
  {
    route: 'POST /api/appointments',
    signedIn: false,
    path: async () => '/api/appointments',
    body: bookingBody,
    fields: { ...booking, ...screened },
    serverSet: {
      ...server,
      ...{ reference: '7KM-2QXP', reason: 'honeypot' },
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
    fields: { firstName: text(100), email, form: optional(oneOf('newsletter', 'footer')), ...screened },
    serverSet: {
      ...server,
      lastName: 'Cruz',
      leadStatus: 'Closed Sale',
      leadSource: 'booking',
      emailKey: 'x',
      mayMail: true,
      confirmedAt: server.createdAt,
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
  // a new authenticator app, whose only field is optional, and the responses of passkeys: second-factor, passkeys.spec.ts
  {
    route: 'POST /api/login/second-factor',
    signedIn: false,
    path: async () => '/api/login/second-factor',
    body: () => ({ code: '123456' }),
    fields: { code: { ...text(40), good: [] } },
    serverSet: { ...server, username: 'admin', password: 'first-password', userId: NO_SUCH_ID },
    ok: 401,
  },
  ...[
    { route: 'POST /api/user/second-factor/recovery-codes', ok: 409 },
    { route: 'DELETE /api/user/second-factor', ok: 204 },
    { route: 'POST /api/user/calendar-feed', ok: 201 },
    { route: 'POST /api/user/passkeys/options', ok: 200 },
    { route: 'POST /api/user/confirmation', ok: 204 },
  ].map(({ route, ok }): BodyRoute => ({
    route,
    signedIn: true,
    path: async () => route.split(' ')[1]!,
    body: () => ({ password: 'first-password' }),
    fields: { password: anyPassword },
    serverSet: { ...server, secret: 'x', recoveryCodes: [], userId: NO_SUCH_ID, role: 'superadmin' },
    ok,
  })),
  {
    route: 'PUT /api/user/email',
    signedIn: true,
    path: async () => '/api/user/email',
    body: () => ({ email: null, password: 'first-password' }),
    fields: { email: { ...email, good: [], orNull: true }, password: anyPassword },
    serverSet: { id: NO_SUCH_ID, username: 'other', resetHash: 'x' },
    ok: 200,
  },
  {
    route: 'POST /api/password/forgotten',
    signedIn: false,
    path: async () => '/api/password/forgotten',
    body: () => ({ account: 'nobody' }),
    fields: { account: text(254) },
    serverSet: { id: NO_SUCH_ID, token: 'x', email: 'x@b.example' },
    ok: 202,
  },
  {
    route: 'POST /api/password/reset',
    signedIn: false,
    path: async () => '/api/password/reset',
    body: () => ({ token: UNKNOWN_TOKEN, newPassword: 'another-password' }),
    fields: { token: { good: [], bad: [chars(201)] }, newPassword: { ...password, good: [] } },
    serverSet: { id: NO_SUCH_ID, account: 'admin', password: 'abcdefg' },
    ok: 404,
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
    route: 'POST /api/admin/appointments',
    signedIn: true,
    path: async () => '/api/admin/appointments',
    body: enteredBookingBody,
    fields: {
      ...Object.fromEntries(Object.entries(booking).filter(([name]) => name !== 'timeZone')),
      dateOfBirth: optional(dateOfBirth),
      leadSource: oneOf('phone', 'walk-in', 'referral'),
      tellVisitor: optional(yesOrNo),
    },
    serverSet: {
      ...{ ...server, ...changedBy, bookingStatus: 'Confirmed', leadStatus: 'Closed Sale', soldOn: day(0) },
      ...{ ownerId: NO_SUCH_ID, answeredAt: server.createdAt, nextTaskDue: day(0), timeZone: 'Asia/Manila' },
    },
    ok: 201,
  },
  {
    route: 'PATCH /api/admin/appointments/:id/details',
    signedIn: true,
    path: async (admin) => `/api/admin/appointments/${await admin.createBooking()}/details`,
    body: () => ({}),
    fields: {
      ...{ firstName: whenSent(text(100)), lastName: whenSent(text(100)), email: whenSent(email) },
      ...{ phone: whenSent(phone), dateOfBirth: optional(dateOfBirth), notes: booking.notes },
      serviceInterest: whenSent(booking.serviceInterest),
    },
    serverSet: {
      ...{
        ...server,
        ...changedBy,
        preferredDate: day(1),
        preferredTime: '2pm',
        visitorTimeZone: 'Asia/Tokyo',
      },
      ...{ bookingStatus: 'Confirmed', leadStatus: 'Closed Sale', leadSource: 'phone', searchText: 'x' },
    },
    ok: 200,
  },
  {
    route: 'PATCH /api/admin/subscriptions/:id/details',
    signedIn: true,
    path: async (admin) => `/api/admin/subscriptions/${await admin.createSubscription()}/details`,
    body: () => ({}),
    // an address can be taken once, so its valid values would meet those of another suite
    fields: {
      ...{ firstName: whenSent(text(100)), lastName: optional(text(100)) },
      email: whenSent({ ...email, good: [] }),
    },
    serverSet: { ...server, ...changedBy, phone: '1234567', emailKey: 'x', leadStatus: 'Closed Sale' },
    ok: 200,
  },
  {
    route: 'PATCH /api/admin/leads/appointment/:id/owner',
    signedIn: true,
    path: async (admin) => `/api/admin/leads/appointment/${await admin.createBooking()}/owner`,
    body: () => ({ ownerId: null }),
    fields: { ownerId: { ...ownerId, orNull: true } },
    serverSet: { ...server, ...changedBy, leadStatus: 'Closed Sale' },
    ok: 200,
  },
  {
    route: 'PATCH /api/admin/leads/subscription/:id/owner',
    signedIn: true,
    path: async (admin) => `/api/admin/leads/subscription/${await admin.createSubscription()}/owner`,
    body: () => ({ ownerId: null }),
    fields: { ownerId: { ...ownerId, orNull: true } },
    serverSet: { ...server, ...changedBy, leadStatus: 'Closed Sale' },
    ok: 200,
  },
  {
    route: 'POST /api/admin/leads/bulk',
    signedIn: true,
    path: async (admin) => {
      bulkLead = `appointment:${await admin.createBooking()}`;
      return '/api/admin/leads/bulk';
    },
    body: () => ({ ids: [bulkLead], leadStatus: 'In Progress' }),
    fields: { ids: { good: [], bad: [`appointment:${NO_SUCH_ID}`, 'x'] }, ...leadStatus },
    serverSet: { ...server, ...changedBy, bookingStatus: 'Confirmed' },
    ok: 200,
  },
  // of a body for `discard`, one of two fields is required: screening.spec.ts
  {
    route: 'POST /api/admin/suspected/release',
    signedIn: true,
    path: async (admin) => {
      suspectedPost = await admin.createSuspected();
      return '/api/admin/suspected/release';
    },
    body: () => ({ ids: [suspectedPost] }),
    fields: { ids: { good: [], bad: ['x', `appointment:${NO_SUCH_ID}`] } },
    serverSet: { ...server, ...changedBy, leadStatus: 'New' },
    ok: 200,
  },
  {
    route: 'POST /api/admin/blocked',
    signedIn: true,
    path: async () => '/api/admin/blocked',
    body: () => ({ kind: 'email', value: `a${Math.random().toString(36).slice(2)}@sample.example` }),
    fields: {
      kind: { good: ['email'], bad: ['Email', 'emails', 'address', '__proto__'] },
      value: { good: [], bad: ['x', 'a@', '@sample.example', 'a b@sample.example', chars(255)] },
      note: optional(text(200)),
    },
    serverSet: { ...server, createdBy: NO_SUCH_ID, createdByName: 'Boss' },
    ok: 201,
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
    fields: noteFields,
    serverSet: { ...server, ...author },
    ok: 201,
  },
  {
    route: 'POST /api/admin/leads/subscription/:id/notes',
    signedIn: true,
    path: async (admin) => `/api/admin/leads/subscription/${await admin.createSubscription()}/notes`,
    body: () => ({ note: 'Called back.' }),
    fields: noteFields,
    serverSet: { ...server, ...author },
    ok: 201,
  },
  {
    route: 'POST /api/admin/tasks',
    signedIn: true,
    path: () => Promise.resolve('/api/admin/tasks'),
    body: taskBody,
    fields: {
      ...task,
      // good together only
      leadType: optional({ ...oneOf('appointment', 'subscription'), good: [] }),
      leadId: optional({ good: [], bad: ['nobody', chars(37), NO_SUCH_ID] }),
      done: optional(yesOrNo),
    },
    serverSet: {
      ...server,
      createdBy: NO_SUCH_ID,
      doneAt: '2020-01-01T00:00:00.000Z',
      doneBy: NO_SUCH_ID,
    },
    ok: 201,
  },
  {
    route: 'PATCH /api/admin/tasks/:id',
    signedIn: true,
    path: async (admin) => `/api/admin/tasks/${await admin.createTask()}`,
    body: () => ({ title: 'Call again' }),
    fields: {
      title: optional(task.title),
      dueDate: optional(task.dueDate),
      assigneeId: task.assigneeId,
      done: optional(yesOrNo),
    },
    serverSet: {
      ...server,
      createdBy: NO_SUCH_ID,
      leadType: 'appointment',
      leadId: NO_SUCH_ID,
      doneAt: '2020-01-01T00:00:00.000Z',
      doneBy: NO_SUCH_ID,
    },
    ok: 200,
  },
  {
    route: 'POST /api/admin/privacy/erasures',
    signedIn: true,
    path: async (admin) => {
      await admin.createBooking({ email: 'erase@sample.example' });
      return '/api/admin/privacy/erasures';
    },
    body: () => ({ email: 'erase@sample.example', reason: 'Asked for it' }),
    fields: {
      // of other people there is nothing, and of this one only once
      email: { ...text(254), good: [] },
      reason: { ...text(500, 3), good: [] },
      mentions: optional({ good: [], bad: ['x'], nested: true }),
    },
    serverSet: { ...server, erasedAt: server.createdAt, counts: {}, backups: [] },
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
    route: 'POST /api/admin/privacy/requests',
    signedIn: true,
    path: () => Promise.resolve('/api/admin/privacy/requests'),
    body: privacyRequestBody,
    fields: {
      kind: oneOf('access', 'correction', 'erasure', 'objection', 'portability'),
      email,
      receivedOn: {
        good: ['2024-02-29', day(-1)],
        bad: ['2025-02-30', day(2), '2011-12-31', '2025-1-1', 'yesterday', '2025-01-01 10:00'],
      },
      note: optional(multiline(text(2000))),
    },
    serverSet: { ...server, state: 'done', dueOn: day(1), outcome: 'x', doneByName: 'Boss' },
    ok: 201,
  },
  {
    route: 'PATCH /api/admin/privacy/requests/:id',
    signedIn: true,
    path: async (admin) => {
      const { body } = await admin.request('POST', '/api/admin/privacy/requests', privacyRequestBody());
      return `/api/admin/privacy/requests/${String(body.id)}`;
    },
    body: () => ({ state: 'refused', outcome: 'Not this person' }),
    fields: { state: oneOf('open', 'done', 'refused'), outcome: { ...text(2000), optional: true, good: [] } },
    serverSet: {
      ...server,
      email: 'x@b.example',
      dueOn: day(1),
      doneAt: server.createdAt,
      doneByName: 'Boss',
    },
    ok: 200,
  },
  {
    route: 'POST /api/admin/privacy/holds',
    signedIn: true,
    path: () => Promise.resolve('/api/admin/privacy/holds'),
    body: legalHoldBody,
    // an address is good once
    fields: { email: { ...email, good: [] }, reason: multiline(text(500, 3)) },
    serverSet: { ...server, since: server.createdAt, byName: 'Boss' },
    ok: 201,
  },
  {
    route: 'POST /api/admin/privacy/breaches',
    signedIn: true,
    path: () => Promise.resolve('/api/admin/privacy/breaches'),
    body: breachBody,
    fields: {
      discoveredAt: { good: ['2025-11-20T08:00Z'], bad: TIMES_THAT_ARE_NONE },
      from: { good: ['2025-11-18T08:00+08:00'], bad: [...TIMES_THAT_ARE_NONE, '2025-11-21T00:00:00Z'] },
      to: { good: ['2025-11-19T00:00:00.5Z'], bad: TIMES_THAT_ARE_NONE },
      what: multiline(text(5000, 3)),
      account: optional({ good: [], bad: ['nobody', NO_SUCH_ID, chars(37)] }),
    },
    serverSet: { ...server, notifyBy: server.createdAt, closedAt: server.createdAt, createdByName: 'Boss' },
    ok: 201,
  },
  {
    route: 'PATCH /api/admin/privacy/breaches/:id',
    signedIn: true,
    path: async (admin) => {
      const { body } = await admin.request('POST', '/api/admin/privacy/breaches', breachBody());
      return `/api/admin/privacy/breaches/${String(body.id)}`;
    },
    body: () => ({}),
    fields: Object.fromEntries(
      ['npcNotifiedAt', 'peopleNotifiedAt', 'closedAt'].map((step) => [
        step,
        optional({ good: ['2025-11-21T08:00Z'], bad: [...TIMES_THAT_ARE_NONE, '2025-11-19T00:00:00Z'] }),
      ]),
    ),
    serverSet: { ...server, what: 'x', discoveredAt: server.createdAt, account: NO_SUCH_ID },
    ok: 200,
  },
  {
    route: 'PUT /api/admin/settings/retention',
    signedIn: true,
    path: () => Promise.resolve('/api/admin/settings/retention'),
    body: retentionBody,
    fields: { bookingMonths: wholeNumber(1, 120), mailMonths: wholeNumber(1, 120), automatic: yesOrNo },
    serverSet: { updatedAt: '2020-01-01T00:00:00.000Z', updatedBy: NO_SUCH_ID },
    ok: 200,
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
  ...Object.entries(SECTION_FIELDS).map(([section, fields]) => ({
    route: `PUT /api/admin/settings/${section}`,
    signedIn: true,
    path: () => Promise.resolve(`/api/admin/settings/${section}`),
    body: () => ({ ...SECTIONS[section] }),
    fields: {
      ...fields,
      // each change makes another one the good one
      ifUpdatedAt: optional({ good: [], bad: [chars(25)] }),
    },
    serverSet: { ...server, updatedAt: server.createdAt, updatedBy: NO_SUCH_ID, updatedByName: 'Boss' },
    ok: 200,
  })),
  {
    route: 'POST /api/admin/settings/preview',
    signedIn: true,
    path: () => Promise.resolve('/api/admin/settings/preview'),
    body: settingsPreviewBody,
    fields: { section: oneOf('hero'), value: nested },
    serverSet: { html: '<p>Words</p>', updatedAt: '2020-01-01T00:00:00.000Z' },
    ok: 200,
  },
  {
    route: 'POST /api/admin/newsletters',
    signedIn: true,
    path: () => Promise.resolve('/api/admin/newsletters'),
    body: issueBody,
    fields: { ...letter, public: optional(yesOrNo) },
    serverSet: { ...letterServerSet, updatedAt: server.createdAt },
    ok: 201,
  },
  {
    route: 'PUT /api/admin/newsletters/:id',
    signedIn: true,
    path: async (admin) => `/api/admin/newsletters/${await admin.createIssue()}`,
    body: issueBody,
    fields: {
      ...{ ...letter, public: optional(yesOrNo) },
      // each change makes another one the good one
      ifUpdatedAt: optional({ good: [], bad: [chars(25)] }),
    },
    serverSet: letterServerSet,
    ok: 200,
  },
  {
    route: 'POST /api/admin/newsletters/preview',
    signedIn: true,
    path: () => Promise.resolve('/api/admin/newsletters/preview'),
    body: () => ({ subject: 'Three questions', content: '# Hello' }),
    fields: letter,
    serverSet: { id: NO_SUCH_ID, public: true },
    ok: 200,
  },
  {
    route: 'POST /api/admin/newsletters/:id/test',
    signedIn: true,
    path: async (admin) => `/api/admin/newsletters/${await admin.createIssue()}/test`,
    body: () => ({ to: 'ana@sample.example' }),
    fields: { to: email },
    serverSet: { ...server, subject: 'x', state: 'sent' },
    ok: 201,
  },
  {
    route: 'POST /api/admin/newsletters/:id/send',
    signedIn: true,
    // an issue without text is never sent, whatever the time
    path: async (admin) => `/api/admin/newsletters/${await admin.createIssue({ content: '' })}/send`,
    body: () => ({ at: NEXT_MONTH }),
    fields: {
      at: optional({
        good: ['2031-01-01T10:00Z', '2031-01-01T10:00:00.123+08:00'],
        bad: ['tomorrow', '2031-01-01', '2031-01-01T10:00:00', '2031-13-01T10:00:00Z', chars(41)],
      }),
    },
    serverSet: { ...server, sendAt: NEXT_MONTH, state: 'sent' },
    ok: 409,
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
      ...{ slug: 'x', deletedAt: null, editedBy: 'x', updatedAt: server.createdAt, previewHash: 'x' },
    },
    ok: 201,
  },
  {
    route: 'PUT /api/admin/blog-posts/:id',
    signedIn: true,
    path: async (admin) => `/api/admin/blog-posts/${await admin.createPost()}`,
    body: postBody,
    fields: {
      ...post,
      // each change makes another one the good one
      ifUpdatedAt: optional({ good: [], bad: [chars(25)] }),
    },
    serverSet: {
      ...server,
      publishedAt: '2020-01-01T00:00:00.000Z',
      ...{ slug: 'x', deletedAt: null, editedBy: 'x', updatedAt: server.createdAt, previewHash: 'x' },
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
      // an address can be taken once, so its valid values would meet those of another suite
      email: optional({ ...email, good: [] }),
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
    route: 'PATCH /api/admin/media/:id',
    signedIn: true,
    path: async (admin) => `/api/admin/media/${(await uploadPicture(admin)).id}`,
    body: () => ({ alt: 'The office' }),
    fields: { alt: optional(text(300)) },
    serverSet: { ...server, hash: 'x', name: 'x', width: 1, bytes: 1, uploadedBy: NO_SUCH_ID, url: '/x' },
    ok: 200,
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
    route: 'PUT /api/admin/users/:id/email',
    signedIn: true,
    path: async (admin) => `/api/admin/users/${(await admin.createUser()).id}/email`,
    body: () => ({ email: `u${Math.random().toString(36).slice(2)}@office.example` }),
    fields: { email: { ...email, good: [], orNull: true } },
    serverSet: { ...server, role: 'superadmin', username: 'x', resetHash: 'x', resetUntil: 'x' },
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

/** The JSON of the body with this field added or replaced. */
export function withField(body: Record<string, unknown>, name: string, value: unknown): string {
  return withFields(body, [[name, value]]);
}

/** The JSON of the body with these fields added or replaced; a plain object could not hold a field named __proto__. */
export function withFields(
  body: Record<string, unknown>,
  changes: readonly (readonly [string, unknown])[],
): string {
  const changed = changes.map(([name]) => name);
  const others = Object.entries(body).filter(([field]) => !changed.includes(field));
  const fields = [...others, ...changes.filter(([, value]) => value !== undefined)];
  return `{${fields.map(([field, some]) => `${JSON.stringify(field)}:${JSON.stringify(some)}`).join(',')}}`;
}
