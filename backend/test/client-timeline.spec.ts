import { AdminClient, NO_SUCH_ID } from './support/admin-client.js';
import { caseBody, clientBody, enteredBookingBody, paymentBody, policyBody } from './support/bodies.js';
import { expectError } from './support/expect-error.js';
import { runningApp } from './support/running-app.js';

interface Entry {
  readonly kind: string;
  readonly actionType: string;
  readonly actionDetails: string;
  readonly createdAt: string;
}

describe('the timeline of a person', () => {
  const running = runningApp();
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  const post = async (path: string, body: object) =>
    (await admin.request('POST', `/api/admin/${path}`, body)).body as { id: string };

  it('has what leads, policies and the record say, newest first, with amounts and where it comes from', async () => {
    const { id } = await post('clients', clientBody());
    const { id: leadId } = await post('appointments', enteredBookingBody());
    const lead = `leads/appointment/${leadId}`;
    await post(`${lead}/client`, { clientId: id });
    await post(`${lead}/notes`, { note: 'Wants to start in June' });
    await post(`${lead}/notes`, { note: 'Asked about riders', channel: 'call' });
    const { id: policyId } = await post('policies', policyBody(id));
    const { body } = await admin.request('GET', `/api/admin/policies/${policyId}/premiums`);
    const [premium] = body as unknown as { id: string }[];
    const payment = await post(`premiums/${premium!.id}/payments`, paymentBody());
    await post(`payments/${payment.id}/reversal`, { reason: 'Bounced' });
    await post(`policies/${policyId}/cases`, caseBody({ title: 'Broken leg' }));
    await post(`clients/${id}/notes`, { note: 'Moved to Cebu' });
    const entries = (await admin.request('GET', `/api/admin/clients/${id}/timeline`))
      .body as unknown as Entry[];
    expect(entries.map(({ kind, actionType }) => `${kind} ${actionType}`)).toEqual([
      'note note_added',
      'case case_opened',
      'payment payment_reversed',
      'payment premium_paid',
      'change policy_added',
      'contact contact_logged',
      'note note_added',
      'change client_linked',
      'booking lead_created',
    ]);
    expect(entries).toMatchObject([
      { actionDetails: 'Moved to Cebu', performedByName: 'Administrator' },
      { policyId },
      { policyId, amount: -1_250_050, currency: 'PHP' },
      { policyId, amount: 1_250_050, currency: 'PHP' },
      { policyId },
      { actionDetails: 'Asked about riders', channel: 'call', leadType: 'appointment', leadId },
      { actionDetails: 'Wants to start in June', leadType: 'appointment', leadId },
      { leadId },
      { leadId },
    ]);
    expect(JSON.stringify(entries)).not.toContain('Broken leg');
  });

  it('is rejected for an unknown client', async () => {
    expectError(await admin.request('GET', `/api/admin/clients/${NO_SUCH_ID}/timeline`), 404);
  });
});
