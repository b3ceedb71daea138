import { Injectable } from '@nestjs/common';
import { assertNotHeld, followHolds } from '../../holds/held-people.js';
import { type Actor, LeadClients, type LeadRef } from '../../leads/lead-clients.js';
import { LEAD_TYPES } from '../../leads/desk-leads.js';
import { OutboundEvents } from '../../webhooks/outbound-events.js';
import { newId } from '../../platform/clock.js';
import { Database, type Transaction, unitOf } from '../../platform/database/database.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { Conflict, Invalid, NotFound } from '../../platform/domain-error.js';
import { recordClientActivity } from './client-timelines.js';
import { type ClientReference, ClientReferences } from '../client-references.js';
import { referringRows } from '../../platform/database/referring-rows.js';
import { type Client, type ClientDetails, isClientId } from '../domain/client.js';
import {
  detailsOf,
  type MergeRecord,
  readMergeRecord,
  type Stayed,
  undoDetails,
  undoLinks,
} from '../domain/merge.js';
import { clientOf, mergedError, rowOf } from './client-rows.js';
import { ClientMerges, type ClientRow, Clients } from './client.tables.js';
import { formerText } from './former-words.js';
import { mergeHouseholds, restoreHousehold } from './household-members.js';
import { mergedIds, survivorsOf } from './same-person.js';
import { hideClient, showClient } from './shown-clients.js';

interface By {
  readonly actor: Actor;
  readonly at: string;
}

export interface Merged {
  readonly mergeId: string;
  readonly client: Client;
  /** The leads that are linked to the client now. */
  readonly leads: readonly LeadRef[];
}

export interface Unmerged {
  readonly client: Client;
  readonly other: Client;
  readonly stayed: readonly Stayed[];
  /** The leads that are linked to the other client again. */
  readonly leads: readonly LeadRef[];
}

type Tie = Omit<ClientReference, 'refusal' | 'among'>;

const MERGED = { actionType: 'merged', actionDetails: 'Merged with another client' };
const UNMERGED = { actionType: 'unmerged', actionDetails: 'Merge with another client taken back' };

/** Merges of clients: records, with which everything can be put back. */
@Injectable()
export class SqlMerges {
  constructor(
    private readonly database: Database,
    private readonly leads: LeadClients,
    private readonly references: ClientReferences,
    private readonly events: OutboundEvents,
  ) {}

  /**
   * Merges the other client into the first, which gets the details that `decide` says and everything that is linked to the
   * other one. Rejects unknown clients, and those that were merged into another.
   */
  merge(
    { id, otherId }: { readonly id: string; readonly otherId: string },
    decide: (client: Client, other: Client) => ClientDetails,
    by: By,
  ): Promise<Merged> {
    return this.database.write(async (tx, atEnd) => {
      const { row, other } = await this.lockBoth(tx, id, otherId);
      if (!row) throw new NotFound('client.unknown');
      if (row.mergedInto !== null) throw mergedError(row.mergedInto);
      if (!other || other.mergedInto !== null) throw new Invalid({ otherId: 'client.unknown' });
      const client = clientOf(row);
      const after = decide(client, clientOf(other));
      const [own, moved]: [Record<string, readonly string[]>, Record<string, readonly string[]>] = [{}, {}];
      for (const tie of this.tiesOf(by)) {
        // a link between the two is none any more
        const others = (ids: string[]) => ids.filter((linked) => linked !== id && linked !== otherId);
        own[tie.kind] = others(await tie.of(unitOf(tx), id));
        moved[tie.kind] = others(await tie.of(unitOf(tx), otherId));
        await tie.move(unitOf(tx), moved[tie.kind]!, id);
      }
      const changed = changedRow({ ...client, ...after, updatedAt: by.at });
      await tx.update(Clients, { id }, { ...changed, formerText: formerText(changed, [row, other]) });
      const households = await mergeHouseholds(tx, row, other);
      const absorbed = await mergedIds(tx, otherId);
      await hideClient(tx, atEnd, otherId, id);
      const { emailKey, searchText } = row;
      const record: MergeRecord = {
        before: detailsOf(client),
        after,
        own,
        moved,
        households,
        absorbed,
        former: row.formerText,
      };
      const mergeId = newId();
      await tx.insert(ClientMerges, {
        ...{ id: mergeId, survivorId: id, otherId, emailKey, searchText, record: JSON.stringify(record) },
        ...{ mergedAt: by.at, mergedByName: by.actor.name, undoneAt: null },
      });
      await recordClientActivity(tx, id, MERGED, by);
      await this.events.publish(unitOf(tx), [{ type: 'client.updated', id }]);
      return { mergeId, client: await clientIn(tx, id), leads: refsIn(moved) };
    });
  }

  /**
   * Takes a merge back: both clients have what they had before. What was changed since stays with the first, and is named.
   * Rejects an unknown merge, one that was taken back, one with a newer merge on top of it, and one that would lose an
   * address under a legal hold.
   */
  undo(mergeId: string, by: By): Promise<Unmerged> {
    return this.database.write(async (tx, atEnd) => {
      const merge = await tx.findOne(ClientMerges, { where: { id: mergeId }, ...this.database.rowLock });
      if (!merge) throw new NotFound('merge.unknown');
      if (merge.undoneAt !== null) throw new Conflict('merge.undone');
      const { survivorId: id, otherId } = merge;
      const { row, other } = await this.lockBoth(tx, id, otherId);
      if (!row || !other) throw new NotFound('merge.unknown');
      if (await hasNewer(tx, mergeId, id)) throw new Conflict('merge.newer-first');
      const { before, after, own, moved, households, absorbed, former } = readMergeRecord(merge.record);
      const now = clientOf(row);
      const { details, stayed: fields } = undoDetails({ before, after }, now);
      const stayed: Stayed[] = fields.map((field) => ({ kind: 'field', id: field }));
      await showClient(tx, atEnd, otherId, absorbed);
      const referredBy = await referrerNow(tx, details.referredBy);
      const restored = changedRow({ ...now, ...details, referredBy, updatedAt: by.at });
      await tx.update(Clients, { id }, { ...restored, formerText: former });
      // an address that is not put back leaves the records here
      if (merge.emailKey !== '' && fields.includes('email'))
        await (restored.emailKey === ''
          ? assertNotHeld(tx, [merge.emailKey])
          : followHolds(tx, merge.emailKey, restored.emailKey));
      const back: Record<string, readonly string[]> = {};
      for (const tie of this.tiesOf(by)) {
        const known = { own: own[tie.kind] ?? [], moved: moved[tie.kind] ?? [] };
        const links = (await tie.of(unitOf(tx), id)).filter((linked) => linked !== otherId);
        const undone = undoLinks(known, links);
        await tie.move(unitOf(tx), undone.back, otherId);
        back[tie.kind] = undone.back;
        stayed.push(...undone.stayed.map((linked) => ({ kind: tie.kind, id: linked })));
      }
      for (const household of households)
        if (!(await restoreHousehold(tx, household))) stayed.push({ kind: 'household', id: household.id });
      await recordClientActivity(tx, id, UNMERGED, by);
      const both = [id, otherId].map((changed) => ({ type: 'client.updated', id: changed }) as const);
      await this.events.publish(unitOf(tx), both);
      await tx.update(
        ClientMerges,
        { id: mergeId },
        { undoneAt: by.at, record: '{}', emailKey: '', searchText: '' },
      );
      return {
        client: await clientIn(tx, id),
        other: await clientIn(tx, otherId),
        stayed,
        leads: refsIn(back),
      };
    });
  }

  /** Both in the order of their ids, so that two merges of the same clients wait for each other. */
  private async lockBoth(tx: Transaction, id: string, otherId: string) {
    const lock = this.database.dialect === 'mysql' ? ' FOR UPDATE' : '';
    const rows = await tx.query<ClientRow[]>(
      `SELECT * FROM clients WHERE id IN (?, ?) ORDER BY id${lock}`,
      [id, otherId].sort(),
    );
    return { row: rows.find((row) => row.id === id), other: rows.find((row) => row.id === otherId) };
  }

  private tiesOf(by: By): readonly Tie[] {
    return [
      ...LEAD_TYPES.map((leadType) => ({
        kind: leadType,
        of: (unit: Unit, clientId: string) => this.leads.of(unit, leadType, clientId),
        move: async (unit: Unit, ids: readonly string[], clientId: string) => {
          for (const leadId of ids) await this.leads.link(unit, { leadType, leadId }, clientId, by);
        },
      })),
      REFERRALS,
      ...this.references.all,
    ];
  }
}

/** The clients whom a client referred. */
const REFERRALS = { kind: 'referral', ...referringRows('clients', 'referredBy') };

/** Without what follows from the policies: they have been moved since the client was read, or are about to be. */
function changedRow(client: Client) {
  const { policiesInForce: _, nextPremiumDue: __, ...row } = rowOf(client);
  return row;
}

async function clientIn(tx: Transaction, id: string): Promise<Client> {
  return clientOf(await tx.findOneByOrFail(Clients, { id }));
}

function refsIn(links: Readonly<Record<string, readonly string[]>>): LeadRef[] {
  return LEAD_TYPES.flatMap((leadType) => (links[leadType] ?? []).map((leadId) => ({ leadType, leadId })));
}

/** Whether the client took part in a merge after that one. */
async function hasNewer(tx: Transaction, mergeId: string, clientId: string): Promise<boolean> {
  const newer = await tx.query<object[]>(
    `SELECT id FROM client_merges WHERE id > ? AND undoneAt IS NULL AND (survivorId = ? OR otherId = ?) LIMIT 1`,
    [mergeId, clientId, clientId],
  );
  return newer.length > 0;
}

/** Who referred a client, when that is put back: a client may have been merged or deleted since. */
async function referrerNow(tx: Transaction, referredBy: string | null): Promise<string | null> {
  if (referredBy === null || !isClientId(referredBy)) return referredBy;
  const [survivor] = await survivorsOf(tx, [referredBy]);
  return survivor ?? null;
}
