import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { newId } from '../../platform/clock.js';
import { NotFound } from '../../platform/domain-error.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import type { ClientMessage } from '../domain/client.js';
import {
  changeHousehold,
  createHousehold,
  type Household,
  type HouseholdDetails,
  type HouseholdMember,
} from '../domain/household.js';
import { SqlHouseholds } from '../store/sql-households.js';

/** Makes, changes and dissolves households. The consoles hear of it as changes of the members. */
@Injectable()
export class KeepHouseholds {
  constructor(
    private readonly households: SqlHouseholds,
    private readonly live: LiveUpdates<ClientMessage>,
    private readonly time: BusinessTime,
  ) {}

  /** Rejects any number of heads but one, and members who are twice in it, no clients, or in another household. */
  async add(details: HouseholdDetails): Promise<Household> {
    const household = createHousehold(details, newId(), this.time.timestamp());
    await this.households.add(household);
    this.announce(household.members);
    return household;
  }

  /** Rejects an unknown household, what a new one rejects, and a change of an earlier state (household.ts). */
  async change(
    id: string,
    change: Partial<HouseholdDetails>,
    ifUpdatedAt: string | null,
  ): Promise<Household> {
    const at = this.time.timestamp();
    const stored = await this.households.change(id, (household) =>
      changeHousehold(household, change, at, ifUpdatedAt),
    );
    if (!stored) throw new NotFound('household.unknown');
    const { before, after } = stored;
    if (after !== before) this.announce([...before.members, ...after.members]);
    return after;
  }

  /** The members stay clients, without a household. Rejects an unknown one. */
  async dissolve(id: string): Promise<void> {
    const household = await this.households.remove(id);
    if (!household) throw new NotFound('household.unknown');
    this.announce(household.members);
  }

  private announce(members: readonly HouseholdMember[]): void {
    for (const id of new Set(members.map(({ clientId }) => clientId)))
      this.live.publish({ type: 'client_updated', data: { id } });
  }
}
