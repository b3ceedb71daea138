import { Injectable } from '@nestjs/common';
import { assertNotHeld, followHolds } from '../../holds/held-people.js';
import {
  affected,
  type AtEnd,
  Database,
  type Transaction,
  unitOf,
} from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { Invalid, NotFound } from '../../platform/domain-error.js';
import { OutboundEvents } from '../../webhooks/outbound-events.js';
import { type Actor, LeadClients, type LeadPerson, type LeadRef } from '../../leads/lead-clients.js';
import type { ClientEvent } from '../client-activity.js';
import { recordClientActivity } from './client-timelines.js';
import { ClientReferences } from '../client-references.js';
import type { Client } from '../domain/client.js';
import { clientOf, mergedError, rowOf } from './client-rows.js';
import { type ClientRow, Clients } from './client.tables.js';
import { leaveHousehold } from './household-members.js';
import { addressesOf, mergedIds } from './same-person.js';
import { deleteClients, insertClients } from './shown-clients.js';

/** The client that a lead is linked to now. */
export interface LinkedClient {
  readonly client: Client;
  readonly isNew: boolean;
  /** False when it was linked to the client before. */
  readonly isChanged: boolean;
}

@Injectable()
export class SqlClients {
  constructor(
    private readonly database: Database,
    private readonly leads: LeadClients,
    private readonly references: ClientReferences,
    private readonly events: OutboundEvents,
  ) {}

  add(client: Client): Promise<void> {
    return this.database.write((tx, atEnd) => this.insert(tx, atEnd, client));
  }

  /**
   * Applies `decide` to the locked, current client and returns it before and after; the same object means no change. Null
   * for an unknown id. A legal hold follows a corrected e-mail address; rejects the removal of one under a hold, and a client
   * that was merged into another.
   */
  change(id: string, decide: (client: Client) => Client): Promise<{ before: Client; after: Client } | null> {
    return this.locked(id, async (tx, row) => {
      const before = clientOf(row);
      const after = decide(before);
      if (after === before) return { before, after };
      const changed = rowOf(after);
      if (row.emailKey !== '' && changed.emailKey === '') await assertNotHeld(tx, [row.emailKey]);
      await tx.update(Clients, { id }, changed);
      if (row.emailKey !== '') await followHolds(tx, row.emailKey, changed.emailKey);
      await this.events.publish(unitOf(tx), [{ type: 'client.updated', id }]);
      return { before, after };
    });
  }

  /** Adds an event to the timeline; false for an unknown client. Rejects one that was merged into another. */
  async addEvent(id: string, event: ClientEvent, by: { readonly actor: Actor; readonly at: string }) {
    const added = await this.locked(id, async (tx) => {
      await recordClientActivity(tx, id, event, by);
      return true;
    });
    return added ?? false;
  }

  /**
   * Links a lead to the client with that id, or without an id to the one that it has, or else to the one that `make` makes
   * of it. Rejects an unknown lead, an unknown client and one that was merged into another, and another client for a lead whose
   * person or client is under a legal hold.
   */
  link(
    ref: LeadRef,
    clientId: string | null,
    make: (lead: LeadPerson) => Client,
    by: { readonly actor: Actor; readonly at: string },
  ): Promise<LinkedClient> {
    return this.database.write(async (tx, atEnd) => {
      const lead = await this.leads.lock(unitOf(tx), ref);
      if (!lead) throw new NotFound('lead.unknown');
      const wanted = clientId ?? lead.clientId;
      if (wanted === null) {
        const client = make(lead);
        await this.insert(tx, atEnd, client);
        return { client, isNew: true, isChanged: await this.leads.link(unitOf(tx), ref, client.id, by) };
      }
      const row = await tx.findOne(Clients, { where: { id: wanted }, ...this.database.rowLock });
      if (!row) throw new Invalid({ clientId: 'client.unknown' });
      if (row.mergedInto !== null) throw mergedError(row.mergedInto);
      if (lead.clientId !== null && lead.clientId !== wanted) await this.assertNotHeld(tx, lead.clientId);
      return {
        client: clientOf(row),
        isNew: false,
        isChanged: await this.leads.link(unitOf(tx), ref, wanted, by),
      };
    });
  }

  /** Returns whether the lead was linked. Rejects an unknown lead, and when its person or the client is under a legal hold. */
  unlink(ref: LeadRef, by: { readonly actor: Actor; readonly at: string }): Promise<boolean> {
    return this.database.write(async (tx) => {
      const lead = await this.leads.lock(unitOf(tx), ref);
      if (!lead) throw new NotFound('lead.unknown');
      if (lead.clientId !== null) await this.assertNotHeld(tx, lead.clientId);
      return this.leads.link(unitOf(tx), ref, null, by);
    });
  }

  /**
   * Deletes the client with those that were merged into it, also as who referred others and as a member of a household, and
   * unlinks the leads; null for an unknown id. Rejects when the person, or that of a lead, is under a legal hold, another area
   * needs the client, or it was merged into another.
   */
  remove(id: string): Promise<Client | null> {
    return this.locked(id, async (tx, row, atEnd) => {
      await this.assertNotHeld(tx, id);
      await this.references.assertNone(unitOf(tx), id);
      await deleteClient(tx, atEnd, this.leads, id);
      return clientOf(row);
    });
  }

  private async assertNotHeld(tx: Transaction, id: string): Promise<void> {
    await assertNotHeld(tx, await addressesOf(tx, id));
    await this.leads.assertNotHeld(unitOf(tx), id);
  }

  private async insert(tx: Transaction, atEnd: AtEnd, client: Client): Promise<void> {
    await insertClients(tx, atEnd, [client]);
    await this.events.publish(unitOf(tx), [{ type: 'client.updated', id: client.id }]);
  }

  private locked<T>(
    id: string,
    work: (tx: Transaction, row: ClientRow, atEnd: AtEnd) => Promise<T>,
  ): Promise<T | null> {
    return this.database.write(async (tx, atEnd) => {
      const row = await tx.findOne(Clients, { where: { id }, ...this.database.rowLock });
      if (row && row.mergedInto !== null) throw mergedError(row.mergedInto);
      return row && work(tx, row, atEnd);
    });
  }
}

/**
 * Deletes a client with those that were merged into it and their timelines, also as who referred others and as a member of a
 * household, and unlinks the leads, in the unit of work of the caller.
 */
export async function deleteClient(
  tx: Transaction,
  atEnd: AtEnd,
  leads: LeadClients,
  id: string,
): Promise<void> {
  await leaveHousehold(tx, id);
  await leads.unlinkAll(unitOf(tx), id);
  const ids = [id, ...(await mergedIds(tx, id))];
  const places = placeholders(ids);
  await affected(tx, `UPDATE clients SET referredBy = NULL WHERE referredBy IN (${places})`, ids);
  await affected(tx, `DELETE FROM client_merges WHERE survivorId IN (${places}) OR otherId IN (${places})`, [
    ...ids,
    ...ids,
  ]);
  await affected(tx, `DELETE FROM client_activity WHERE clientId IN (${places})`, ids);
  await deleteClients(tx, atEnd, ids);
}
