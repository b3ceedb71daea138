import { MailAddresses } from '../../src/mail/mail-addresses.js';
import type { AdminClient } from './admin-client.js';
import * as bodies from './bodies.js';
import { newClient, RECORD_REQUESTS } from './record-samples.js';
import { ownPassword, type Sample, unique } from './sample.js';
import { FORM_TYPE, newPicture, peopleFile, pictureForm } from './uploads.js';
import { Visitor } from './visitor.js';

export const robot = () => ({ kind: 'email', value: `${unique('robot')}@sample.example` });
export const testMail = { to: 'a@b.example' };
const aSuspect = async (admin: AdminClient) => ({ ids: [await admin.createSuspected()] });
export const newPerson = async (admin: AdminClient) => {
  const email = `${unique('p')}@sample.example`;
  await admin.createBooking({ email });
  return { email, reason: 'Asked for it' };
};

interface StoredInsurer {
  readonly id: string;
  readonly name: string;
  readonly products: readonly { readonly id: string }[];
}

/** The insurer with that name and a new product, which are made by a policy. */
export const newInsurer = async (
  admin: AdminClient,
  insurer = unique('Insurer '),
): Promise<StoredInsurer> => {
  const { body } = await admin.request('POST', '/api/admin/clients', bodies.clientBody());
  const policy = bodies.policyBody(String(body.id), { insurer, product: unique('Product ') });
  await admin.request('POST', '/api/admin/policies', policy);
  const insurers = (await admin.request('GET', '/api/admin/insurers')).body as unknown as StoredInsurer[];
  return insurers.find(({ name }) => name === insurer)!;
};

/** The path of a payment of a new policy, and another premium of it. */
export const newMove = async (admin: AdminClient) => {
  const policy = await admin.request(
    'POST',
    '/api/admin/policies',
    bodies.policyBody(await newClient(admin)),
  );
  const { body } = await admin.request('GET', `/api/admin/policies/${policy.body.id}/premiums`);
  const [from, to] = body as unknown as { id: string }[];
  const path = `/api/admin/premiums/${from!.id}/payments`;
  const payment = await admin.request('POST', path, bodies.paymentBody());
  return { path: `/api/admin/payments/${payment.body.id}/move`, premiumId: to!.id };
};

const scheduledIssue = (action: string, before?: string) => async (admin: AdminClient) => {
  const path = `/api/admin/newsletters/${await admin.createScheduledIssue()}`;
  if (before) await admin.request('POST', `${path}/${before}`);
  return { path: `${path}/${action}`, ok: 200 };
};

/** The routes under `/api/admin`. */
export const CONSOLE_SAMPLES: Readonly<Record<string, Sample>> = {
  ...RECORD_REQUESTS,
  'GET /api/admin/first-steps': 200,
  'DELETE /api/admin/first-steps': 204,
  'GET /api/admin/today': 200,
  'GET /api/admin/waiting': 200,
  'GET /api/admin/calculators/use': 200,
  'GET /api/admin/search': () => ({ path: '/api/admin/search?q=reyes', ok: 200 }),
  'GET /api/admin/api-keys': 200,
  'POST /api/admin/api-keys': [201, () => bodies.apiKeyBody()],
  'DELETE /api/admin/api-keys/:id': 204,
  'GET /api/admin/stats': 200,
  'GET /api/admin/stats/weeks': 200,
  ...Object.fromEntries(
    ['days', 'closed-days', 'busy', 'busy/unread'].map((list) => [
      `GET /api/admin/calendar/${list}`,
      () => ({ path: `/api/admin/calendar/${list}?from=2030-01-01&to=2030-01-31`, ok: 200 }),
    ]),
  ),
  'GET /api/admin/settings': 200,
  'GET /api/admin/staff': 200,
  'GET /api/admin/leads': 200,
  'GET /api/admin/leads/:leadType/:id': 200,
  'GET /api/admin/leads/:leadType/:id/notes': 200,
  'POST /api/admin/leads/:leadType/:id/notes': [201, { note: 'Called.' }],
  'GET /api/admin/leads/:leadType/:id/activity': 200,
  'PATCH /api/admin/leads/:leadType/:id/owner': [
    200,
    async (admin) => ({ ownerId: (await admin.createUser()).id }),
  ],
  'POST /api/admin/leads/:leadType/:id/client': [201, {}],
  'DELETE /api/admin/leads/:leadType/:id/client': 204,
  'POST /api/admin/leads/bulk': [
    200,
    async (admin) => ({ ids: [`appointment:${await admin.createBooking()}`], leadStatus: 'In Progress' }),
  ],
  'POST /api/admin/appointments': [201, () => bodies.enteredBookingBody()],
  'PATCH /api/admin/appointments/:id/lead-status': [200, { leadStatus: 'In Progress' }],
  'PATCH /api/admin/appointments/:id/booking-status': [200, { bookingStatus: 'Hold' }],
  'PATCH /api/admin/appointments/:id/details': [200, { firstName: 'Lizbeth' }],
  'PATCH /api/admin/appointments/:id/schedule': [200, { preferredDate: '2099-01-05', preferredTime: '2pm' }],
  'PATCH /api/admin/appointments/:id/outcome': [200, { outcome: null }],
  'POST /api/admin/appointments/:id/visitor-request': async ({ app }) => {
    const visitor = await Visitor.book(app);
    await visitor.send({ request: 'cancel' });
    const path = `/api/admin/appointments/${visitor.bookingId}/visitor-request`;
    return { path, body: { accept: true }, ok: 200 };
  },
  'PUT /api/admin/appointments/:id/visitor-request': [200, () => bodies.reopenedRequestBody()],
  'POST /api/admin/leads/appointment/:id/send-confirmation': async (admin) => {
    const id = await admin.createBooking();
    const bookingStatus = 'Confirmed';
    await admin.request('PATCH', `/api/admin/appointments/${id}/booking-status`, { bookingStatus });
    return { path: `/api/admin/leads/appointment/${id}/send-confirmation`, body: {}, ok: 200 };
  },
  'POST /api/admin/appointments/:id/correction': async (admin) => {
    const path = `/api/admin/appointments/${await admin.createBooking()}`;
    for (const bookingStatus of ['Confirmed', 'Pending'])
      await admin.request('PATCH', `${path}/booking-status`, { bookingStatus });
    // the visitor has no confirmation: it was withdrawn
    return { path: `${path}/correction`, body: {}, ok: 409 };
  },
  'PATCH /api/admin/appointments/:id/sales-info': [
    200,
    { productPurchased: 'Term life', premiumFrequency: 'annual', premiumRate: '1' },
  ],
  'PATCH /api/admin/subscriptions/:id/lead-status': [200, { leadStatus: 'In Progress' }],
  'PATCH /api/admin/subscriptions/:id/details': [200, { lastName: 'Cruz' }],
  'GET /api/admin/subscriptions/:id/consents': 200,
  'POST /api/admin/subscriptions/:id/consents/withdraw': 200,
  // the confirmation was mailed a moment ago
  'POST /api/admin/subscriptions/:id/consents/confirmation': 409,
  'GET /api/admin/mails': 200,
  'GET /api/admin/mails/summary': 200,
  'GET /api/admin/mails/:id': 200,
  'POST /api/admin/mails/:id/resend': [201, {}],
  'GET /api/admin/suspected': 200,
  'POST /api/admin/suspected/release': [200, aSuspect],
  'POST /api/admin/suspected/discard': [200, aSuspect],
  'POST /api/admin/suspected/:id/release': 204,
  'POST /api/admin/suspected/:id/discard': 204,
  'GET /api/admin/blocked': 200,
  'POST /api/admin/blocked': [201, robot],
  'DELETE /api/admin/blocked/:id': 204,
  'GET /api/admin/clients/:id/activity': 200,
  'GET /api/admin/clients/:id/timeline': 200,
  'GET /api/admin/clients/:id/deletion': 200,
  'POST /api/admin/clients/:id/notes': [204, { note: 'Moved to Cebu' }],
  'GET /api/admin/insurers': 200,
  'GET /api/admin/book': 200,
  'GET /api/admin/book/sums': 200,
  'GET /api/admin/policy-mails/tomorrow': 200,
  'GET /api/admin/client-duplicates': 200,
  'GET /api/admin/client-tags': 200,
  'GET /api/admin/clients/:id/duplicates': 200,
  'GET /api/admin/clients/:id/merges': 200,
  'POST /api/admin/clients/:id/numbers': 200,
  'POST /api/admin/clients/:id/merge': [200, async (admin) => ({ otherId: await newClient(admin) })],
  'POST /api/admin/merges/:id/undo': 200,
  'POST /api/admin/policies/:id/change-preview': [200, { mode: 'monthly' }],
  'GET /api/admin/policies/:id/versions': 200,
  'GET /api/admin/policies/:id/premiums': 200,
  'GET /api/admin/policies/:id/beneficiaries': 200,
  'PUT /api/admin/policies/:id/beneficiaries': [200, () => bodies.beneficiariesBody()],
  'GET /api/admin/policies/:id/cases': 200,
  'POST /api/admin/policies/:id/cases': [201, () => bodies.caseBody()],
  'PATCH /api/admin/cases/:id': [200, { closed: true }],
  'PATCH /api/admin/insurers/:id': [200, () => ({ name: unique('Insurer ') })],
  'POST /api/admin/insurers/:id/merge': [200, async (admin) => ({ otherId: (await newInsurer(admin)).id })],
  'PATCH /api/admin/products/:id': [200, { graceDays: 45 }],
  'POST /api/admin/products/:id/merge': async (admin) => {
    const { name } = await newInsurer(admin);
    const [one, other] = (await newInsurer(admin, name)).products;
    return { path: `/api/admin/products/${one!.id}/merge`, body: { otherId: other!.id }, ok: 200 };
  },
  'POST /api/admin/premiums/:id/payments': [201, () => bodies.paymentBody()],
  'PATCH /api/admin/premiums/:id': [200, { amount: 1_500, reason: 'Typed wrongly' }],
  'PATCH /api/admin/payments/:id': [200, () => ({ remittedOn: bodies.day(0) })],
  'POST /api/admin/payments/:id/move': async (admin) => {
    const { path, premiumId } = await newMove(admin);
    return { path, body: { premiumId, reason: 'Wrong premium' }, ok: 201 };
  },
  'POST /api/admin/payments/:id/reversal': [201, { reason: 'Bounced' }],
  'GET /api/admin/newsletters': 200,
  'POST /api/admin/newsletters': [201, () => bodies.issueBody()],
  'GET /api/admin/newsletters/status': 200,
  'GET /api/admin/newsletters/subscribers': 200,
  'POST /api/admin/newsletters/preview': [200, { subject: 'x', content: 'x' }],
  'GET /api/admin/newsletters/:id': 200,
  'GET /api/admin/newsletters/:id/audience': 200,
  'GET /api/admin/newsletters/:id/deliveries': 200,
  'PUT /api/admin/newsletters/:id': [200, () => bodies.issueBody()],
  'DELETE /api/admin/newsletters/:id': 204,
  'POST /api/admin/newsletters/:id/test': [201, ({ app }) => ({ to: app.app.get(MailAddresses).staffTo[0] })],
  'GET /api/admin/blog-posts': 200,
  'POST /api/admin/blog-posts': [201, () => bodies.postBody()],
  'POST /api/admin/blog-posts/preview': [200, { content: 'x' }],
  'GET /api/admin/blog-posts/deleted': 200,
  'DELETE /api/admin/blog-posts/deleted/:id': 404,
  'GET /api/admin/blog-posts/:id': 200,
  'PUT /api/admin/blog-posts/:id': [200, () => bodies.postBody()],
  'DELETE /api/admin/blog-posts/:id': 204,
  'POST /api/admin/blog-posts/:id/restore': 200,
  'GET /api/admin/blog-posts/:id/history': 200,
  'POST /api/admin/blog-posts/:id/preview-link': 201,
  'DELETE /api/admin/blog-posts/:id/preview-link': 204,
  'GET /api/admin/media': 200,
  'POST /api/admin/media': async () => ({
    path: '/api/admin/media',
    type: FORM_TYPE,
    ok: 201,
    body: pictureForm(await newPicture()),
  }),
  'GET /api/admin/media/:id': 200,
  'PATCH /api/admin/media/:id': [200, { alt: 'x' }],
  'DELETE /api/admin/media/:id': 204,
  'GET /api/admin/imports': 200,
  'POST /api/admin/imports': () => ({
    path: '/api/admin/imports',
    type: FORM_TYPE,
    ok: 201,
    body: peopleFile(),
  }),
  'GET /api/admin/imports/:id': 200,
  'PUT /api/admin/imports/:id/mapping': [200, { columns: { 'First name': 'firstName' }, options: {} }],
  'PUT /api/admin/imports/:id/layout': [200, { headingRow: 1 }],
  // its columns are not named yet
  'POST /api/admin/imports/:id/dry-run': 409,
  'POST /api/admin/imports/:id/apply': 409,
  'POST /api/admin/imports/:id/undo': 409,
  'POST /api/admin/imports/:id/stop': 409,
  'GET /api/admin/imports/:id/rows': 200,
  'GET /api/admin/imports/:id/values': 200,
  'PUT /api/admin/imports/:id/decisions': [409, { rest: 'skip' }],
  'GET /api/admin/imports/:id/undo-preview': 200,
  'GET /api/admin/imports/:id/report.csv': 200,
  'GET /api/admin/imports/:id/wrong.csv': 200,
  'DELETE /api/admin/imports/:id': 204,
  'GET /api/admin/export/everything.zip': 200,
  'GET /api/admin/import-mappings': () => ({ path: '/api/admin/import-mappings?kind=clients', ok: 200 }),
  'DELETE /api/admin/import-mappings/:kind/:name': 404,
  'GET /api/admin/import-fields': () => ({ path: '/api/admin/import-fields?kind=clients', ok: 200 }),
  'POST /api/admin/mails/test': [201, testMail],
  'GET /api/admin/privacy/people': () => ({ path: '/api/admin/privacy/people?q=liza', ok: 200 }),
  'GET /api/admin/privacy/export': async (admin) => ({
    path: `/api/admin/privacy/export?email=${(await newPerson(admin)).email}`,
    ok: 200,
  }),
  'GET /api/admin/privacy/erasures': 200,
  'POST /api/admin/privacy/erasures': [201, newPerson],
  'GET /api/admin/privacy/erasures/:id': 200,
  'GET /api/admin/privacy/requests': 200,
  'POST /api/admin/privacy/requests': [201, () => bodies.privacyRequestBody()],
  'PATCH /api/admin/privacy/requests/:id': [200, { state: 'done' }],
  'GET /api/admin/privacy/holds': 200,
  'POST /api/admin/privacy/holds': [201, () => bodies.legalHoldBody()],
  'DELETE /api/admin/privacy/holds/:id': 204,
  'GET /api/admin/privacy/due': 200,
  'POST /api/admin/privacy/due/erase': 200,
  'GET /api/admin/privacy/breaches': 200,
  'POST /api/admin/privacy/breaches': [201, () => bodies.breachBody()],
  'GET /api/admin/privacy/breaches/:id': 200,
  'GET /api/admin/privacy/breaches/:id/report': 200,
  'GET /api/admin/privacy/breaches/:id/affected.csv': 200,
  'PATCH /api/admin/privacy/breaches/:id': [200, {}],
  'GET /api/admin/privacy/threshold': 200,
  'PUT /api/admin/settings/retention': [200, () => bodies.retentionBody()],
  'PUT /api/admin/settings/visitorMails': [200, () => bodies.visitorMailsBody()],
  'POST /api/admin/settings/preview': [200, () => bodies.settingsPreviewBody()],
  ...Object.fromEntries(
    Object.entries(bodies.SECTIONS).map(([section, body]): [string, Sample] => [
      `PUT /api/admin/settings/${section}`,
      [200, body],
    ]),
  ),
  'GET /api/admin/settings/:section/history': 200,
  'GET /api/admin/webhooks': 200,
  'POST /api/admin/webhooks': [201, () => bodies.webhookBody()],
  'PATCH /api/admin/webhooks/:id': [200, { description: 'Sheets' }],
  'DELETE /api/admin/webhooks/:id': 204,
  'POST /api/admin/webhooks/:id/rotate-secret': 200,
  // it is turned off
  'POST /api/admin/webhooks/:id/test': 409,
  'GET /api/admin/webhooks/:id/deliveries': 200,
  'POST /api/admin/webhooks/:id/replay': [409, () => bodies.replayBody()],
  'POST /api/admin/webhook-deliveries/:id/resend': 404,
  'GET /api/admin/self-check': 200,
  'POST /api/admin/self-check': 200,
  'GET /api/admin/audit': 200,
  'GET /api/admin/audit/state': 200,
  'POST /api/admin/newsletters/:id/send': [200, { at: bodies.NEXT_MONTH }],
  'POST /api/admin/newsletters/:id/take-back': scheduledIssue('take-back'),
  // it is planned for a later day
  'POST /api/admin/newsletters/:id/send-now': [409, {}],
  'POST /api/admin/newsletters/:id/pause': scheduledIssue('pause'),
  'POST /api/admin/newsletters/:id/resume': scheduledIssue('resume', 'pause'),
  'POST /api/admin/newsletters/:id/cancel': scheduledIssue('cancel'),
  'GET /api/admin/users/status/:status': 200,
  'POST /api/admin/users': [201, () => ({ ...ownPassword, username: unique('u-'), name: 'Ana' })],
  'PATCH /api/admin/users/:id/status': [200, { status: 'deactivated' }],
  'DELETE /api/admin/users/:id/second-factor': 204,
  'PUT /api/admin/users/:id/email': [200, { email: null }],
  'PATCH /api/admin/users/:id/password': [204, { password: 'another-password' }],
};
