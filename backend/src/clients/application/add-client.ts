import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { newId } from '../../platform/clock.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import { type Client, type ClientMessage, createClient, type NewClient } from '../domain/client.js';
import { SqlClients } from '../store/sql-clients.js';
import { ClientLinks } from './client-links.js';

/** Adds a client. Rejects an impossible date of birth, an owner who is not active, and an unknown client who referred. */
@Injectable()
export class AddClient {
  constructor(
    private readonly clients: SqlClients,
    private readonly links: ClientLinks,
    private readonly live: LiveUpdates<ClientMessage>,
    private readonly time: BusinessTime,
  ) {}

  async execute(details: NewClient): Promise<Client> {
    const moment = { at: this.time.timestamp(), today: this.time.today() };
    const client = createClient(details, newId(), moment);
    await this.links.assertExist(client);
    await this.clients.add(client);
    this.live.publish({ type: 'client_updated', data: { id: client.id } });
    return client;
  }
}
