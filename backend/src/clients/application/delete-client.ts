import { Injectable } from '@nestjs/common';
import { NotFound } from '../../platform/domain-error.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import type { ClientMessage } from '../domain/client.js';
import { SqlClients } from '../store/sql-clients.js';

/** Deletes a client for good. Rejects an unknown one, one that another area needs, and a person under a legal hold. */
@Injectable()
export class DeleteClient {
  constructor(
    private readonly clients: SqlClients,
    private readonly live: LiveUpdates<ClientMessage>,
  ) {}

  async execute(id: string): Promise<void> {
    if (!(await this.clients.remove(id))) throw new NotFound('client.unknown');
    this.live.publish({ type: 'client_updated', data: { id } });
  }
}
