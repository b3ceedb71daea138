import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { NotFound } from '../../platform/domain-error.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import { ClientQueries } from '../client-queries.js';
import { changeClient, type Client, type ClientDetails, type ClientMessage } from '../domain/client.js';
import { SqlClients } from '../store/sql-clients.js';
import { ClientLinks } from './client-links.js';

/**
 * Changes a client. Rejects an unknown one, what a new client rejects, and a change of an earlier state (client.ts). An
 * owner who was active at the time may stay.
 */
@Injectable()
export class ChangeClient {
  constructor(
    private readonly clients: SqlClients,
    private readonly queries: ClientQueries,
    private readonly links: ClientLinks,
    private readonly live: LiveUpdates<ClientMessage>,
    private readonly time: BusinessTime,
  ) {}

  async execute(id: string, change: Partial<ClientDetails>, ifUpdatedAt: string | null): Promise<Client> {
    const known = await this.queries.get(id);
    const { ownerId, referredBy } = change;
    await this.links.assertExist(
      {
        ...(ownerId !== known.ownerId && { ownerId }),
        ...(referredBy !== known.referredBy && { referredBy }),
      },
      id,
    );
    const moment = { at: this.time.timestamp(), today: this.time.today() };
    const stored = await this.clients.change(id, (client) =>
      changeClient(client, change, moment, ifUpdatedAt),
    );
    if (!stored) throw new NotFound('client.unknown');
    const { before, after } = stored;
    if (after !== before) this.live.publish({ type: 'client_updated', data: { id } });
    return after;
  }
}
