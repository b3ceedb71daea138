import { MOST_PREPARED, PREPARED_MESSAGES } from '../../src/settings/domain/prepared-messages.js';
import { NO_SUCH_ID } from './admin-client.js';
import {
  SECTIONS,
  breachBody,
  day,
  legalHoldBody,
  privacyRequestBody,
  retentionBody,
  settingsPreviewBody,
  visitorMailsBody,
} from './bodies.js';
import type { BodySample } from './body-sample.js';
import { chars, email, multiline, optional, text } from './field-rules.js';
import { whenSent } from './record-samples.js';

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
  calculators: {
    shown: { good: [], bad: ['sss'] },
    intro: optional(multiline(text(600))),
  },
  hours: { meeting: { optional: false, whenSent: true } },
  hero: { lead: multiline(text(400)) },
  services: { lead: multiline(text(300)) },
  about: { lead: multiline(text(400)), story: multiline(text(2_000)) },
};

/** Bodies of the privacy desk, of imports, mails and settings. */
export const OFFICE_BODIES: readonly BodySample[] = [
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
    rules: {
      howToPay: optional(multiline(text(1_000))),
      ...Object.fromEntries(
        Object.keys(PREPARED_MESSAGES).map((name) => [name, optional(multiline(text(MOST_PREPARED)))]),
      ),
    },
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
];
