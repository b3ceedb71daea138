import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { LEAD_TYPES } from '../../leads/desk-leads.js';
import type { Actor, LeadRef } from '../../leads/lead-clients.js';
import { newId } from '../../platform/clock.js';
import { Conflict, Invalid, NotFound } from '../../platform/domain-error.js';
import { type Client, shownClient } from '../domain/client.js';
import type { KeptFields, Links, Stayed } from '../domain/merge.js';
import { ClientUnits } from './client-units.js';
import { MergedRecords } from './merged-records.js';
import { MergeRepository } from './ports.js';

/** Merges clients who are one person, and takes it back. */
@Injectable()
export class MergeClients {
  constructor(
    private readonly units: ClientUnits,
    private readonly merges: MergeRepository,
    private readonly records: MergedRecords,
    private readonly time: BusinessTime,
  ) {}

  /**
   * Merges the other client into the first: it gets the fields that are kept, and everything that is linked to the other
   * one, who is not shown any more. Rejects a client with itself, unknown ones, those that were merged into another, and notes
   * or tags that are too many together.
   */
  async execute(
    id: string,
    otherId: string,
    keep: KeptFields,
    actor: Actor,
  ): Promise<{ mergeId: string; client: Client }> {
    if (id === otherId) throw new Invalid({ otherId: 'merge.itself' });
    const by = { actor, at: this.time.timestamp() };
    return this.units.run(async (unit) => {
      const record = await this.records.merge(unit, id, otherId, keep, by);
      const mergeId = newId();
      const merge = { id: mergeId, survivorId: id, otherId, record };
      await this.merges.add(unit, { ...merge, mergedAt: by.at, mergedByName: actor.name });
      const { client } = await this.records.lock(unit, merge);
      return {
        result: { mergeId, client: shownClient(client) },
        changed: [id],
        announced: [otherId],
        leads: leadsIn(record.moved),
      };
    });
  }

  /**
   * Takes a merge back, at any time: both clients have their fields and links from before it. What was changed since stays
   * with the first one, and is named. Rejects an unknown merge, one that was taken back, one with a newer merge on top of it,
   * and one that would lose an address under a legal hold.
   */
  undo(mergeId: string, actor: Actor): Promise<{ client: Client; other: Client; stayed: readonly Stayed[] }> {
    const by = { actor, at: this.time.timestamp() };
    return this.units.run(async (unit) => {
      const merge = await this.merges.lock(unit, mergeId);
      if (!merge) throw new NotFound('merge.unknown');
      const { record, survivorId, otherId } = merge;
      if (!record) throw new Conflict('merge.undone');
      const before = await this.records.lock(unit, merge);
      if (await this.merges.hasNewer(unit, mergeId, survivorId)) throw new Conflict('merge.newer-first');
      const { stayed, back } = await this.records.undo(unit, before.client, { ...merge, record }, by);
      await this.merges.end(unit, mergeId, by.at);
      const { client, other } = await this.records.lock(unit, merge);
      return {
        result: { client: shownClient(client), other: shownClient(other), stayed },
        changed: [survivorId, otherId],
        leads: leadsIn(back),
      };
    });
  }
}

function leadsIn(links: Links): LeadRef[] {
  return LEAD_TYPES.flatMap((leadType) => (links[leadType] ?? []).map((leadId) => ({ leadType, leadId })));
}
