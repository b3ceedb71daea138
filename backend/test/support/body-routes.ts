import { LEAD_TYPES } from '../../src/leads/domain/lead.js';
import { describedFields, FIELDS } from './described-fields.js';
import { DOCUMENTED_ROUTES } from './documented-routes.js';
import {
  apiKeyBody,
  beneficiariesBody,
  bookingBody,
  breachBody,
  caseBody,
  legalHoldBody,
  paymentBody,
  privacyRequestBody,
  retentionBody,
  day,
  enteredBookingBody,
  issueBody,
  NEXT_MONTH,
  postBody,
  settingsPreviewBody,
  SECTIONS,
  visitorMailsBody,
  replayBody,
  webhookBody,
} from './bodies.js';
import {
  type Field,
  text,
  oneOf,
  multiline,
  optional,
  email,
  phone,
  dateOfBirth,
  preferredDate,
  imageUrl,
  password,
  chars,
} from './field-rules.js';
import { newInsurer, newMove } from './console-samples.js';
import {
  calendarDay,
  newClient,
  policyChange,
  RECORD_BODIES,
  unknownId,
  whenSent,
} from './record-samples.js';
import { pathOf } from './sample-requests.js';
import { UNKNOWN_TOKEN, Visitor } from './visitor.js';
import { NO_SUCH_ID, type AdminClient } from './admin-client.js';

/** A route with a request body, and the rules of its fields. */
export interface BodyRoute extends BodySample {
  readonly signedIn: boolean;
  /** Whether it is for API keys. */
  readonly keyed: boolean;
  readonly path: (admin: AdminClient) => Promise<string>;
  /** As their class declares them, with the rules of the sample. */
  readonly fields: Readonly<Record<string, Field>>;
  /** Fields of other bodies, of answers and of tables; a body with one is rejected. */
  readonly foreign: readonly string[];
}

interface BodySample {
  readonly route: string;
  /** Without it the record is made that `:id` stands for. */
  readonly path?: (admin: AdminClient) => Promise<string>;
  readonly body: () => Record<string, unknown>;
  /** What docs/api.md promises of a field, or its class does not declare; null for one that is tested elsewhere. */
  readonly rules?: Readonly<Record<string, Partial<Field> | null>>;
  /** The status for the valid body. */
  readonly ok: number;
}

const booking = {
  firstName: text(100),
  lastName: text(100),
  email,
  phone,
  dateOfBirth,
  preferredDate,
  preferredTime: oneOf('9am', '10am', '11am', '1pm', '2pm', '3pm', '4pm'),
  serviceInterest: oneOf('insurance', 'investment', 'retirement', 'education', 'tax', 'estate'),
  notes: multiline(text(2000)),
};
const { preferredDate: _, preferredTime: __, ...bookingDetails } = booking;
const screened = { subject: multiline(text(2000)), proof: text(2000) };
const moment = {
  good: ['2031-01-01T10:00Z', '2031-01-01T10:00:00.123+08:00'],
  bad: ['tomorrow', '2031-01-01', '2031-01-01T10:00:00', '2031-13-01T10:00:00Z', chars(41)],
};
const required = { optional: false, whenSent: false };
const post = {
  title: text(200),
  // only a draft may lack these three
  excerpt: { ...multiline(text(500)), ...required },
  content: {
    ...required,
    good: ['x', chars(200_000), 'é'.repeat(100_000)],
    bad: [chars(200_001), `${'é'.repeat(100_000)}x`],
  },
  category: oneOf('Insurance', 'Investments', 'Retirement', 'Financial Planning'),
  imageUrl: { ...imageUrl, ...required },
  reviewedOn: {
    good: ['2020-02-29', day(0)],
    bad: ['2025-02-30', '1899-12-31', day(1), 'yesterday', '2025-1-1', '2025-01-01 10:00'],
  },
  readTime: text(40),
  // a scheduled post needs a time, too
  status: { good: ['draft', 'published'], bad: ['Draft', 'deleted', '__proto__'] },
  publishAt: moment,
};
const letter = {
  subject: text(150),
  preheader: text(150),
  content: { good: ['two\nlines', chars(100_000), 'é'.repeat(100_000)], bad: [chars(100_001)] },
};
const noteFields = {
  note: multiline(text(5000)),
  channel: oneOf('call', 'e-mail', 'meeting', 'message'),
};
const caseRules = { nextBy: calendarDay, closed: whenSent };
const mergeRules = { otherId: unknownId };
const paymentDay = { good: [day(0)], bad: [...calendarDay.bad, day(1)] };
const laterDays = { remittedOn: paymentDay, postedOn: paymentDay };

let moveTarget: string;
/** Is merged into that of the path. */
let mergedAway: string;
let mergedClient: string;
/** The lead that the route of the path before was called for. */
let bulkLead: string;
let suspectedSubmission: string;

const webAddress = {
  good: ['https://a.example', 'http://a.example/b?c=d#e', `https://a.example/${chars(282)}`],
  bad: [
    'a.example',
    '/page',
    'javascript:alert(1)',
    'data:text/html,x',
    'tel:+6321',
    'https://',
    `https://a.example/${chars(283)}`,
    'https://a.example/ b',
    'https://a.example/"',
  ],
};
const TIMES_THAT_ARE_NONE = [
  'yesterday',
  '2025-11-20',
  '2025-11-20T08:00:00',
  '2099-01-01T00:00:00Z',
  chars(41),
];
/** Of the sections of the settings; nested fields are covered by settings.spec.ts. */
const SECTION_RULES: Readonly<Record<string, BodySample['rules']>> = {
  identity: {
    email,
    licenceUrl: webAddress,
    socialUrl: webAddress,
    phone: { good: ['1', `+${chars(38)}1`], bad: ['none', `${chars(40)}1`, '1 \ud800'] },
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
  },
  hours: { meeting: { optional: false, whenSent: true } },
  hero: { lead: multiline(text(400)) },
  services: { lead: multiline(text(300)) },
  about: { lead: multiline(text(400)), story: multiline(text(2_000)) },
};

const SAMPLES: readonly BodySample[] = [
  {
    route: 'POST /api/appointments',
    body: bookingBody,
    rules: { ...booking, ...screened },
    ok: 201,
  },
  {
    route: 'POST /api/subscriptions',
    body: () => ({ firstName: 'Aileen', email: `a${Math.random().toString(36).slice(2)}@sample.example` }),
    rules: { firstName: text(100), email, ...screened },
    ok: 201,
  },
  {
    route: 'POST /api/login',
    body: () => ({ username: 'nobody', password: 'wrong-password' }),
    rules: { username: { good: ['x'] } },
    ok: 401,
  },
  {
    route: 'POST /api/user/password',
    body: () => ({ currentPassword: 'first-password', newPassword: 'first-password' }),
    rules: { newPassword: { ...password, good: [] } },
    ok: 204,
  },
  // a new authenticator app, whose only field is optional, and the responses of passkeys: second-factor, passkeys.spec.ts
  {
    route: 'POST /api/login/second-factor',
    body: () => ({ code: '123456' }),
    rules: { code: { good: [] } },
    ok: 401,
  },
  ...[
    { route: 'POST /api/user/second-factor/recovery-codes', ok: 409 },
    { route: 'DELETE /api/user/second-factor', ok: 204 },
    { route: 'POST /api/user/calendar-feed', ok: 201 },
    { route: 'POST /api/user/passkeys/options', ok: 200 },
    { route: 'POST /api/user/confirmation', ok: 204 },
  ].map(({ route, ok }): BodySample => ({
    route,
    body: () => ({ password: 'first-password' }),
    ok,
  })),
  // right addresses are in busy-times.spec.ts
  {
    route: 'POST /api/user/busy-calendars',
    body: () => ({ name: 'Private', url: 'https://127.0.0.1/secret.ics' }),
    rules: { url: { good: [] } },
    ok: 400,
  },
  {
    route: 'PUT /api/user/email',
    body: () => ({ email: null, password: 'first-password' }),
    rules: { email: { ...email, good: [] } },
    ok: 200,
  },
  {
    route: 'POST /api/password/forgotten',
    body: () => ({ account: 'nobody' }),
    ok: 202,
  },
  {
    route: 'POST /api/password/reset',
    body: () => ({ token: UNKNOWN_TOKEN, newPassword: 'another-password' }),
    rules: { token: { good: [], bad: [chars(201)] }, newPassword: { ...password, good: [] } },
    ok: 404,
  },
  {
    route: 'PATCH /api/admin/appointments/:id/lead-status',
    body: () => ({ leadStatus: 'In Progress' }),
    ok: 200,
  },
  {
    route: 'PATCH /api/admin/subscriptions/:id/lead-status',
    body: () => ({ leadStatus: 'In Progress' }),
    ok: 200,
  },
  {
    route: 'PATCH /api/admin/appointments/:id/booking-status',
    body: () => ({ bookingStatus: 'Confirmed' }),
    ok: 200,
  },
  {
    route: 'POST /api/admin/appointments',
    body: enteredBookingBody,
    rules: booking,
    ok: 201,
  },
  {
    route: 'PATCH /api/admin/appointments/:id/details',
    body: () => ({}),
    rules: {
      ...bookingDetails,
      serviceInterest: { ...booking.serviceInterest, optional: false, whenSent: true },
      meetingWay: { good: [] },
      meetingMinutes: { good: [] },
    },
    ok: 200,
  },
  {
    route: 'PATCH /api/admin/subscriptions/:id/details',
    body: () => ({}),
    // an address can be taken once, so its valid values would meet those of another suite
    rules: { firstName: text(100), lastName: text(100), email: { ...email, good: [] } },
    ok: 200,
  },
  ...LEAD_TYPES.map((leadType) => ({
    route: `PATCH /api/admin/leads/${leadType}/:id/owner`,
    body: () => ({ ownerId: null }),
    rules: { ownerId: unknownId },
    ok: 200,
  })),
  ...LEAD_TYPES.map((leadType) => ({
    route: `POST /api/admin/leads/${leadType}/:id/client`,
    // a lead that has a client already, so that nothing is stored
    path: async (admin: AdminClient) => {
      const path = await pathOf(`POST /api/admin/leads/${leadType}/:id/client`, admin);
      await admin.request('POST', path, {});
      return path;
    },
    body: () => ({}),
    rules: { clientId: unknownId },
    ok: 200,
  })),
  {
    route: 'POST /api/admin/leads/bulk',
    path: async (admin) => {
      bulkLead = `appointment:${await admin.createBooking()}`;
      return '/api/admin/leads/bulk';
    },
    body: () => ({ ids: [bulkLead], leadStatus: 'In Progress' }),
    rules: {
      ids: { bad: [`appointment:${NO_SUCH_ID}`, 'x'], nested: false },
      // one of the two is required
      leadStatus: { optional: false },
      ownerId: null,
    },
    ok: 200,
  },
  // of a body for `discard`, one of two fields is required: screening.spec.ts
  {
    route: 'POST /api/admin/suspected/release',
    path: async (admin) => {
      suspectedSubmission = await admin.createSuspected();
      return '/api/admin/suspected/release';
    },
    body: () => ({ ids: [suspectedSubmission] }),
    rules: { ids: { bad: ['x', `appointment:${NO_SUCH_ID}`], nested: false } },
    ok: 200,
  },
  {
    route: 'POST /api/admin/blocked',
    body: () => ({ kind: 'email', value: `a${Math.random().toString(36).slice(2)}@sample.example` }),
    rules: {
      kind: { good: ['email'], bad: ['Email', 'emails', 'address', '__proto__'] },
      value: { good: [], bad: ['x', 'a@', '@sample.example', 'a b@sample.example', chars(255)] },
    },
    ok: 201,
  },
  {
    route: 'PATCH /api/admin/appointments/:id/schedule',
    body: () => ({ preferredDate: '2099-01-05', preferredTime: '2pm' }),
    rules: { preferredDate, preferredTime: booking.preferredTime, message: multiline(text(500)) },
    ok: 200,
  },
  {
    route: 'POST /api/admin/appointments/:id/visitor-request',
    path: async ({ app }) => {
      const visitor = await Visitor.book(app);
      await visitor.send({ request: 'cancel' });
      return `/api/admin/appointments/${visitor.bookingId}/visitor-request`;
    },
    body: () => ({ accept: true }),
    // a second answer to one request is rejected
    rules: Object.fromEntries(
      ['accept', 'tellVisitor', 'confirm', 'message', 'evenPast'].map((name) => [name, { good: [] }]),
    ),
    ok: 200,
  },
  {
    route: 'PATCH /api/admin/appointments/:id/sales-info',
    body: () => ({ productPurchased: 'Term life', premiumFrequency: 'monthly', premiumRate: '1000' }),
    rules: {
      productPurchased: text(200),
      premiumFrequency: oneOf('monthly', 'quarterly', 'annual'),
      premiumRate: text(50),
    },
    ok: 200,
  },
  ...LEAD_TYPES.map((leadType) => ({
    route: `POST /api/admin/leads/${leadType}/:id/notes`,
    body: () => ({ note: 'Called back.' }),
    rules: noteFields,
    ok: 201,
  })),
  {
    route: 'POST /api/admin/api-keys',
    body: apiKeyBody,
    rules: {
      scopes: { bad: ['leads:read', 'x'], nested: false },
      expiresAt: { ...moment, bad: [...moment.bad, '2020-01-01T10:00:00Z'] },
    },
    ok: 201,
  },
  { route: 'POST /api/v1/bookings', body: bookingBody, rules: booking, ok: 201 },
  ...LEAD_TYPES.map((leadType) => ({
    route: `PATCH /api/v1/leads/${leadType}/:id`,
    body: () => ({ leadStatus: 'In Progress' }),
    ok: 200,
  })),
  { route: 'POST /api/v1/posts', body: postBody, rules: post, ok: 201 },
  { route: 'PUT /api/v1/posts/:id', body: postBody, rules: post, ok: 200 },
  ...RECORD_BODIES,
  {
    route: 'POST /api/admin/clients/:id/notes',
    body: () => ({ note: 'Moved to Cebu' }),
    rules: { note: multiline(text(5000)) },
    ok: 204,
  },
  {
    route: 'POST /api/admin/clients/:id/merge',
    path: async (admin) => {
      mergedClient = await newClient(admin);
      return `/api/admin/clients/${await newClient(admin)}/merge`;
    },
    body: () => ({ otherId: mergedClient }),
    rules: { otherId: { good: [], bad: ['nobody', NO_SUCH_ID] } },
    ok: 200,
  },
  {
    route: 'POST /api/admin/policies/:id/change-preview',
    body: () => ({ remarks: 'Keeps the original at home' }),
    // clients, sales and numbers are looked at when the change is stored
    rules: { ...policyChange, clientId: { good: [] }, saleId: { good: [] } },
    ok: 200,
  },
  {
    route: 'PUT /api/admin/policies/:id/beneficiaries',
    body: beneficiariesBody,
    // nested fields are covered by policies.spec.ts
    rules: { ifUpdatedAt: { good: [] } },
    ok: 200,
  },
  { route: 'POST /api/admin/policies/:id/cases', body: caseBody, rules: caseRules, ok: 201 },
  {
    route: 'PATCH /api/admin/cases/:id',
    body: () => ({ title: 'Second stay' }),
    rules: { ...caseRules, kind: whenSent },
    ok: 200,
  },
  {
    route: 'PATCH /api/admin/insurers/:id',
    body: () => ({ name: 'Sun Life of Canada' }),
    // a name is unique: policies.spec.ts
    rules: { name: { good: [] } },
    ok: 200,
  },
  {
    route: 'POST /api/admin/insurers/:id/merge',
    path: async (admin) => {
      mergedAway = (await newInsurer(admin)).id;
      return pathOf('POST /api/admin/insurers/:id/merge', admin);
    },
    body: () => ({ otherId: mergedAway }),
    rules: mergeRules,
    ok: 200,
  },
  { route: 'PATCH /api/admin/products/:id', body: () => ({ graceDays: 45 }), ok: 200 },
  {
    route: 'POST /api/admin/products/:id/merge',
    path: async (admin) => {
      const { name } = await newInsurer(admin);
      const [one, other] = (await newInsurer(admin, name)).products;
      mergedAway = other!.id;
      return `/api/admin/products/${one!.id}/merge`;
    },
    body: () => ({ otherId: mergedAway }),
    rules: mergeRules,
    ok: 200,
  },
  {
    route: 'POST /api/admin/premiums/:id/payments',
    // each is another payment of one premium
    body: () => paymentBody({ again: true }),
    rules: { ...laterDays, paidOn: paymentDay, again: { ...whenSent, good: [true] }, applyExcess: whenSent },
    ok: 201,
  },
  {
    route: 'PATCH /api/admin/premiums/:id',
    body: () => ({ amount: 1_500, reason: 'Typed wrongly' }),
    rules: { amount: whenSent, dueDate: { ...calendarDay, ...whenSent, good: [day(-29)] } },
    ok: 200,
  },
  {
    route: 'POST /api/admin/payments/:id/move',
    path: async (admin) => {
      const { path, premiumId } = await newMove(admin);
      moveTarget = premiumId;
      return path;
    },
    body: () => ({ premiumId: moveTarget, reason: 'Wrong premium' }),
    // a payment is moved once
    rules: { premiumId: unknownId, reason: { good: [] } },
    ok: 201,
  },
  {
    route: 'PATCH /api/admin/payments/:id',
    body: () => ({ receiptNumber: 'OR-1' }),
    rules: laterDays,
    ok: 200,
  },
  {
    route: 'POST /api/admin/payments/:id/reversal',
    body: () => ({ reason: 'Bounced' }),
    // a payment is reversed once
    rules: { reason: { good: [] } },
    ok: 201,
  },
  {
    route: 'POST /api/admin/privacy/erasures',
    path: async (admin) => {
      await admin.createBooking({ email: 'erase@sample.example' });
      return '/api/admin/privacy/erasures';
    },
    body: () => ({ email: 'erase@sample.example', reason: 'Asked for it' }),
    rules: {
      // of other people there is nothing, and of this one only once
      email: { good: [] },
      reason: { good: [] },
      legalGround: { good: [] },
    },
    ok: 201,
  },
  {
    route: 'PUT /api/admin/imports/:id/mapping',
    body: () => ({ columns: { 'First name': 'firstName' } }),
    // columns and options are those of the file: imports.spec.ts
    rules: { columns: { good: [] }, options: { good: [] }, saveAs: text(80) },
    ok: 200,
  },
  {
    route: 'PUT /api/admin/imports/:id/layout',
    body: () => ({ headingRow: 1 }),
    // rows and sheets are those of the file: import-layout.spec.ts
    rules: {
      separator: optional({ good: [','], bad: ['#'] }),
      headingRow: optional({ good: [1], bad: [0, -1, 1.5, '1', 20_000_001], type: 'number' }),
      sheet: optional({ good: [], bad: [chars(101), 'half \ud800 pair'] }),
    },
    ok: 200,
  },
  {
    route: 'PUT /api/admin/imports/:id/decisions',
    body: () => ({ rest: 'skip' }),
    // rows are those of the file: imports.spec.ts
    rules: { rows: { good: [] }, rest: { good: ['skip'] } },
    ok: 409,
  },
  {
    route: 'POST /api/admin/mails/test',
    body: () => ({ to: 'ana@sample.example' }),
    rules: { to: email },
    ok: 201,
  },
  {
    route: 'POST /api/admin/privacy/requests',
    body: privacyRequestBody,
    rules: {
      email,
      receivedOn: {
        good: ['2024-02-29', day(-1)],
        bad: ['2025-02-30', day(2), '2011-12-31', '2025-1-1', 'yesterday', '2025-01-01 10:00'],
      },
      note: multiline(text(2000)),
    },
    ok: 201,
  },
  {
    route: 'PATCH /api/admin/privacy/requests/:id',
    body: () => ({ state: 'refused', outcome: 'Not this person' }),
    rules: { outcome: { good: [] } },
    ok: 200,
  },
  {
    route: 'POST /api/admin/privacy/holds',
    body: legalHoldBody,
    // an address is good once
    rules: { email: { ...email, good: [] }, reason: multiline(text(500, 3)) },
    ok: 201,
  },
  {
    route: 'POST /api/admin/privacy/breaches',
    body: breachBody,
    rules: {
      discoveredAt: { good: ['2025-11-20T08:00Z'], bad: TIMES_THAT_ARE_NONE },
      from: { good: ['2025-11-18T08:00+08:00'], bad: [...TIMES_THAT_ARE_NONE, '2025-11-21T00:00:00Z'] },
      to: { good: ['2025-11-19T00:00:00.5Z'], bad: TIMES_THAT_ARE_NONE },
      what: multiline(text(5000, 3)),
      account: { good: [], bad: ['nobody', NO_SUCH_ID, chars(37)] },
    },
    ok: 201,
  },
  {
    route: 'PATCH /api/admin/privacy/breaches/:id',
    body: () => ({}),
    rules: Object.fromEntries(
      ['npcNotifiedAt', 'peopleNotifiedAt', 'closedAt'].map((step) => [
        step,
        { good: ['2025-11-21T08:00Z'], bad: [...TIMES_THAT_ARE_NONE, '2025-11-19T00:00:00Z'] },
      ]),
    ),
    ok: 200,
  },
  {
    route: 'PUT /api/admin/settings/retention',
    body: retentionBody,
    rules: { policyMonths: whenSent },
    ok: 200,
  },
  {
    route: 'PUT /api/admin/settings/visitorMails',
    body: visitorMailsBody,
    rules: { howToPay: optional(multiline(text(1_000))) },
    ok: 200,
  },
  ...Object.entries(SECTIONS).map(([section, value]) => ({
    route: `PUT /api/admin/settings/${section}`,
    body: () => ({ ...value }),
    rules: SECTION_RULES[section],
    ok: 200,
  })),
  {
    route: 'POST /api/admin/settings/preview',
    body: settingsPreviewBody,
    rules: { section: { good: ['hero'] } },
    ok: 200,
  },
  {
    route: 'POST /api/admin/newsletters',
    body: issueBody,
    rules: letter,
    ok: 201,
  },
  {
    route: 'PUT /api/admin/newsletters/:id',
    body: issueBody,
    rules: letter,
    ok: 200,
  },
  {
    route: 'POST /api/admin/newsletters/preview',
    body: () => ({ subject: 'Three questions', content: '# Hello' }),
    rules: letter,
    ok: 200,
  },
  {
    route: 'POST /api/admin/newsletters/:id/test',
    body: () => ({ to: 'ana@sample.example' }),
    rules: { to: email },
    ok: 201,
  },
  {
    route: 'POST /api/admin/newsletters/:id/send',
    // an issue without text is never sent, whatever the time
    path: async (admin) => `/api/admin/newsletters/${await admin.createIssue({ content: '' })}/send`,
    body: () => ({ at: NEXT_MONTH }),
    rules: { at: moment },
    ok: 409,
  },
  {
    route: 'POST /api/admin/blog-posts',
    body: postBody,
    rules: post,
    ok: 201,
  },
  {
    route: 'PUT /api/admin/blog-posts/:id',
    body: postBody,
    rules: post,
    ok: 200,
  },
  {
    route: 'POST /api/admin/blog-posts/preview',
    body: () => ({ content: '# Hello' }),
    rules: { content: post.content },
    ok: 200,
  },
  {
    route: 'POST /api/admin/users',
    body: () => ({
      username: `u${Math.random().toString(36).slice(2)}`,
      password: 'member-password',
      name: 'Ana Cruz',
      role: 'admin_assistant',
    }),
    rules: {
      // ﷺ is one character as typed and eighteen after normalisation
      username: { good: ['abc', chars(50)], bad: ['ab', chars(51), 'ﷺ'.repeat(50), 'half \ud800 pair'] },
      password,
      name: text(100),
      // an address can be taken once, so its valid values would meet those of another suite
      email: { ...email, good: [] },
    },
    ok: 201,
  },
  {
    route: 'PATCH /api/admin/media/:id',
    body: () => ({ alt: 'The office' }),
    ok: 200,
  },
  ...['POST /api/admin/webhooks', 'PATCH /api/admin/webhooks/:id'].map((route): BodySample => ({
    route,
    body: route.startsWith('POST') ? () => webhookBody() : () => ({}),
    rules: {
      url: {
        good: ['https://8.8.8.8', `https://8.8.8.8/${chars(2032)}`],
        bad: ['8.8.8.8', 'http://8.8.8.8/', 'https://127.0.0.1/', 'https://a:b@8.8.8.8/', chars(2049)],
      },
      events: { bad: ['booking', 'test'], nested: false },
      // one that is on would be told of what other tests do
      enabled: { ...(route.startsWith('PATCH') && whenSent), good: [false] },
    },
    ok: route.startsWith('POST') ? 201 : 200,
  })),
  {
    route: 'POST /api/admin/webhooks/:id/replay',
    body: replayBody,
    rules: { from: { ...moment, good: ['2020-01-01T10:00Z'] }, to: moment },
    ok: 409,
  },
  {
    route: 'PATCH /api/admin/users/:id/status',
    body: () => ({ status: 'deactivated', note: 'On leave.' }),
    rules: { status: { good: ['deactivated'] }, note: { good: [] } },
    ok: 200,
  },
  {
    route: 'PUT /api/admin/users/:id/email',
    body: () => ({ email: `u${Math.random().toString(36).slice(2)}@office.example` }),
    rules: { email: { ...email, good: [] } },
    ok: 200,
  },
  {
    route: 'PATCH /api/admin/users/:id/password',
    body: () => ({ password: 'another-password' }),
    rules: { password },
    ok: 204,
  },
];

const isPublic = (route: string) =>
  DOCUMENTED_ROUTES.some((documented) => documented.route === route && documented.access === 'public');

const isKeyed = (route: string) => route.includes(' /api/v1/');

export const BODY_ROUTES: readonly BodyRoute[] = SAMPLES.map((sample) => {
  const described = describedFields(sample.route);
  // each change makes another one the good one
  const rules = { ...('ifUpdatedAt' in described && { ifUpdatedAt: { good: [] } }), ...sample.rules };
  return {
    path: (admin) => pathOf(sample.route, admin),
    ...sample,
    signedIn: !isPublic(sample.route) && !isKeyed(sample.route),
    keyed: isKeyed(sample.route),
    fields: withRules(described, rules),
    foreign: FIELDS.filter((name) => !(name in described)),
  };
});

function withRules(fields: Readonly<Record<string, Field>>, rules: NonNullable<BodySample['rules']>) {
  const unknown = Object.keys(rules).filter((name) => !fields[name]);
  if (unknown.length > 0) throw new Error(`No such fields: ${unknown.join(', ')}`);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      rules[name] === null ? [] : [[name, { ...field, ...rules[name] }]],
    ),
  );
}

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
