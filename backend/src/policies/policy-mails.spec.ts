import { openedDatabase } from '../app/testing/opened-database.js';
import { BusinessTime } from '../calendar/business-time.js';
import { clientsOn } from '../clients/testing/clients-on.js';
import type { MailPreviews } from '../mail/mail-kinds.js';
import { RecordingOutbox } from '../mail/testing/recording-outbox.js';
import { DATABASES } from '../platform/database/testing/databases.js';
import { aConfig } from '../platform/testing/config.js';
import { FixedClock } from '../platform/testing/fixed-clock.js';
import { portWith } from '../platform/testing/port-with.js';
import { type Settings, SETTINGS } from '../settings/settings.js';
import { PlanPolicyMails } from './application/plan-policy-mails.js';
import { PolicyOccasions } from './application/policy-occasions.js';
import { PreviewPolicyMails } from './application/preview-policy-mails.js';
import { PolicyRecipients } from './application/policy-recipients.js';
import type { PremiumMail } from './domain/policy-mails.js';
import { SqlPolicyMails } from './store/sql-policy-mails.js';
import { Policies, Premiums } from './store/policy.tables.js';
import { PolicyMailPlans } from './store/policy-mail-plan.table.js';
import { SqlPolicyDays } from './store/sql-policy-days.js';
import { policiesOn } from './testing/policies-on.js';
import { storedPolicies } from './testing/stored-policies.js';

// Saturday, November 21, 2026, 01:00 in the office
const NOW = '2026-11-20T17:00:00.000Z';
const DAY_MS = 24 * 3_600_000;

describe.each(DATABASES)('the mails about policies on $name', ({ create }) => {
  const database = openedDatabase(create);
  const outbox = new RecordingOutbox();
  const policies = policiesOn(database, NOW, outbox);
  const { queries: clients, records } = clientsOn(database);
  const clock = new FixedClock(NOW);
  const switches = { ...SETTINGS.visitorMails, howToPay: 'By GCash' };
  const settings = portWith<Settings>({ read: () => Promise.resolve(switches as never) });
  const time = new BusinessTime(clock, aConfig({ TIME_ZONE: 'Asia/Manila' }));
  const stored = new SqlPolicyMails(database, clients);
  const occasions = new PolicyOccasions(new SqlPolicyDays(database, clients));
  const planning = new PlanPolicyMails(occasions, stored, outbox, settings, time);
  const recipients = new PolicyRecipients(stored, records, settings, time);
  const previews = portWith<MailPreviews>({
    preview: ({ kind, data }) =>
      Promise.resolve({ from: '', subject: kind, preview: '', html: '', text: JSON.stringify(data) }),
  });
  const preview = new PreviewPolicyMails(occasions, previews, settings, time);
  const office = storedPolicies(database, policies);
  const { addClient, add, dueOn, pay } = office;

  const planned = async (canSend = true) => {
    outbox.changes.length = 0;
    await planning.plan(canSend);
    return outbox.changes.flatMap(({ add: mails }) => mails);
  };
  /** Days after the first one of the test. */
  const moveTo = (days: number) => clock.moveTo(new Date(Date.parse(NOW) + days * DAY_MS).toISOString());

  beforeEach(async () => {
    await database.write((tx) => tx.clear(PolicyMailPlans));
    outbox.changes.length = 0;
    clock.moveTo(NOW);
    Object.assign(switches, { premium_due: true, premium_in_grace: true, policy_anniversary: true });
  });

  it('are planned on the day that they are for, at nine in the office, filed under the policy', async () => {
    const { policy } = await dueOn('2026-11-28', { policyNumber: 'P-1' });
    const ending = await dueOn('2026-10-28');
    await dueOn('2026-11-20', { policyNumber: 'P-2' });
    await add({ startsOn: '2023-11-21', policyNumber: 'P-3', mode: 'single' });
    const mails = await planned();
    expect(mails).toEqual([
      {
        kind: 'premium_in_grace',
        data: expect.objectContaining({
          dueDate: '2026-10-28',
          graceEndsOn: '2026-11-28',
          occasion: 'grace ends',
          owed: 250_000,
        }) as object,
        recipient: 'liza@sample.example',
        lead: { leadType: 'policy', leadId: ending.policy.id },
        dedupKey: `premium:${ending.policy.id}:2026-10-28:grace ends`,
        dueAt: '2026-11-21T01:00:00.000Z',
        usefulUntil: '2026-11-28T16:00:00.000Z',
      },
      expect.objectContaining({
        kind: 'premium_in_grace',
        data: expect.objectContaining({ policyNumber: 'P-2', occasion: 'grace begins' }) as object,
        usefulUntil: '2026-12-13T16:00:00.000Z',
      }),
      expect.objectContaining({
        kind: 'premium_due',
        data: {
          policyId: policy.id,
          clientId: office.owner.id,
          firstName: 'Liza',
          insurer: 'Sun Life',
          policyNumber: 'P-1',
          dueDate: '2026-11-28',
          graceEndsOn: '2026-12-29',
          occasion: 'due',
          owed: 250_000,
          currency: 'PHP',
        },
        dedupKey: `premium:${policy.id}:2026-11-28:due`,
      }),
      expect.objectContaining({
        kind: 'policy_anniversary',
        data: expect.objectContaining({ years: 3, date: '2026-11-21', policyNumber: 'P-3' }) as object,
      }),
    ]);
    expect((await planned()).map(({ dedupKey }) => dedupKey)).toEqual(mails.map(({ dedupKey }) => dedupKey));
  });

  it.each([
    ['seven days before it is due', '2026-11-28', {}, 1],
    ['six days before it is due', '2026-11-27', {}, 0],
    ['on the day on which it is due', '2026-11-21', {}, 0],
    ['on the second of the grace days', '2026-11-19', {}, 0],
    ['on the 21st of the grace days', '2026-10-31', {}, 0],
    ['six days before they end', '2026-10-27', {}, 0],
    ['seven days before fourteen days of grace end', '2026-11-14', { graceDays: 14 }, 0],
  ])('remind of a premium %s: due %s, %j, mails: %i', async (_, dueDate, changes, count) => {
    await dueOn(dueDate, changes);
    expect(await planned()).toHaveLength(count);
  });

  it('bring none that is switched off, or without an address, or of a policy that is not in force', async () => {
    office.owner = await addClient({ email: null });
    await dueOn('2026-11-28');
    office.owner = await addClient({ email: 'caller@no-email.invalid' });
    await dueOn('2026-11-28');
    office.owner = await addClient();
    await dueOn('2026-11-28', { force: 'not yet', application: 'applied' });
    expect(await planned()).toEqual([]);
    await dueOn('2026-11-28');
    expect(await planned()).toHaveLength(1);
    Object.assign(switches, { premium_due: false, premium_in_grace: false });
    expect(await planned()).toEqual([]);
  });

  it('of days on which the software did not run are made up for, while they make sense', async () => {
    await dueOn('2026-11-29', { policyNumber: 'seven days before, yesterday' });
    await dueOn('2026-11-22', { policyNumber: 'in grace since yesterday' });
    await add({ startsOn: '2023-11-22', mode: 'single', policyNumber: 'anniversary yesterday' });
    await planned();
    moveTo(2);
    const numbers = async () => (await planned()).map(({ data }) => (data as PremiumMail).policyNumber);
    expect(await numbers()).toEqual(['in grace since yesterday', 'seven days before, yesterday']);
    moveTo(3);
    expect(await numbers()).toEqual([]);
  });

  it('are none of days before the kind was turned on, nor of the day on which it is', async () => {
    Object.assign(switches, { premium_due: false });
    await dueOn('2026-11-28', { policyNumber: 'for today' });
    await dueOn('2026-11-29', { policyNumber: 'for tomorrow' });
    expect(await planned()).toEqual([]);
    Object.assign(switches, { premium_due: true });
    expect(await planned()).toEqual([]);
    moveTo(1);
    expect(await planned()).toMatchObject([{ data: { policyNumber: 'for tomorrow' } }]);
  });

  it('are none of days on which the office had no mail server', async () => {
    await dueOn('2026-11-28');
    expect(await planned(false)).toEqual([]);
    moveTo(1);
    expect(await planned()).toEqual([]);
  });

  it('go to the owner of now, about what is owed now', async () => {
    const { policy, premiumId } = await dueOn('2026-11-28');
    const [mail] = await planned();
    const data = mail!.data as PremiumMail;
    const handed = () => recipients.ofPremium('premium_due', data);
    const howToPay = 'By GCash';
    await pay(premiumId, 50_000);
    expect(await handed()).toEqual({
      recipient: 'liza@sample.example',
      data: { ...data, owed: 200_000, howToPay },
    });
    const newt = await addClient({ firstName: 'Newt', email: 'newt@sample.example' });
    await database.write((tx) => tx.update(Policies, { id: policy.id }, { clientId: newt.id }));
    expect(await handed()).toEqual({
      recipient: 'newt@sample.example',
      data: { ...data, owed: 200_000, clientId: newt.id, firstName: 'Newt', howToPay },
    });
    // a change of terms makes the rows anew
    await database.write((tx) => tx.update(Premiums, { id: premiumId }, { id: 'another' }));
    expect(await handed()).toMatchObject({ recipient: 'newt@sample.example' });
    await database.write((tx) => tx.delete(Premiums, { id: 'another' }));
    expect(await handed()).toEqual({ refusal: 'The premiums of the policy changed' });
    Object.assign(switches, { premium_due: false });
    expect(await handed()).toEqual({ refusal: 'The office has switched it off' });
    await database.write((tx) => tx.delete(Policies, { id: policy.id }));
    Object.assign(switches, { premium_due: true });
    expect(await handed()).toEqual({ refusal: 'The policy or its owner was deleted' });
  });

  it('wish a happy anniversary to the owner of now', async () => {
    const { id } = await add({ startsOn: '2023-11-21', mode: 'single' });
    const [mail] = await planned();
    const data = mail!.data as Parameters<typeof recipients.ofAnniversary>[0];
    expect(await recipients.ofAnniversary(data)).toEqual({ recipient: 'liza@sample.example', data });
    await database.write((tx) => tx.update(Policies, { id }, { forceState: 'claimed' }));
    expect(await recipients.ofAnniversary(data)).toEqual({ refusal: 'The policy is claimed' });
  });

  it('of tomorrow are told before a kind is turned on', async () => {
    Object.assign(switches, { premium_due: false, premium_in_grace: false, policy_anniversary: false });
    const { policy } = await dueOn('2026-11-29', { policyNumber: 'P-1' });
    await dueOn('2026-11-28', { policyNumber: 'today' });
    await dueOn('2026-11-30', { policyNumber: 'the day after' });
    await dueOn('2026-11-01', { policyNumber: 'some day of grace' });
    await add({ startsOn: '2023-11-22', mode: 'single' });
    office.owner = await addClient({ email: null });
    await dueOn('2026-11-29');
    expect(await preview.execute()).toEqual({
      date: '2026-11-22',
      kinds: [
        {
          kind: 'premium_due',
          count: 1,
          withoutAddress: 1,
          mails: [
            {
              clientId: policy.clientId,
              clientName: 'Liza Reyes',
              policyId: policy.id,
              policy: expect.stringContaining('P-1') as unknown,
              date: '2026-11-29',
            },
          ],
          example: expect.objectContaining({
            subject: 'premium_due',
            text: expect.stringMatching(
              /"firstName":"Liza".*"policyNumber":"P-1".*"howToPay":"By GCash"/,
            ) as unknown,
          }) as unknown,
        },
        {
          kind: 'premium_in_grace',
          count: 0,
          withoutAddress: 0,
          mails: [],
          example: expect.objectContaining({
            subject: 'premium_in_grace',
            text: expect.stringMatching(/"clientId":"".*"dueDate":"2026-11-21"/) as unknown,
          }) as unknown,
        },
        {
          kind: 'policy_anniversary',
          count: 1,
          withoutAddress: 0,
          mails: [expect.objectContaining({ date: '2026-11-22' })],
          example: expect.objectContaining({
            text: expect.stringContaining('"years":3') as unknown,
          }) as unknown,
        },
      ],
    });
  });

  it('are withdrawn in the unit of work that records the payment of a premium', async () => {
    const { policy, premiumId } = await dueOn('2026-11-25');
    outbox.changes.length = 0;
    await pay(premiumId, 100_000);
    expect(outbox.changes).toEqual([]);
    await pay(premiumId, 150_000);
    expect(outbox.changes).toEqual([
      {
        withdraw: {
          lead: { leadType: 'policy', leadId: policy.id },
          kinds: ['premium_due', 'premium_in_grace'],
          keys: ['due', 'grace begins', 'grace ends'].map(
            (occasion) => `premium:${policy.id}:2026-11-25:${occasion}`,
          ),
          reason: 'The premium is paid',
        },
        add: [],
      },
    ]);
  });
});
