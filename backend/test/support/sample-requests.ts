import { type AdminClient, NO_SUCH_ID } from './admin-client.js';
import {
  apiKeyBody,
  breachBody,
  caseBody,
  legalHoldBody,
  paymentBody,
  privacyRequestBody,
  webhookBody,
} from './bodies.js';
import { CONSOLE_SAMPLES, newInsurer, newPerson, robot, testMail } from './console-samples.js';
import { madeBy, newClient, RECORDS_BY_PATH } from './record-samples.js';
import { KEY_SAMPLES } from './key-samples.js';
import type { Call, Sample } from './sample.js';
import { uploadFile } from './imports.js';
import { SITE_SAMPLES } from './site-samples.js';
import { uploadPicture } from './uploads.js';
import { UNKNOWN_TOKEN } from './visitor.js';

const newPolicy = RECORDS_BY_PATH['/api/admin/policies']!;
const newPremium = async (admin: AdminClient) => {
  const { body } = await admin.request('GET', `/api/admin/policies/${await newPolicy(admin)}/premiums`);
  return (body as unknown as { id: string }[])[0]!.id;
};

/** Makes the record that `:id` after this path stands for; elsewhere there is none. */
const RECORDS: Readonly<Record<string, (admin: AdminClient) => Promise<string>>> = {
  ...RECORDS_BY_PATH,
  '/api/admin/api-keys': madeBy('/api/admin/api-keys', apiKeyBody),
  '/api/admin/appointments': (admin) => admin.createBooking(),
  '/api/admin/blocked': madeBy('/api/admin/blocked', robot),
  '/api/admin/blog-posts': (admin) => admin.createPost(),
  '/api/admin/cases': async (admin) =>
    madeBy(`/api/admin/policies/${await newPolicy(admin)}/cases`, () => caseBody())(admin),
  '/api/admin/imports': async (admin) => String((await uploadFile(admin)).body.id),
  '/api/admin/insurers': async (admin) => (await newInsurer(admin)).id,
  '/api/admin/leads/appointment': (admin) => admin.createBooking(),
  '/api/admin/leads/subscription': (admin) => admin.createSubscription(),
  '/api/admin/mails': madeBy('/api/admin/mails/test', () => testMail),
  '/api/admin/media': async (admin) => (await uploadPicture(admin)).id,
  '/api/admin/merges': async (admin) => {
    const path = `/api/admin/clients/${await newClient(admin)}/merge`;
    return String((await admin.request('POST', path, { otherId: await newClient(admin) })).body.mergeId);
  },
  '/api/admin/newsletters': (admin) => admin.createIssue(),
  '/api/admin/payments': async (admin) =>
    madeBy(`/api/admin/premiums/${await newPremium(admin)}/payments`, () => paymentBody())(admin),
  '/api/admin/premiums': newPremium,
  '/api/admin/privacy/breaches': madeBy('/api/admin/privacy/breaches', breachBody),
  '/api/admin/privacy/erasures': madeBy('/api/admin/privacy/erasures', newPerson),
  '/api/admin/privacy/holds': madeBy('/api/admin/privacy/holds', legalHoldBody),
  '/api/admin/privacy/requests': madeBy('/api/admin/privacy/requests', privacyRequestBody),
  '/api/admin/products': async (admin) => (await newInsurer(admin)).products[0]!.id,
  '/api/admin/subscriptions': (admin) => admin.createSubscription(),
  '/api/admin/suspected': (admin) => admin.createSuspected(),
  '/api/admin/webhooks': madeBy('/api/admin/webhooks', () => webhookBody()),
  '/api/admin/users': async (admin) => (await admin.createUser()).id,
  '/api/v1/leads/appointment': (admin) => admin.createBooking(),
  '/api/v1/leads/subscription': (admin) => admin.createSubscription(),
  '/api/v1/posts': (admin) => admin.createPost(),
};

const WORDS: Readonly<Record<string, string>> = {
  ':leadType': 'appointment',
  ':section': 'hero',
  ':status': 'active',
  ':slug': 'no-such-page',
  ':kind': 'clients',
  ':name': 'no-such-mapping',
  ':row': '2',
  ':token': UNKNOWN_TOKEN,
  '{*path}': 'no/such/page',
};

/** What makes a valid request for each route of the application. */
export const SAMPLE_REQUESTS = Object.entries({ ...SITE_SAMPLES, ...CONSOLE_SAMPLES, ...KEY_SAMPLES }).map(
  ([route, sample]): [route: string, callOf: (admin: AdminClient) => Promise<Call>] => [
    route,
    (admin) => callOf(route, sample, admin),
  ],
);

async function callOf(route: string, sample: Sample, admin: AdminClient): Promise<Call> {
  if (typeof sample === 'function') return sample(admin);
  if (sample === null || typeof sample === 'number') return { path: await pathOf(route, admin), ok: sample };
  const [ok, body] = sample;
  const path = await pathOf(route, admin);
  return { path, body: typeof body === 'function' ? await body(admin) : body, ok };
}

/** The path of a route, with a record for `:id` where there can be one. */
export async function pathOf(route: string, admin: AdminClient): Promise<string> {
  const template = route.split(' ')[1]!;
  const path = template.replaceAll(/:(?!id\b)\w+|\{\*path\}/g, (name) => WORDS[name] ?? name);
  const [list = '', rest] = path.split('/:id');
  if (rest === undefined) return path;
  const make = RECORDS[list.replace('/deleted', '')];
  return `${list}/${make ? await make(admin) : NO_SUCH_ID}${rest}`;
}
