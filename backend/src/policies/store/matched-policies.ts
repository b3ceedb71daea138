import type { DescribedClient, ImportedOwners } from '../../clients/imported-owners.js';
import { type Transaction, unitOf } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { Said } from '../../platform/domain-error.js';
import type { ImportCandidate, ImportedFields, RowToMatch } from '../../platform/import-target.js';
import { nameKeyOf, numberKeyOf } from '../domain/name-keys.js';
import { peopleIn } from '../domain/policy.js';
import { OF_USE } from './delete-policy.js';
import { readPolicies, type ReadPolicyRow } from './policy-rows.js';
import type { ProductRow } from './policy.tables.js';

/** What a row of a file says, the policy that its id stands for, and the client whose it is; null for what is not known. */
interface DescribedPolicy {
  readonly fields: ImportedFields;
  readonly known: string | null;
  readonly clientId: string | null;
}

interface MatchedPolicy {
  readonly policy: ReadPolicyRow | null;
  /** Of the clients whom the policy names, by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly reason: 'sourceId' | 'policyNumber' | 'product';
  /** The usual ones of the product; null for an unknown one, and one without. */
  readonly graceDays: number | null;
}

/** The stored policies: by id, else by the number of the insurer, else by client, product and start. */
export async function matchedPolicies(
  reader: Transaction,
  owners: Pick<ImportedOwners, 'names'>,
  described: readonly DescribedPolicy[],
): Promise<MatchedPolicy[]> {
  const text = (fields: ImportedFields, name: string) =>
    typeof fields[name] === 'string' ? fields[name] : '';
  const forms = described.map(({ fields, known, clientId }) => ({
    known: known ?? '',
    clientId: clientId ?? '',
    startsOn: text(fields, 'startsOn'),
    line: text(fields, 'line'),
    insurer: nameKeyOf(text(fields, 'insurer')),
    product: nameKeyOf(text(fields, 'product')),
    number: text(fields, 'policyNumber') && numberKeyOf(text(fields, 'policyNumber')),
  }));
  const policies = [
    ...(await policiesBy(
      reader,
      'p.id',
      forms.map(({ known }) => known),
    )),
    ...(await policiesBy(
      reader,
      'p.numberKey',
      forms.map(({ number }) => number),
    )),
    ...(await policiesBy(
      reader,
      'p.clientId',
      forms.map(({ number, clientId }) => (number ? '' : clientId)),
    )),
  ];
  const products = await productsOf(
    reader,
    forms.map(({ insurer }) => insurer),
  );
  const names = await owners.names(unitOf(reader), policies.flatMap(peopleIn));
  return forms.map(({ known, clientId, startsOn, line, insurer, product, number }): MatchedPolicy => {
    const ofInsurer = policies.filter((policy) => nameKeyOf(policy.insurer) === insurer);
    const own = policies.find(({ id }) => id === known);
    const found =
      own ??
      ofInsurer.find((policy) =>
        number === ''
          ? policy.clientId === clientId &&
            policy.startsOn === startsOn &&
            nameKeyOf(policy.product) === product
          : policy.numberKey === number,
      );
    const sold = products.find(
      (one) => one.insurerKey === insurer && one.line === line && one.nameKey === product,
    );
    return {
      policy: found ?? null,
      names,
      reason: own ? 'sourceId' : number === '' ? 'product' : 'policyNumber',
      graceDays: sold?.graceDays ?? null,
    };
  });
}

interface Owner {
  /** Null for none, or a new client. */
  readonly client: { readonly id: string; readonly name: string } | null;
  /** Staff have said that it is another person than those who are here: the row makes the client too. */
  readonly isNew?: boolean;
  /** Why the row cannot be of its client. */
  readonly said?: Said;
  /** Of whom staff have to say whose it is. */
  readonly people?: readonly ImportCandidate[];
}

/**
 * Whose a row is; a stored policy stays with its client, `clientId`. Another person than those who were asked about is the only
 * one who agrees and was added since, such as by an earlier row, and else a new client.
 */
export function ownerOf(
  owner: DescribedClient,
  clientId: string | null,
  { decided, asked }: Pick<RowToMatch, 'decided' | 'asked'>,
): Owner {
  const other: Owner = { client: null, said: 'import.other-client' };
  if ('id' in owner) return clientId === null || clientId === owner.id ? { client: owner } : other;
  const { people } = owner;
  const isOther = decided === 'create';
  if (clientId !== null) {
    const own = people.find(({ id }) => id === clientId);
    if (people.length === 0 || own?.contradicts.length === 0) return { client: null };
    return isOther ? other : { client: null, people };
  }
  if (people.length === 0 && decided === null) return { client: null, said: 'import.client-unknown' };
  if (!isOther) return { client: null, people };
  const [since, ...more] = people.filter(
    ({ id, contradicts }) => contradicts.length === 0 && !asked.includes(id),
  );
  return since && more.length === 0 ? { client: since } : { client: null, isNew: true };
}

async function policiesBy(
  reader: Transaction,
  column: 'p.id' | 'p.numberKey' | 'p.clientId',
  values: readonly string[],
): Promise<ReadPolicyRow[]> {
  const wanted = [...new Set(values)].filter(Boolean);
  if (wanted.length === 0) return [];
  return reader.query(`${readPolicies()} WHERE ${column} IN (${placeholders(wanted)}) ORDER BY p.id`, wanted);
}

/** Those with payments, service cases and the like, or changes for other reasons than these. */
export async function usedPolicies(
  tx: Transaction,
  ids: readonly string[],
  byImports: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const places = placeholders(ids);
  const used = await tx.query<{ id: string }[]>(
    `SELECT r.policyId AS id FROM premium_payments y JOIN premiums r ON r.id = y.premiumId WHERE r.policyId IN (${places})
     ${OF_USE.map((table) => `UNION SELECT policyId FROM ${table} WHERE policyId IN (${places})`).join(' ')}
     UNION SELECT policyId FROM policy_versions
       WHERE policyId IN (${places}) AND (reason IS NULL OR reason NOT IN (${placeholders(byImports)}))`,
    [...ids, ...OF_USE.flatMap(() => ids), ...ids, ...byImports],
  );
  return used.map(({ id }) => id);
}

type SoldProduct = Pick<ProductRow, 'line' | 'nameKey' | 'graceDays'> & { readonly insurerKey: string };

async function productsOf(reader: Transaction, insurers: readonly string[]): Promise<SoldProduct[]> {
  const wanted = [...new Set(insurers)].filter(Boolean);
  if (wanted.length === 0) return [];
  return reader.query(
    `SELECT r.line, r.nameKey, r.graceDays, i.nameKey AS insurerKey FROM products r
     JOIN insurers i ON i.id = r.insurerId WHERE i.nameKey IN (${placeholders(wanted)})`,
    wanted,
  );
}
