import { openedDatabase } from '../../app/testing/opened-database.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { personOfClients } from '../../platform/testing/personal-data.js';
import { LegalHoldTable } from '../../privacy/store/duties.tables.js';
import { aLegalHold } from '../../privacy/testing/builders.js';
import type { NewPolicy } from '../domain/policy.js';
import { policyTables } from '../testing/policy-tables.js';
import { Policies, PolicyVersions, PremiumPayments, Premiums } from './policy.tables.js';

describe.each(DATABASES)('policies for the privacy desk on $name', ({ create }) => {
  const database = openedDatabase(create);
  const { queries, personal, owner, addClient, add, change, premiums, pay } = policyTables(database);

  const erase = (...ids: string[]) => database.run((unit) => personal.erase(unit, personOfClients(...ids)));
  const assertNone = (...ids: string[]) =>
    database.run((unit) => personal.assertErasable(unit, personOfClients(...ids), 'ten years'));

  it('belong to owners and insured, with what was paid and the earlier states', async () => {
    const insured = await addClient();
    const policy = await add({ insured: insured.id });
    const payment = await pay((await premiums(policy.id))[0]!.id);
    const { after } = await change(policy.id, { remarks: 'x' });
    const held = [{ ...after, payments: [payment], cases: [], versions: await queries.versions(policy.id) }];
    expect((await personal.find(personOfClients(owner().id))).lists.policies).toEqual(held);
    expect((await personal.find(personOfClients(insured.id))).lists.policies).toEqual(held);
    expect((await personal.find(personOfClients())).lists.policies).toEqual([]);
  });

  it('in force keep owner and insured from being erased, naming the policy', async () => {
    const insured = await addClient();
    const { id } = await add({ insured: insured.id, policyNumber: 'P-1' });
    for (const clientId of [owner().id, insured.id])
      expect(await rejectionOf(assertNone(clientId))).toMatchObject({
        kind: 'Conflict',
        message: expect.stringMatching(/Sun Life Term 20 P-1\. .* ten years after/),
      });
    await change(id, { force: 'surrendered' });
    await assertNone(owner().id, insured.id);
  });

  it('are due for erasure when they ended long enough ago, apart from those of people under a legal hold', async () => {
    const end = { date: '2026-11-01', time: '2026-10-31T16:00:00.000Z' };
    const ended = async () => {
      const ids: string[] = [];
      for await (const id of personal.endedBefore(end)) ids.push(id);
      return ids;
    };
    const long = async (changes: Partial<NewPolicy>) => {
      const { id } = await add(changes);
      const at = '2026-10-31T15:59:59.000Z';
      await change(id, { remarks: 'x', ...changes }, at);
      return id;
    };
    const surrendered = await long({ force: 'surrendered' });
    const declined = await long({ force: 'not yet', application: 'declined' });
    await long({});
    await long({ force: 'matured', endsOn: '2026-11-01' });
    const late = await long({ force: 'lapsed' });
    await change(late, { remarks: 'y' });
    const other = await addClient({ email: 'held@x.example' });
    const held = await long({ force: 'lapsed', clientId: other.id });
    await database.write((tx) => tx.insert(LegalHoldTable, aLegalHold({ email: 'held@x.example' })));
    expect(await ended()).toEqual([surrendered, declined].sort());
    expect(await personal.eraseEnded(surrendered, end)).toBe(true);
    expect(await personal.eraseEnded(late, end)).toBe(false);
    expect(await rejectionOf(personal.eraseEnded(held, end))).toMatchObject({
      kind: 'Conflict',
      message: expect.stringContaining('legal hold'),
    });
    expect(await ended()).toEqual([declined]);
    expect(await queries.find(surrendered)).toBeNull();
    expect(await database.reader.countBy(PolicyVersions, { policyId: surrendered })).toBe(0);
  });

  it('are erased with their owner, everything of them; a client is taken out of those of others', async () => {
    const insured = await addClient();
    const policy = await add({ insured: insured.id, payor: insured.id, assignee: 'A bank' });
    const other = await add({ clientId: insured.id });
    await pay((await premiums(policy.id))[0]!.id);
    await change(policy.id, { remarks: 'x' });
    const recognised = () => database.run((unit) => personal.recognise(unit, personOfClients(insured.id)));
    expect(await recognised()).toEqual({ records: [{ kind: 'policy', id: other.id }] });
    expect(await erase(insured.id)).toEqual({ policies: 2 });
    expect(await queries.find(other.id)).toBeNull();
    expect(await queries.find(policy.id)).toMatchObject({
      insured: null,
      payor: null,
      assignee: 'A bank',
    });
    expect(await erase(owner().id)).toEqual({ policies: 1 });
    for (const table of [Policies, PolicyVersions, Premiums, PremiumPayments])
      expect(await database.reader.count(table)).toBe(0);
  });
});
