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
    automaticActivity: (clientId, { actionDetails }, _, policyId) => {
      timeline.push([clientId, actionDetails, policyId]);
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
    /** Those that were added this time. */
    planned: async (canSend = true) => {
      const before = outbox.added.length;
      await planning.plan(canSend);
      return outbox.added.slice(before);
    },
    /** Days after the first one of the test. */
    moveTo: (days: number) => clock.moveTo(new Date(Date.parse(NOW) + days * DAY_MS).toISOString()),
  };
}

describe('the mails about policies', () => {
  it('are planned on the day that they are for, at nine in the office, filed under the policy', async () => {
    const { dueOn, add, planned, office, addClient } = setUp();
    const policy = dueOn('2026-11-28', { policyNumber: 'P-1' });
    const [one, two, three] = [addClient(), addClient(), office.owner];
    office.owner = one;
    const ending = dueOn('2026-10-28');
    office.owner = two;
    dueOn('2026-11-20', { policyNumber: 'P-2' });
    office.owner = three;
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
    expect(await planned()).toEqual([]);
  });

  it('are one of all premiums of a client that fall on one day, filed under each policy', async () => {
    const { dueOn, add, planned, addClient, office } = setUp();
    const due = dueOn('2026-11-28', { policyNumber: 'P-1' });
    const inGrace = dueOn('2026-11-20', { policyNumber: 'P-2', graceDays: 60 });
    add({ startsOn: '2023-11-21', mode: 'single', policyNumber: 'P-3' });
    office.owner = addClient();
    const ofAnother = dueOn('2026-11-28', { policyNumber: 'P-4' });
    const [mail, told, ...others] = await planned();
    expect(mail).toMatchObject({
      kind: 'premium_in_grace',
      lead: { leadId: inGrace.id },
      dedupKey: `premium:${inGrace.id}:2026-11-20:grace begins`,
      data: { policyNumber: 'P-2', others: [{ policyNumber: 'P-1', occasion: 'due', owed: 250_000 }] },
      dueAt: '2026-11-21T01:00:00.000Z',
      // the last day of the longer of both
      usefulUntil: '2027-01-11T16:00:00.000Z',
    });
    expect(mail).not.toHaveProperty('notSent');
    expect(told).toMatchObject({
      kind: 'premium_due',
      lead: { leadId: due.id },
      dedupKey: `premium:${due.id}:2026-11-28:due`,
      notSent: 'In one message with another premium of the client',
    });
    expect(others).toMatchObject([
      { kind: 'premium_due', lead: { leadId: ofAnother.id } },
      { kind: 'policy_anniversary', data: { policyNumber: 'P-3' } },
    ]);
    for (const { notSent, data } of others) expect([notSent, 'others' in data]).toEqual([undefined, false]);
  });

  it('about premiums go to the client who pays for others, in one mail', async () => {
    const { addClient, dueOn, planned } = setUp();
    const payor = addClient({ firstName: 'Pia', email: 'pia@x.example' });
    const child = addClient({ firstName: 'Ana', lastName: 'Reyes', email: null });
    dueOn('2026-11-28', { clientId: payor.id });
    dueOn('2026-11-28', { clientId: child.id, payor: payor.id });
    const [mail, other] = await planned();
    expect(mail).toMatchObject({ recipient: 'pia@x.example', data: { firstName: 'Pia' } });
    expect((mail!.data as PremiumMail).others).toMatchObject([{ clientId: payor.id, owner: 'Ana Reyes' }]);
    expect(other).toMatchObject({ notSent: 'In one message with another premium of the client' });
  });

  it('about premiums go to the owner where no mail reaches the client who pays', async () => {
    const { addClient, dueOn, planned, recipients } = setUp();
    for (const email of [null, 'ana@no-email.invalid']) {
      const { id } = dueOn('2026-11-28', { payor: addClient({ email }).id, clientId: addClient().id });
      const [mail] = (await planned()).filter(({ lead }) => lead?.leadId === id);
      expect(mail).toMatchObject({ recipient: 'liza@sample.example' });
      expect(await recipients.ofPremiums('premium_due', mail!.data as PremiumMail)).toMatchObject({
        recipient: 'liza@sample.example',
      });
    }
  });

  it('are not planned again for a client who has one of the day', async () => {
    const { dueOn, planned } = setUp();
    dueOn('2026-11-28');
    dueOn('2026-11-20');
    expect(await planned()).toHaveLength(2);
    dueOn('2026-11-28');
    expect(await planned()).toEqual([]);
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
    office.owner = addClient();
    dueOn('2026-11-28');
    Object.assign(switches, { premium_due: false, premium_in_grace: false });
    expect(await planned()).toEqual([]);
  });

  it('of days on which the software did not run are made up for, while they make sense', async () => {
    const { dueOn, add, planned, moveTo, office, addClient } = setUp();
    dueOn('2026-11-29', { policyNumber: 'seven days before, yesterday' });
    office.owner = addClient();
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
    const handed = () => recipients.ofPremiums('premium_due', data);
    const asHanded = { howToPay: 'By GCash', today: '2026-11-21' };
    const { policy, premiums } = policies.all.get(id)!;
    change(id, { premiums: premiums.map((premium) => ({ ...premium, paidAmount: 50_000 })) });
    expect(await handed()).toEqual({
      recipient: 'liza@sample.example',
      data: { ...data, owed: 200_000, ...asHanded },
    });
    const newt = addClient({ firstName: 'Newt', email: 'newt@sample.example' });
    change(id, { policy: { ...policy, clientId: newt.id } });
    expect(await handed()).toEqual({
      recipient: 'newt@sample.example',
      data: { ...data, owed: 200_000, clientId: newt.id, firstName: 'Newt', ...asHanded },
    });
    change(id, { premiums: [] });
    expect(await handed()).toEqual({ refusal: 'The premiums of the policy changed' });
    switches.premium_due = false;
    expect(await handed()).toEqual({ refusal: 'The office has switched it off' });
    switches.premium_due = true;
    policies.all.delete(id);
    expect(await handed()).toEqual({ refusal: 'The policy or its policyholder was deleted' });
  });

  describe('about several premiums', () => {
    const twoOf = async () => {
      const all = setUp();
      const [inGrace, due] = [all.dueOn('2026-11-20'), all.dueOn('2026-11-28')];
      const mail = (await all.planned())[0]!.data as PremiumMail;
      const stored = (id: string) => all.policies.all.get(id)!;
      return {
        ...all,
        inGrace,
        due,
        handed: () => all.recipients.ofPremiums('premium_in_grace', mail),
        pay: (id: string) =>
          all.change(id, {
            premiums: stored(id).premiums.map((premium) => ({ ...premium, paidAmount: premium.amount })),
          }),
        give: (id: string, clientId: string) =>
          all.change(id, { policy: { ...stored(id).policy, clientId } }),
      };
    };
    const dropped = (id: string, reason: string) => ({
      premium: expect.objectContaining({ policyId: id }) as unknown,
      reason,
    });

    it('say those that still are to be said', async () => {
      const { handed, pay, inGrace, due, office } = await twoOf();
      expect(await handed()).toMatchObject({
        recipient: 'liza@sample.example',
        data: { policyId: inGrace.id, others: [{ policyId: due.id }] },
      });
      pay(inGrace.id);
      const left = await handed();
      expect(left).toMatchObject({
        data: {
          policyId: due.id,
          occasion: 'due',
          clientId: office.owner.id,
          dropped: [dropped(inGrace.id, 'The premium is paid')],
        },
      });
      expect(left).not.toHaveProperty('data.others');
      pay(due.id);
      expect(await handed()).toEqual({ refusal: 'The premium is paid' });
    });

    it('leave out a policy that ended, one that moved and a kind that is off', async () => {
      const { handed, give, change, policies, addClient, inGrace, due, switches } = await twoOf();
      const { policy } = policies.all.get(due.id)!;
      change(due.id, { policy: { ...policy, force: 'lapsed' } });
      expect(await handed()).toMatchObject({ data: { dropped: [dropped(due.id, 'The policy is lapsed')] } });
      change(due.id, { policy });
      give(due.id, addClient({ email: 'newt@sample.example' }).id);
      expect(await handed()).toMatchObject({
        recipient: 'liza@sample.example',
        data: { policyId: inGrace.id, dropped: [dropped(due.id, 'The policy has another policyholder')] },
      });
      change(due.id, { policy });
      switches.premium_in_grace = false;
      expect(await handed()).toMatchObject({
        data: { policyId: due.id, dropped: [dropped(inGrace.id, 'The office has switched it off')] },
      });
      change(due.id, { policy: { ...policy, force: 'claimed' } });
      expect(await handed()).toEqual({
        refusal: 'The office has switched it off; The policy is claimed',
      });
    });

    it('follow the policies to one new owner', async () => {
      const { handed, give, addClient, inGrace, due } = await twoOf();
      const newt = addClient({ email: 'newt@sample.example' });
      for (const { id } of [inGrace, due]) give(id, newt.id);
      expect(await handed()).toMatchObject({
        recipient: 'newt@sample.example',
        data: { policyId: inGrace.id, clientId: newt.id, others: [{ policyId: due.id, clientId: newt.id }] },
      });
    });

    it('remember what was left out when they are tried again', async () => {
      const { handed, pay, inGrace, due, recipients } = await twoOf();
      pay(inGrace.id);
      const { data } = (await handed()) as { data: PremiumMail };
      pay(due.id);
      expect(await recipients.ofPremiums('premium_in_grace', data)).toEqual({
        refusal: 'The premium is paid',
      });
      expect(data.dropped).toEqual([dropped(inGrace.id, 'The premium is paid')]);
    });

    it('stand in the timelines of the client and each policy, as what became of it', async () => {
      const { handed, pay, inGrace, due, recipients, timeline } = await twoOf();
      const { data } = (await handed()) as { data: PremiumMail };
      const end = { refused: false, reply: null, sentAt: null, state: 'sent', reason: null } as const;
      const { ended } = recipients.rules().premium_in_grace;
      ended!('mail', data, end);
      expect(timeline).toEqual([
        [data.clientId, 'Message sent: Premium in grace', inGrace.id],
        [data.clientId, 'Message sent: Premium due', due.id],
      ]);
      timeline.length = 0;
      pay(inGrace.id);
      ended!('mail', ((await handed()) as { data: PremiumMail }).data, end);
      expect(timeline).toEqual([
        [data.clientId, 'Message sent: Premium due', due.id],
        [data.clientId, 'Message not sent: Premium in grace (The premium is paid)', inGrace.id],
      ]);
    });
  });

  it('of an earlier version, about one premium, go out and are told', async () => {
    const { dueOn, planned, recipients, timeline } = setUp();
    const { id } = dueOn('2026-11-20');
    const { occasion: _, ...old } = (await planned())[0]!.data as PremiumMail;
    const handed = (await recipients.ofPremiums('premium_in_grace', old)) as { data: PremiumMail };
    expect(handed.data).toEqual({
      ...old,
      occasion: 'grace begins',
      howToPay: 'By GCash',
      today: '2026-11-21',
    });
    const end = { refused: false, reply: null, sentAt: null, state: 'failed', reason: null } as const;
    recipients.rules().premium_in_grace.ended!('mail', old, end);
    expect(timeline).toEqual([[old.clientId, 'Message not sent: Premium in grace', id]]);
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
    const { id } = dueOn('2026-11-28');
    const [mail] = await planned();
    const { ended } = recipients.rules().premium_due;
    const end = { refused: false, reply: null, sentAt: null };
    ended!('mail', mail!.data as PremiumMail, { ...end, state: 'sent', reason: null });
    ended!('mail', mail!.data as PremiumMail, { ...end, state: 'skipped', reason: 'It is too late for it' });
    expect(timeline).toEqual([
      [office.owner.id, 'Message sent: Premium due', id],
      [office.owner.id, 'Message not sent: Premium due (It is too late for it)', id],
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
          mixed: 0,
          withoutAddress: 1,
          mails: [
            {
              clientId: policy.clientId,
              clientName: 'Liza Reyes',
              policies: [
                {
                  policyId: policy.id,
                  policy: expect.stringContaining('P-1') as unknown,
                  date: '2026-11-29',
                },
              ],
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
          mixed: 0,
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
          mixed: 0,
          withoutAddress: 0,
          mails: [expect.objectContaining({ policies: [expect.objectContaining({ date: '2026-11-22' })] })],
          example: expect.objectContaining({
            text: expect.stringContaining('"years":3') as unknown,
          }) as unknown,
        },
      ],
    });
  });

  it('of tomorrow are fifty in the list at most, of which the first is the example', async () => {
    const { dueOn, preview, office, addClient } = setUp();
    for (let number = 1; number <= 51; number += 1) {
      office.owner = addClient();
      dueOn('2026-11-29', { policyNumber: `P-${number}` });
    }
    const [{ count, mails, example }] = (await preview.execute()).kinds as [PlannedPolicyMails];
    expect([count, mails.length]).toEqual([51, 50]);
    expect(example.text).toContain(`"policyId":"${mails[0]!.policies[0]!.policyId}"`);
  });

  it('of tomorrow are counted as one for a client with several premiums', async () => {
    const { dueOn, add, office, addClient, preview } = setUp();
    const [one, two] = [dueOn('2026-11-29'), dueOn('2026-11-29')];
    const inGrace = dueOn('2026-11-21');
    add({ startsOn: '2023-11-22', mode: 'single' });
    office.owner = addClient({ email: null });
    dueOn('2026-11-29');
    dueOn('2026-11-29');
    const counted = (await preview.execute()).kinds.map(({ count, mixed, withoutAddress, mails }) => ({
      count,
      mixed,
      withoutAddress,
      policies: mails.map(({ policies }) => policies.map(({ policyId }) => policyId)),
    }));
    expect(counted).toMatchObject([
      { count: 1, mixed: 1, withoutAddress: 1, policies: [[one.id, two.id]] },
      { count: 1, mixed: 1, withoutAddress: 0, policies: [[inGrace.id]] },
      { count: 1, mixed: 0, withoutAddress: 0 },
    ]);
  });

  it('of tomorrow with several premiums have an example that lists them', async () => {
    const { dueOn, preview } = setUp();
    dueOn('2026-11-29', { policyNumber: 'P-1' });
    dueOn('2026-11-29', { policyNumber: 'P-2' });
    const [{ example }] = (await preview.execute()).kinds as [PlannedPolicyMails];
    expect(example.text).toMatch(/"policyNumber":"P-1".*"others":\[.*"policyNumber":"P-2"/);
  });
});
