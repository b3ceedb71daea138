import { Injectable } from '@nestjs/common';
import { Invalid } from '../../platform/domain-error.js';
import { ActiveUsers } from '../../users/active-users.js';
import { ClientQueries } from '../client-queries.js';
import { type ClientDetails, isClientId } from '../domain/client.js';

/** The users and clients that the details of a client name. */
@Injectable()
export class ClientLinks {
  constructor(
    private readonly clients: ClientQueries,
    private readonly users: ActiveUsers,
  ) {}

  /**
   * Rejects an owner who is not an active user, and an id of no client, or of the client itself, as who referred; any other
   * text is a name.
   */
  async assertExist(details: Partial<ClientDetails>, self: string | null = null): Promise<void> {
    const { ownerId, referredBy } = details;
    if (ownerId && !(await this.users.byId(ownerId))) throw new Invalid({ ownerId: 'lead.owner-not-active' });
    if (!referredBy || !isClientId(referredBy)) return;
    if (referredBy === self || !(await this.clients.find(referredBy)))
      throw new Invalid({ referredBy: 'client.referrer-unknown' });
  }
}
