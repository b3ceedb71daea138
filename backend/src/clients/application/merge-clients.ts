import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import type { Actor, LeadRef } from '../../leads/lead-clients.js';
import type { LeadMessage } from '../../leads/lead-message.js';
import { Invalid } from '../../platform/domain-error.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import type { ClientMessage } from '../domain/client.js';
import { type KeptFields, mergeDetails } from '../domain/merge.js';
import { type Merged, SqlMerges, type Unmerged } from '../store/sql-merges.js';

/** Merges clients who are one person, and takes it back. */
@Injectable()
export class MergeClients {
  constructor(
    private readonly merges: SqlMerges,
    private readonly live: LiveUpdates<ClientMessage | LeadMessage>,
    private readonly time: BusinessTime,
  ) {}

  /**
   * Merges the other client into the first: it gets the fields that are kept, and everything that is linked to the other
   * one, who is not shown any more. Rejects a client with itself, unknown ones, those that were merged into another, and notes
   * or tags that are too many together.
   */
  async execute(id: string, otherId: string, keep: KeptFields, actor: Actor): Promise<Merged> {
    if (id === otherId) throw new Invalid({ otherId: 'merge.itself' });
    const merged = await this.merges.merge(
      { id, otherId },
      (client, other) => mergeDetails(client, other, keep),
      { actor, at: this.time.timestamp() },
    );
    this.announce([id, otherId], merged.leads);
    return merged;
  }

  /**
   * Takes a merge back, at any time: both clients have their fields and links from before it. What was changed since stays
   * with the first one, and is named. Rejects an unknown merge, one that was taken back, one with a newer merge on top of it,
   * and one that would lose an address under a legal hold.
   */
  async undo(mergeId: string, actor: Actor): Promise<Unmerged> {
    const unmerged = await this.merges.undo(mergeId, { actor, at: this.time.timestamp() });
    this.announce([unmerged.client.id, unmerged.other.id], unmerged.leads);
    return unmerged;
  }

  private announce(clientIds: readonly string[], leads: readonly LeadRef[]): void {
    for (const id of clientIds) this.live.publish({ type: 'client_updated', data: { id } });
    for (const { leadType, leadId } of leads)
      this.live.publish({ type: `${leadType}_updated`, data: { id: leadId } });
  }
}
