import { NO_SUCH_ID } from './admin-client.js';
import { beneficiariesBody, caseBody, day, paymentBody } from './bodies.js';
import type { BodySample } from './body-sample.js';
import { newInsurer, newMove } from './console-samples.js';
import { multiline, text } from './field-rules.js';
import {
  calendarDay,
  newClient,
  policyChange,
  RECORD_BODIES,
  unknownId,
  whenSent,
} from './record-samples.js';
import { pathOf } from './sample-requests.js';

const caseRules = { nextBy: calendarDay, closed: whenSent };
const mergeRules = { otherId: unknownId };
const paymentDay = { good: [day(0)], bad: [...calendarDay.bad, day(1)] };
const laterDays = { remittedOn: paymentDay, postedOn: paymentDay };
let moveTarget: string;
/** Is merged into that of the path. */
let mergedAway: string;
let mergedClient: string;

/** Bodies of clients, policies and payments. */
export const CLIENT_BODIES: readonly BodySample[] = [
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
];
