import { openedDatabase } from '../app/testing/opened-database.js';
import { BusinessTime } from '../calendar/business-time.js';
import { rowOf } from '../clients/infrastructure/client-rows.js';
import { Clients } from '../clients/infrastructure/client.tables.js';
import { type Client, ClientQueries } from '../clients/client-queries.js';
import { aClient } from '../clients/testing/builders.js';
import { SqlLeadClients } from '../leads/infrastructure/sql-lead-clients.js';
import { RecordingOutbox } from '../mail/testing/recording-outbox.js';
import { DATABASES } from '../platform/database/testing/databases.js';
import { aConfig } from '../platform/testing/config.js';
import { FixedClock } from '../platform/testing/fixed-clock.js';
import { portWith } from '../platform/testing/port-with.js';
import { type Settings, SETTINGS } from '../settings/settings.js';
import { PolicyMails } from './application/policy-mails.js';
import type { NewPolicy, Policy } from './domain/policy.js';
import { SqlPayments } from './infrastructure/sql-payments.js';
import { SqlPolicies } from './infrastructure/sql-policies.js';
import { Policies, Premiums } from './infrastructure/policy.tables.js';
import { PolicyDays } from './policy-days.js';
import { aPayment, aPolicy, decided, recorded } from './testing/builders.js';
import { RecordingEvents } from '../webhooks/testing/recording-events.js';

// Saturday, November 21, 2026, 01:00 in the office
const NOW = '2026-11-20T17:00:00.000Z';
const TODAY = '2026-11-21';

describe.each(DATABASES)('the days of policies on $name', ({ create }) => {
  const database = openedDatabase(create);
  const outbox = new RecordingOutbox();
  const policies = new SqlPolicies(database, new SqlLeadClients(database), new RecordingEvents());
  const payments = new SqlPayments(database, outbox, new RecordingEvents());
  const days = new PolicyDays(database, new ClientQueries(database));
  const clock = new FixedClock(NOW);
  const switches = { ...SETTINGS.visitorMails };
  const settings = { read: () => Promise.resolve(switches) } as unknown as Settings;
  const time = new BusinessTime(clock, aConfig({ TIME_ZONE: 'Asia/Manila' }));
  const mails = new PolicyMails(days, outbox, portWith<Settings>(settings), time);
  let owner: Client;

  const addClient = async (changes: Partial<Client> = {}) => {
    const client = aClient(changes);
    await database.write((tx) => tx.insert(Clients, rowOf(client)));
    return client;
  };
  const add = async (changes: Partial<NewPolicy> = {}): Promise<Policy> => {
    const policy = aPolicy({ clientId: owner.id, mode: 'annual', ...changes });
    await policies.add(policy, { changedBy: 'ana', changedByName: 'Ana Cruz' }, TODAY);
    return policy;
  };
  /** An annual policy with a premium due on that day, and whatever is due before paid. */
  const dueOn = async (date: string, changes: Partial<NewPolicy> = {}) => {
    const policy = await add({ startsOn: date, ...changes });
    const [premium] = await database.reader.find(Premiums, { where: { policyId: policy.id, dueDate: date } });
    return { policy, premiumId: premium!.id };
  };
  const change = ({ id }: Policy, changes: Partial<Policy>) =>
    policies.change(
      id,
      decided(changes, { at: '2026-11-20T09:00:00.000Z', today: TODAY }, { arrears: 'owed' }),
      { reason: null, changedBy: 'ana', changedByName: 'Ana Cruz' },
      TODAY,
    );
  const pay = (premiumId: string, amount = 250_000) =>
    payments.add(aPayment(premiumId, { amount, paidOn: '2026-11-20' }), recorded());
  const listed = async (limit = 100) =>
    (await days.premiums(await days.duePremiums(TODAY, limit), TODAY)).map(
      ({ policyNumber, state, daysLeft }) => [policyNumber, state, daysLeft],
    );

  beforeEach(async () => {
    await database.write(async (tx) => {
      for (const table of [Policies, Premiums, Clients]) await tx.clear(table);
    });
    owner = await addClient();
    outbox.changes.length = 0;
    Object.assign(switches, { premium_due: true, premium_in_grace: true, policy_anniversary: true });
  });

  it('list unpaid premiums in grace by the days left, then those due within seven days', async () => {
    await dueOn('2026-11-28', { policyNumber: 'in seven days' });
    await dueOn('2026-11-29', { policyNumber: 'in eight days' });
    await dueOn('2026-11-21', { policyNumber: 'today' });
    await dueOn('2026-11-20', { policyNumber: 'since yesterday' });
    await dueOn('2026-10-21', { policyNumber: 'on the last day' });
    await dueOn('2026-10-20', { policyNumber: 'past grace' });
    await dueOn('2026-11-10', { policyNumber: 'without grace', line: 'non-life' });
    const lapsed = await dueOn('2026-11-11', { policyNumber: 'lapsed' });
    await database.write((tx) => tx.update(Policies, { id: lapsed.policy.id }, { forceState: 'lapsed' }));
    const declined = await dueOn('2026-11-12', { policyNumber: 'declined' });
    await database.write((tx) =>
      tx.update(Policies, { id: declined.policy.id }, { application: 'declined' }),
    );
    await pay((await dueOn('2026-11-22', { policyNumber: 'paid' })).premiumId);
    await pay((await dueOn('2026-11-23', { policyNumber: 'paid in part' })).premiumId, 100);
    expect(await listed()).toEqual([
      ['on the last day', 'in grace', 0],
      ['since yesterday', 'in grace', 30],
      ['today', 'due', null],
      ['paid in part', 'upcoming', null],
      ['in seven days', 'upcoming', null],
    ]);
    expect(await listed(2)).toHaveLength(2);
  });

  const waiting = async (today = TODAY, limit = 100) => {
    const { pastGrace, inGrace, dueSoon } = await days.waitingPremiums(today, limit);
    const premiums = await days.premiums([...pastGrace, ...inGrace, ...dueSoon], today);
    return premiums.map(({ policyNumber, dueDate, state }) => [policyNumber, dueDate, state]);
  };

  it('list what waits for a payment: past grace first, then in grace by the days left, then due within seven days', async () => {
    await dueOn('2026-11-28', { policyNumber: 'in seven days' });
    await dueOn('2026-11-29', { policyNumber: 'in eight days' });
    await dueOn('2026-11-21', { policyNumber: 'today, without grace', line: 'non-life' });
    await dueOn('2026-11-20', { policyNumber: 'since yesterday' });
    await dueOn('2026-10-21', { policyNumber: 'on the last day' });
    await dueOn('2026-10-20', { policyNumber: 'past grace' });
    await dueOn('2026-06-20', { policyNumber: 'not yet in force', force: 'not yet', application: 'applied' });
    await change((await dueOn('2026-10-20')).policy, { force: 'lapsed' });
    await change((await dueOn('2026-10-20')).policy, { application: 'declined' });
    await pay((await dueOn('2026-10-20', { policyNumber: 'paid' })).premiumId);
    const listed = await waiting();
    expect(listed).toEqual([
      ['not yet in force', '2026-06-20', 'past grace'],
      ['past grace', '2026-10-20', 'past grace'],
      ['on the last day', '2026-10-21', 'in grace'],
      ['since yesterday', '2026-11-20', 'in grace'],
      ['today, without grace', '2026-11-21', 'due'],
      ['in seven days', '2026-11-28', 'upcoming'],
    ]);
    expect(await waiting(TODAY, 1)).toEqual([listed[0], listed[2], listed[4]]);
  });

  it('list a policy once, with the premium that was due first, until it is paid or the policy ends', async () => {
    const { policy, premiumId } = await dueOn('2026-08-21', { policyNumber: 'P-1', mode: 'monthly' });
    const [first, second] = ['2026-08-21', '2026-09-21'];
    expect(await waiting('2026-09-21')).toEqual([['P-1', first, 'in grace']]);
    expect(await waiting('2026-09-22')).toEqual([['P-1', first, 'past grace']]);
    expect(await waiting('2027-09-22')).toEqual([['P-1', first, 'past grace']]);
    await pay(premiumId, 249_999);
    expect(await waiting()).toEqual([['P-1', first, 'past grace']]);
    await pay(premiumId, 1);
    expect(await waiting()).toEqual([['P-1', second, 'past grace']]);
    await change(policy, { force: 'lapsed' });
    expect(await waiting()).toEqual([]);
    await change(policy, { force: 'in force' });
    expect(await waiting()).toEqual([['P-1', second, 'past grace']]);
  });

  it('list a premium again whose payment was reversed', async () => {
    const { premiumId } = await dueOn('2026-11-22', { policyNumber: 'P-1' });
    const stored = await pay(premiumId);
    expect(await listed()).toEqual([]);
    await payments.takeBack(stored!.payment.id, ({ id, amount }) => ({
      reversal: { ...aPayment(premiumId), amount: -amount, reversalOf: id, reason: 'Bounced' },
      ...{ carried: [], instead: null },
    }));
    expect(await listed()).toEqual([['P-1', 'upcoming', null]]);
  });

  it('list anniversaries and maturities of policies in force, not the start itself', async () => {
    await add({ policyNumber: 'two years', startsOn: '2024-11-22' });
    await add({ policyNumber: 'starts', startsOn: '2026-11-22' });
    await add({ policyNumber: 'lapsed', startsOn: '2024-11-22', force: 'lapsed' });
    await add({ policyNumber: 'matures', startsOn: '2006-11-23', endsOn: '2026-11-23' });
    await add({ policyNumber: 'leap day', startsOn: '2024-02-29' });
    const found = await days.days(['2026-11-22', '2026-11-23', '2026-02-28', '2026-03-01'], 10);
    expect(
      found.map(({ kind, date, policyNumber, years, client }) => [
        kind,
        date,
        policyNumber,
        years,
        client.id,
      ]),
    ).toEqual([
      ['anniversary', '2026-11-22', 'two years', 2, owner.id],
      ['maturity', '2026-11-23', 'matures', 20, owner.id],
      ['anniversary', '2026-02-28', 'leap day', 2, owner.id],
    ]);
  });

  it('say of which bookings there is a policy', async () => {
    const { id } = await add();
    await database.write((tx) => tx.update(Policies, { id }, { saleId: 'booking' }));
    expect([...(await days.soldIn(['booking', 'other']))]).toEqual(['booking']);
  });

  const planned = async () => {
    outbox.changes.length = 0;
    await mails.plan();
    return outbox.changes.flatMap(({ add }) => add);
  };

  it('bring each reminder of today once, at nine in the office, filed under the policy', async () => {
    const { policy, premiumId } = await dueOn('2026-11-25', { policyNumber: 'P-1' });
    const inGrace = await dueOn('2026-10-25');
    await add({ startsOn: '2023-11-21', policyNumber: 'P-3', mode: 'single' });
    expect(await planned()).toEqual([
      {
        kind: 'premium_in_grace',
        data: expect.objectContaining({
          dueDate: '2026-10-25',
          graceEndsOn: '2026-11-25',
          owed: 250_000,
        }) as object,
        recipient: 'liza@sample.example',
        lead: { leadType: 'policy', leadId: inGrace.policy.id },
        dedupKey: `premium:${inGrace.premiumId}:grace ends`,
        dueAt: '2026-11-21T01:00:00.000Z',
        usefulUntil: '2026-11-25T16:00:00.000Z',
      },
      expect.objectContaining({
        kind: 'premium_due',
        data: {
          ...{
            policyId: policy.id,
            clientId: owner.id,
            firstName: 'Liza',
            insurer: 'Sun Life',
            policyNumber: 'P-1',
          },
          ...{ premiumId, dueDate: '2026-11-25', graceEndsOn: '2026-12-26', owed: 250_000, currency: 'PHP' },
        },
        dedupKey: `premium:${premiumId}:due`,
      }),
      expect.objectContaining({
        kind: 'policy_anniversary',
        data: expect.objectContaining({ years: 3, date: '2026-11-21', policyNumber: 'P-3' }) as object,
      }),
    ]);
  });

  it('bring none that is switched off, or without an address, or of a policy that is not in force', async () => {
    await dueOn('2026-11-25');
    Object.assign(switches, { premium_due: false, premium_in_grace: false });
    expect(await planned()).toEqual([]);
    Object.assign(switches, { premium_due: true });
    expect(await planned()).toHaveLength(1);
    owner = await addClient({ email: null });
    await dueOn('2026-11-25');
    owner = await addClient({ email: 'caller@no-email.invalid' });
    await dueOn('2026-11-25');
    owner = await addClient();
    await dueOn('2026-11-25', { force: 'not yet', application: 'applied' });
    expect(await planned()).toHaveLength(1);
  });

  it('are looked up once more when a reminder is sent', async () => {
    const { premiumId } = await dueOn('2026-11-25');
    const [mail] = await planned();
    const data = mail!.data as Parameters<typeof mails.premium>[1];
    await pay(premiumId, 50_000);
    expect(await mails.premium('premium_due', data)).toEqual({ data: { ...data, owed: 200_000 } });
    Object.assign(switches, { premium_due: false });
    expect(await mails.premium('premium_due', data)).toEqual({ refusal: 'The office has switched it off' });
    Object.assign(switches, { premium_due: true });
    clock.moveTo('2026-11-27T01:00:00.000Z');
    expect(await mails.premium('premium_due', data)).toEqual({ refusal: 'It is too late for it' });
    clock.moveTo(NOW);
    await pay(premiumId, 200_000);
    expect(await mails.premium('premium_due', data)).toEqual({ refusal: 'The premium is paid' });
    expect(await mails.premium('premium_due', { ...data, premiumId: 'gone' })).toMatchObject({
      refusal: /not in force/,
    });
  });

  it('withdraw the reminders of a premium in the unit of work that records its payment', async () => {
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
          keys: ['due', 'grace begins', 'grace ends'].map((occasion) => `premium:${premiumId}:${occasion}`),
          reason: 'The premium is paid',
        },
        add: [],
      },
    ]);
  });
});
