import type { Client } from '../../clients/client-queries.js';
import { rowOf } from '../../clients/store/client-rows.js';
import { Clients } from '../../clients/store/client.tables.js';
import { aClient } from '../../clients/testing/builders.js';
import type { Database } from '../../platform/database/database.js';
import type { NewPolicy, Policy } from '../domain/policy.js';
import { Policies, Premiums } from '../store/policy.tables.js';
import { aPolicy } from './builders.js';
import type { policiesOn } from './policies-on.js';

/** Clients with annual policies, in a database that each test begins without them. */
export function storedPolicies(database: Database, policies: ReturnType<typeof policiesOn>) {
  const addClient = async (changes: Partial<Client> = {}) => {
    const client = aClient(changes);
    await database.write((tx) => tx.insert(Clients, rowOf(client)));
    return client;
  };
  beforeEach(async () => {
    await database.write(async (tx) => {
      for (const table of [Policies, Premiums, Clients]) await tx.clear(table);
    });
    office.owner = await addClient();
  });
  const add = async (changes: Partial<NewPolicy> = {}): Promise<Policy> => {
    const policy = aPolicy({ clientId: office.owner.id, mode: 'annual', ...changes });
    await policies.add(policy);
    return policy;
  };
  const office = {
    /** Of the policies that are added. */
    owner: aClient(),
    addClient,
    add,
    /** One with a premium due on that day. */
    dueOn: async (date: string, changes: Partial<NewPolicy> = {}) => {
      const policy = await add({ startsOn: date, ...changes });
      const where = { policyId: policy.id, dueDate: date };
      return { policy, premiumId: (await database.reader.findOneByOrFail(Premiums, where)).id };
    },
    pay: (premiumId: string, amount = 250_000) => policies.pay(premiumId, { amount }),
  };
  return office;
}
