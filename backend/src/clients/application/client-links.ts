import { Injectable } from '@nestjs/common';
import { Invalid } from '../../platform/domain-error.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { ActiveUsers } from '../../users/active-users.js';
import { ClientQueries } from '../client-queries.js';
import { type ClientDetails, isClientId } from '../domain/client.js';
import { ClientHolds } from './ports.js';

/** What the details of a client name elsewhere: a user, another client, an address that may be under a legal hold. */
@Injectable()
export class ClientLinks {
  constructor(
    private readonly clients: ClientQueries,
    private readonly users: ActiveUsers,
    private readonly holds: ClientHolds,
  ) {}

  /**
   * Rejects an owner who is not an active user, and an id of no client as who referred; any other text is a name. Called
   * before the unit of work.
   */
  async assertExist({ ownerId, referredBy }: Partial<ClientDetails>): Promise<void> {
    if (ownerId && !(await this.users.byId(ownerId))) throw new Invalid({ ownerId: 'lead.owner-not-active' });
    if (referredBy && isClientId(referredBy) && !(await this.clients.find(referredBy)))
      throw new Invalid({ referredBy: 'client.referrer-unknown' });
  }

  /**
   * The same of a change; an owner who was active at the time may stay. Rejects an unknown client, and one that refers itself.
   */
  async assertChangeExists(id: string, { ownerId, referredBy }: Partial<ClientDetails>): Promise<void> {
    const known = await this.clients.get(id);
    if (referredBy === id && known.referredBy !== id)
      throw new Invalid({ referredBy: 'client.referrer-unknown' });
    await this.assertExist({
      ...(ownerId !== known.ownerId && { ownerId }),
      ...(referredBy !== known.referredBy && { referredBy }),
    });
  }

  /** Legal holds follow a corrected e-mail address. Rejects the removal of one under a hold. */
  followHolds(unit: Unit, before: ClientDetails, after: ClientDetails): Promise<void> {
    return this.holds.follow(unit, before.email, after.email);
  }
}
