import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { NotFound } from '../../platform/domain-error.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import type { ClientMessage } from '../domain/client.js';
import { SqlClients } from '../store/sql-clients.js';

/** Writes a note in the timeline of a client, as the signed-in user. Rejects an unknown client, and one that was merged. */
@Injectable()
export class AddClientNote {
  constructor(
    private readonly clients: SqlClients,
    private readonly live: LiveUpdates<ClientMessage>,
    private readonly time: BusinessTime,
  ) {}

  async execute(
    id: string,
    note: string,
    { id: userId, name }: { readonly id: string; readonly name: string },
  ): Promise<void> {
    const event = { actionType: 'note_added', actionDetails: note };
    const by = { actor: { id: userId, name }, at: this.time.timestamp() };
    if (!(await this.clients.addEvent(id, event, by))) throw new NotFound('client.unknown');
    this.live.publish({ type: 'client_updated', data: { id } });
  }
}
