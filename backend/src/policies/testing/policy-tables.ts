import type { Client } from '../../clients/client-queries.js';
import { rowOf } from '../../clients/store/client-rows.js';
import { Clients } from '../../clients/store/client.tables.js';
import { aClient } from '../../clients/testing/builders.js';
import { clientsOn } from '../../clients/testing/clients-on.js';
import { newId } from '../../platform/clock.js';
import type { Database } from '../../platform/database/database.js';
import type { NewPolicy, Policy, PolicyChange } from '../domain/policy.js';
import type { HowChanged } from '../domain/premium-changes.js';
import type { PolicyPageRequest, PolicySort } from '../policy-queries.js';
import { policyReferences } from '../store/client-summary.js';
import {
  BookCounters,
  Insurers,
  Policies,
  PolicyVersions,
  PremiumPayments,
  Premiums,
  Products,
} from '../store/policy.tables.js';
import { SqlPersonalPolicies } from '../store/sql-personal-policies.js';
import { SqlPolicyQueries } from '../store/sql-policy-queries.js';
import { aPolicy, decided } from './builders.js';
import { officeTime, policiesOn } from './policies-on.js';

// of the office; in UTC it is the day before
export const NOW = '2026-11-20T17:00:00.000Z';
export const TODAY = '2026-11-21';

/** The tables of policies in a database, empty before each test but for an owner, with what their suites do. */
export function policyTables(database: Database) {
  const { queries: clients, records, references, merge, undo } = clientsOn(database);
  references.register(...policyReferences(records));
  const policies = policiesOn(database, NOW);
  const queries = new SqlPolicyQueries(database, officeTime(NOW), clients);
  const personal = new SqlPersonalPolicies(database, queries, records);
  let owner: Client;

  const addClient = async (changes: Partial<Client> = {}) => {
    const client = aClient(changes);
    await database.write((tx) => tx.insert(Clients, rowOf(client)));
    return client;
  };
  beforeEach(async () => {
    await database.write(async (tx) => {
      await tx.clear(BookCounters);
      for (const table of [Insurers, Products, Policies, PolicyVersions, Premiums, PremiumPayments, Clients])
        await tx.clear(table);
    });
    owner = await addClient();
  });

  const add = async (changes: Partial<NewPolicy> = {}, id = newId()): Promise<Policy> => {
    const policy = { ...aPolicy({ clientId: owner.id, ...changes }), id };
    await policies.add(policy);
    return policy;
  };
  const change = (id: string, changes: PolicyChange, at = NOW, how: Partial<HowChanged> = {}) =>
    policies.change(id, decided(changes, { at, today: TODAY }, how), 'Asked by phone');
  const premiums = async (id: string) => (await queries.premiums(id)) ?? [];
  const due = async (id: string) => (await premiums(id)).map(({ dueDate }) => dueDate);
  const pay = (premiumId: string, amount = 250_000) => policies.pay(premiumId, { amount });
  const page = (
    filter: PolicyPageRequest['filter'],
    sort: PolicySort = 'policyNumber',
    range = { offset: 0, limit: 10 },
  ) => queries.page({ filter, sort, order: 'ASC', range });
  const found = async (filter: PolicyPageRequest['filter']) =>
    (await page(filter)).rows.map(({ policyNumber }) => policyNumber);
  return {
    clients,
    references,
    merge,
    undo,
    policies,
    queries,
    personal,
    owner: () => owner,
    addClient,
    add,
    change,
    premiums,
    due,
    pay,
    page,
    found,
  };
}
