import { Injectable } from '@nestjs/common';
import { ImportedOwners } from '../../clients/imported-owners.js';
import { isClientId } from '../../clients/client-queries.js';
import { ClientRecords } from '../../clients/client-records.js';
import { Database, transactionOf, unitOf } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { Invalid, type Said } from '../../platform/domain-error.js';
import type {
  ImportTarget,
  ChangedRecord,
  ImportedBy,
  ImportedFields,
  ImportedPerson,
  ImportMatch,
  ImportRecord,
  NewRecord,
  RecordFields,
  RowKeys,
  RowToMatch,
} from '../../platform/import-target.js';
import { ImportedChanges } from '../application/ports.js';
import { changePolicy, createPolicy, type Policy, policyName } from '../domain/policy.js';
import type { DecisionOrigin } from '../domain/policy-decision.js';
import { asOf } from '../domain/premium-plan.js';
import { updateClientSummary } from './client-summary.js';
import {
  areCorrected,
  changedTerms,
  detailsOf,
  fieldsOf,
  keysOfOwner,
  keysOfPolicy,
  laterDays,
  notByFile,
  ownerFieldsIn,
  ownerIn,
  ownerProblems,
  paidBeforeOf,
  partiesIn,
  policyFrom,
  ridersIn,
  rowIn,
  sameParties,
  textOf,
  usualOf,
} from './imported-fields.js';
import { deletePolicy } from './delete-policy.js';
import { matchedPolicies, ownerOf, usedPolicies } from './matched-policies.js';
import { ownersOf, placesOf } from './policy-places.js';
import { policyOf, readPolicies, type ReadPolicyRow } from './policy-rows.js';
import { nameOf } from '../../platform/values/name.js';
import { NO_EVIDENCE, type PersonEvidence } from '../../platform/values/evidence.js';
import type { Reading, Unit } from '../../platform/unit-of-work.js';

/** Why an import made a version. */
const CHANGED = 'Changed by an import';
const TAKEN_BACK = 'What an import had changed was put back';

/**
 * A policy stays with its client. One of another person than those who are here makes the client too, with the id of the
 * policy, by which an undo finds both.
 */
@Injectable()
export class SqlImportedPolicies implements ImportTarget {
  readonly decides = 'person';

  constructor(
    private readonly changes: ImportedChanges,
    private readonly database: Database,
    private readonly owners: ImportedOwners,
    private readonly clients: ClientRecords,
  ) {}

  survivors(reading: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.owners.survivors(reading, ids);
  }

  personOf(fields: RecordFields): ImportedPerson {
    return ownerIn(fields);
  }

  keysOf(fields: RecordFields): RowKeys {
    return keysOfPolicy(fields);
  }

  /** The number is the policy's; whose it is `match` says. */
  evidenceOf(): PersonEvidence {
    return NO_EVIDENCE;
  }

  async match(reading: Reading, rows: readonly RowToMatch[], by: ImportedBy): Promise<ImportMatch[]> {
    const reader = transactionOf(reading);
    const sources = await by.recordsOf(
      reading,
      'clients',
      rows.map(({ fields }) => textOf(fields.clientSourceId)),
    );
    const owners = await this.owners.describe(
      reading,
      rows.map(({ fields, decided }) => ({
        isDecided: isClientId(decided ?? ''),
        id: isClientId(decided ?? '') ? decided! : (sources.get(textOf(fields.clientSourceId)) ?? ''),
        ...this.personOf(fields),
      })),
    );
    const matched = await matchedPolicies(
      reader,
      this.owners,
      rows.map(({ fields, known }, place) => {
        const owner = owners[place]!;
        return { fields, known, clientId: 'id' in owner ? owner.id : null };
      }),
    );
    const known = await this.owners.names(
      reading,
      rows.flatMap(({ fields }) => partiesIn(fields).map(([, said]) => said)).filter(isClientId),
    );
    return rows.map((row, place): ImportMatch => {
      const { fields } = row;
      const { policy, names, reason, graceDays } = matched[place]!;
      const owner = owners[place]!;
      const { client, isNew = false, said: error, people } = ownerOf(owner, policy?.clientId ?? null, row);
      const unknown = partiesIn(fields).filter(([, said]) => isClientId(said) && !known.has(said));
      return {
        candidates: policy
          ? [{ id: policy.id, name: policyName(policy), reasons: [reason], contradicts: [] }]
          : [],
        ...(people && { people }),
        problems: {
          ...Object.fromEntries(unknown.map(([party]) => [party, 'policy.party-unknown' as const])),
          ...(error && { clientEmail: error }),
        },
        links: {
          ...(client && { clientId: client.id, client: client.name }),
          ...(isNew && { newClient: 'yes' }),
          ...(policy && sameParties(fields, policy, names)),
          ...(graceDays !== null && { graceDays: String(graceDays) }),
        },
        person: { keys: keysOfOwner(fields), isMade: isNew },
      };
    });
  }

  async read(reading: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, ImportRecord>> {
    const tx = transactionOf(reading);
    if (ids.length === 0) return new Map();
    const isLocked = tx.queryRunner && this.database.dialect === 'mysql';
    if (tx.queryRunner) await this.clients.lock(unitOf(tx), ownersOf(await placesOf(tx, ids)));
    const rows = await tx.query<(ReadPolicyRow & { firstName: string; lastName: string | null })[]>(
      `${readPolicies()} WHERE p.id IN (${placeholders(ids)}) ORDER BY p.id${isLocked ? ' FOR UPDATE' : ''}`,
      [...ids],
    );
    const clientIds = [...new Set(rows.map(({ clientId }) => clientId))];
    const names = await this.owners.names(reading, clientIds);
    const held = await this.clients.held(reading, clientIds);
    return new Map(
      rows.map((row) => {
        // all changes that are known are compared with the file
        const policy = asOf(policyOf(row), '9999-12-31');
        const fields = fieldsOf(policy, names.get(row.clientId) ?? '');
        return [row.id, { name: policyName(policy), fields, isHeld: held.has(row.clientId) }];
      }),
    );
  }

  decide(
    before: RecordFields | null,
    said: ImportedFields,
    links: Readonly<Record<string, string>>,
    by: ImportedBy,
  ) {
    const problems: Record<string, Said> = before ? notByFile(before, said, by) : {};
    const currency = textOf(said.currency).toUpperCase();
    if (currency !== '' && !/^[A-Z]{3}$/.test(currency)) problems.currency = 'policy.currency';
    if (said.premium === 0) problems.premium = 'import.amount';
    const { problem, ...paid } = paidBeforeOf(said, { ...before, ...said });
    if (problem) problems.paidBefore = problem;
    const isOwnerNew = before === null && Boolean(links.newClient);
    if (isOwnerNew) Object.assign(problems, ownerProblems(this.owners.problems(ownerIn(said), by)));
    if (Object.keys(problems).length > 0) return { problems };
    const row = { ...rowIn(before, said, links), ...paid, ...(currency && { currency }) };
    try {
      const policy = before
        ? changePolicy(policyFrom(before, '', by.at), detailsOf({ ...before, ...row }), by.at, by)
        : createPolicy(detailsOf({ ...usualOf(said, links, by.today), ...row }), '', by.at);
      const client = textOf(before?.clientFullName) || (links.client ?? nameOf(ownerIn(said)));
      return { after: { ...fieldsOf(policy, client), ...(isOwnerNew && ownerFieldsIn(said)) } };
    } catch (error) {
      if (error instanceof Invalid) return { problems: error.fields };
      throw error;
    }
  }

  async create(unit: Unit, records: readonly NewRecord[], by: ImportedBy): Promise<void> {
    const owners = records.filter(({ links }) => links.newClient);
    const people = owners.map(({ id, fields }) => ({ id, person: ownerIn(fields) }));
    await this.owners.create(unit, people, by);
    const clientOf = ({ id, links }: NewRecord) => (links.newClient ? id : (links.clientId ?? ''));
    await this.clients.lock(unit, [...new Set(records.map(clientOf))].sort());
    for (const record of records) {
      const { id, fields } = record;
      const policy = createPolicy({ ...detailsOf(fields), clientId: clientOf(record) }, id, by.at);
      await this.changes.add(unit, policy, originOf(by, null));
    }
  }

  async update(unit: Unit, records: readonly ChangedRecord[], by: ImportedBy): Promise<void> {
    const tx = transactionOf(unit);
    const ids = records.map(({ id }) => id);
    const places = await placesOf(tx, ids);
    await this.clients.lock(unit, ownersOf(places));
    for (const { id, fields, before, isUndo } of records) {
      const place = places.find((one) => one.id === id);
      if (!place) continue;
      const { clientId: _, ...details } = detailsOf(fields);
      const stated = changedTerms(detailsOf(before), details);
      const how = { kind: 'change', arrears: isUndo ? 'owed' : null, stated } as const;
      const first = areCorrected(by.options) ? ({ ...how, kind: 'correction' } as const) : how;
      const decide = (policy: Policy) =>
        changePolicy(policy, { ...details, riders: ridersIn(fields, policy.riders) }, by.at, by);
      const decisions = ({ upcoming }: Policy) => [
        { decide, how: { ...first, effectiveOn: null } },
        ...laterDays(upcoming, stated).map((effectiveOn) => ({ decide, how: { ...how, effectiveOn } })),
      ];
      const origin = originOf(by, isUndo ? TAKEN_BACK : CHANGED);
      await this.changes.change(unit, place, decisions, origin);
    }
  }

  async kept(reading: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, Said>> {
    const used = await usedPolicies(transactionOf(reading), ids, [CHANGED, TAKEN_BACK]);
    return new Map(used.map((id) => [id, 'import.used-since']));
  }

  async remove(unit: Unit, ids: readonly string[]): Promise<void> {
    const tx = transactionOf(unit);
    const places = await placesOf(tx, ids);
    const owners = ownersOf(places);
    await this.clients.lock(unit, owners);
    for (const { id } of places) await deletePolicy(tx, this.database, this.clients, id);
    for (const owner of owners) await updateClientSummary(tx, this.clients, owner);
    const unused = owners.filter((owner) => ids.includes(owner));
    await this.owners.removeUnused(unit, unused);
  }
}

function originOf({ actor, today }: ImportedBy, reason: string | null): DecisionOrigin {
  return { by: { id: actor.id ?? '', name: actor.name }, reason, today };
}
