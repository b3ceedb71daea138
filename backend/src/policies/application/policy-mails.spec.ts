import { BusinessTime } from '../../calendar/business-time.js';
import type { Client } from '../../clients/client-queries.js';
import type { ClientRecords } from '../../clients/client-records.js';
import { aClient } from '../../clients/testing/builders.js';
import type { MailPreviews } from '../../mail/mail-kinds.js';
import { RecordingOutbox } from '../../mail/testing/recording-outbox.js';
import { aConfig } from '../../platform/testing/config.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { portWith } from '../../platform/testing/port-with.js';
import { type Settings, SETTINGS } from '../../settings/settings.js';
import type { PremiumMail } from '../domain/policy-mails.js';
import type { NewPolicy } from '../domain/policy.js';
import type { StoredPolicy } from '../domain/stored-policy.js';
import { aStoredPolicy } from '../testing/builders.js';
import { InMemoryPolicies } from '../testing/in-memory-policies.js';
import { InMemoryMailedPolicies, InMemoryPolicyDays } from '../testing/in-memory-policy-mails.js';
import { PlanPolicyMails } from './plan-policy-mails.js';
import { PolicyOccasions } from './policy-occasions.js';
import { PolicyRecipients } from './policy-recipients.js';
import { type PlannedPolicyMails, PreviewPolicyMails } from './preview-policy-mails.js';

// Saturday, November 21, 2026, 01:00 in the office
const NOW = '2026-11-20T17:00:00.000Z';
const DAY_MS = 24 * 3_600_000;

/** An office whose mails about policies are all on. */
function setUp() {
  const policies = new InMemoryPolicies();
  const clients = new Map<string, Client>();
  const outbox = new RecordingOutbox();
  const clock = new FixedClock(NOW);
  const switches = {
    ...SETTINGS.visitorMails,
    howToPay: 'By GCash',
    premium_due: true,
    premium_in_grace: true,
    policy_anniversary: true,
  };
  const settings = portWith<Settings>({ read: () => Promise.resolve(switches as never) });
  const time = new BusinessTime(clock, aConfig({ TIME_ZONE: 'Asia/Manila' }));
  const stored = new InMemoryMailedPolicies(policies, clients);
  const occasions = new PolicyOccasions(new InMemoryPolicyDays(policies, clients));
  const planning = new PlanPolicyMails(occasions, stored, outbox, settings, time);
  const timeline: unknown[] = [];
  const records = portWith<ClientRecords>({
    automaticActivity: (clientId, { actionDetails }) => {
      timeline.push([clientId, actionDetails]);
      return { sql: '', parameters: [] };
    },
  });
  const previews = portWith<MailPreviews>({
    preview: ({ kind, data }) =>
      Promise.resolve({ from: '', subject: kind, preview: '', html: '', text: JSON.stringify(data) }),
  });
  const addClient = (changes: Partial<Client> = {}) => {
    const client = aClient(changes);
    clients.set(client.id, client);
    return client;
  };
  const office = { owner: addClient() };
  const add = (changes: Partial<NewPolicy> = {}) => {
    const added = aStoredPolicy({ clientId: office.owner.id, mode: 'annual', ...changes });
    policies.all.set(added.policy.id, added);
    return added.policy;
  };
  return {
    policies,
    office,
    clock,
    switches,
    recipients: new PolicyRecipients(stored, records, settings, time),
    preview: new PreviewPolicyMails(occasions, previews, settings, time),
    timeline,
    addClient,
    add,
    /** One with a premium due on that day. */
    dueOn: (date: string, changes: Partial<NewPolicy> = {}) => add({ startsOn: date, ...changes }),
    change: (id: string, changes: Partial<StoredPolicy>) =>
      policies.all.set(id, { ...policies.all.get(id)!, ...changes }),
    planned: async (canSend = true) => {
      outbox.changes.length = 0;
      await planning.plan(canSend);
      return outbox.added;
    },
    /** Days after the first one of the test. */
    moveTo: (days: number) => clock.moveTo(new Date(Date.parse(NOW) + days * DAY_MS).toISOString()),
  };
}

describe('the mails about policies', () => {
  it('are planned on the day that they are for, at nine in the office, filed under the policy', async () => {
    const { dueOn, add, planned, office } = setUp();
    const policy = dueOn('2026-11-28', { policyNumber: 'P-1' });
    const ending = dueOn('2026-10-28');
    dueOn('2026-11-20', { policyNumber: 'P-2' });
    add({ startsOn: '2023-11-21', policyNumber: 'P-3', mode: 'single' });
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
        lead: { leadType: 'policy', leadId: ending.id },
        dedupKey: `premium:${ending.id}:2026-10-28:grace ends`,
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
    const { dueOn, planned } = setUp();
    dueOn(dueDate, changes);
    expect(await planned()).toHaveLength(count);
  });

  it('bring none that is switched off, or without an address, or of a policy that is not in force', async () => {
    const { office, addClient, dueOn, planned, switches } = setUp();
    office.owner = addClient({ email: null });
    dueOn('2026-11-28');
    office.owner = addClient({ email: 'caller@no-email.invalid' });
    dueOn('2026-11-28');
    office.owner = addClient();
    dueOn('2026-11-28', { force: 'not yet', application: 'applied' });
    expect(await planned()).toEqual([]);
    dueOn('2026-11-28');
    expect(await planned()).toHaveLength(1);
    Object.assign(switches, { premium_due: false, premium_in_grace: false });
    expect(await planned()).toEqual([]);
  });

  it('of days on which the software did not run are made up for, while they make sense', async () => {
    const { dueOn, add, planned, moveTo } = setUp();
    dueOn('2026-11-29', { policyNumber: 'seven days before, yesterday' });
    dueOn('2026-11-22', { policyNumber: 'in grace since yesterday' });
    add({ startsOn: '2023-11-22', mode: 'single', policyNumber: 'anniversary yesterday' });
    await planned();
    moveTo(2);
    const numbers = async () => (await planned()).map(({ data }) => (data as PremiumMail).policyNumber);
    expect(await numbers()).toEqual(['in grace since yesterday', 'seven days before, yesterday']);
    moveTo(3);
    expect(await numbers()).toEqual([]);
  });

  it('are none of days before the kind was turned on, nor of the day on which it is', async () => {
    const { dueOn, planned, moveTo, switches } = setUp();
    Object.assign(switches, { premium_due: false });
    dueOn('2026-11-28', { policyNumber: 'for today' });
    dueOn('2026-11-29', { policyNumber: 'for tomorrow' });
    expect(await planned()).toEqual([]);
    Object.assign(switches, { premium_due: true });
    expect(await planned()).toEqual([]);
    moveTo(1);
    expect(await planned()).toMatchObject([{ data: { policyNumber: 'for tomorrow' } }]);
  });

  it('are none of days on which the office had no mail server', async () => {
    const { dueOn, planned, moveTo } = setUp();
    dueOn('2026-11-28');
    expect(await planned(false)).toEqual([]);
    moveTo(1);
    expect(await planned()).toEqual([]);
  });

  it('go to the owner of now, about what is owed now', async () => {
    const { policies, dueOn, planned, recipients, addClient, change, switches } = setUp();
    const { id } = dueOn('2026-11-28');
    const [mail] = await planned();
    const data = mail!.data as PremiumMail;
    const handed = () => recipients.ofPremium('premium_due', data);
    const howToPay = 'By GCash';
    const { policy, premiums } = policies.all.get(id)!;
    change(id, { premiums: premiums.map((premium) => ({ ...premium, paidAmount: 50_000 })) });
    expect(await handed()).toEqual({
      recipient: 'liza@sample.example',
      data: { ...data, owed: 200_000, howToPay },
    });
    const newt = addClient({ firstName: 'Newt', email: 'newt@sample.example' });
    change(id, { policy: { ...policy, clientId: newt.id } });
    expect(await handed()).toEqual({
      recipient: 'newt@sample.example',
      data: { ...data, owed: 200_000, clientId: newt.id, firstName: 'Newt', howToPay },
    });
    change(id, { premiums: [] });
    expect(await handed()).toEqual({ refusal: 'The premiums of the policy changed' });
    switches.premium_due = false;
    expect(await handed()).toEqual({ refusal: 'The office has switched it off' });
    switches.premium_due = true;
    policies.all.delete(id);
    expect(await handed()).toEqual({ refusal: 'The policy or its policyholder was deleted' });
  });

  it('wish a happy anniversary to the owner of now', async () => {
    const { policies, add, planned, recipients, change } = setUp();
    const { id } = add({ startsOn: '2023-11-21', mode: 'single' });
    const [mail] = await planned();
    const data = mail!.data as Parameters<typeof recipients.ofAnniversary>[0];
    expect(await recipients.ofAnniversary(data)).toEqual({ recipient: 'liza@sample.example', data });
    change(id, { policy: { ...policies.all.get(id)!.policy, force: 'claimed' } });
    expect(await recipients.ofAnniversary(data)).toEqual({ refusal: 'The policy is claimed' });
  });

  it('stand in the timeline of the client, whatever became of them', async () => {
    const { dueOn, planned, recipients, timeline, office } = setUp();
    dueOn('2026-11-28');
    const [mail] = await planned();
    const { ended } = recipients.rules().premium_due;
    const end = { refused: false, reply: null, sentAt: null };
    ended!('mail', mail!.data as PremiumMail, { ...end, state: 'sent', reason: null });
    ended!('mail', mail!.data as PremiumMail, { ...end, state: 'skipped', reason: 'It is too late for it' });
    expect(timeline).toEqual([
      [office.owner.id, 'Message sent: Premium due'],
      [office.owner.id, 'Message not sent: Premium due (It is too late for it)'],
    ]);
  });

  it('of tomorrow are told before a kind is turned on', async () => {
    const { dueOn, add, office, addClient, preview, switches } = setUp();
    Object.assign(switches, { premium_due: false, premium_in_grace: false, policy_anniversary: false });
    const policy = dueOn('2026-11-29', { policyNumber: 'P-1' });
    dueOn('2026-11-28', { policyNumber: 'today' });
    dueOn('2026-11-30', { policyNumber: 'the day after' });
    dueOn('2026-11-01', { policyNumber: 'some day of grace' });
    add({ startsOn: '2023-11-22', mode: 'single' });
    office.owner = addClient({ email: null });
    dueOn('2026-11-29');
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

  it('of tomorrow are fifty in the list at most, of which the first is the example', async () => {
    const { dueOn, preview } = setUp();
    for (let number = 1; number <= 51; number += 1) dueOn('2026-11-29', { policyNumber: `P-${number}` });
    const [{ count, mails, example }] = (await preview.execute()).kinds as [PlannedPolicyMails];
    expect([count, mails.length]).toEqual([51, 50]);
    expect(example.text).toContain(`"policyId":"${mails[0]!.policyId}"`);
  });
});
