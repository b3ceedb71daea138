import { LEAD_TYPES } from '../../src/leads/domain/lead.js';
import { type AdminClient, NO_SUCH_ID } from './admin-client.js';
import { bookingBody, enteredBookingBody, reopenedRequestBody } from './bodies.js';
import type { BodySample } from './body-sample.js';
import { chars, dateOfBirth, email, multiline, oneOf, phone, preferredDate, text } from './field-rules.js';
import { unknownId } from './record-samples.js';
import { pathOf } from './sample-requests.js';
import { Visitor } from './visitor.js';

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
const noteFields = {
  note: multiline(text(5000)),
  channel: oneOf('call', 'e-mail', 'meeting', 'message'),
};
/** The lead that the route of the path before was called for. */
let bulkLead: string;
let suspectedSubmission: string;

/** Bodies of bookings, subscriptions and what staff do with them. */
export const LEAD_BODIES: readonly BodySample[] = [
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
    route: 'PATCH /api/admin/appointments/:id/outcome',
    body: () => ({ outcome: null }),
    // that of a booking to come is rejected
    rules: { outcome: { good: [], bad: ['held', 'Noshow'] } },
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
    route: 'PUT /api/admin/appointments/:id/visitor-request',
    body: reopenedRequestBody,
    rules: {
      // a second request is rejected
      preferredDate: { good: [], bad: ['2026-02-30', 'soon'] },
      preferredTime: { good: [], bad: ['9', '9AM'] },
      message: { good: [] },
      requestedAt: { good: [], bad: ['soon', ''] },
    },
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
  { route: 'POST /api/v1/bookings', body: bookingBody, rules: booking, ok: 201 },
  ...LEAD_TYPES.map((leadType) => ({
    route: `PATCH /api/v1/leads/${leadType}/:id`,
    body: () => ({ leadStatus: 'In Progress' }),
    ok: 200,
  })),
];
