import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { newId } from '../../platform/clock.js';
import { NotFound } from '../../platform/domain-error.js';
import type { Unit } from '../../platform/unit-of-work.js';
import {
  assertFree,
  changeHousehold,
  createHousehold,
  type Household,
  type HouseholdDetails,
  type HouseholdMember,
} from '../domain/household.js';
import { type ClientAct, ClientUnits } from './client-units.js';
import { HouseholdRepository } from './ports.js';

/** Makes, changes and dissolves households. The consoles hear of it as changes of the members. */
@Injectable()
export class ChangeHouseholds {
  constructor(
    private readonly units: ClientUnits,
    private readonly households: HouseholdRepository,
    private readonly time: BusinessTime,
  ) {}

  /** Rejects any number of heads but one, and members who are twice in it, no clients, or in another household. */
  add(details: HouseholdDetails): Promise<Household> {
    const household = createHousehold(details, newId(), this.time.timestamp());
    return this.units.run(async (unit) => {
      await this.assertFree(unit, household);
      await this.households.add(unit, household);
      return { result: household, announced: idsOf(household.members) };
    });
  }

  /** Rejects an unknown household, what a new one rejects, and a change of an earlier state (household.ts). */
  change(id: string, change: Partial<HouseholdDetails>, ifUpdatedAt: string | null): Promise<Household> {
    const at = this.time.timestamp();
    return this.withHousehold(id, async (unit, before) => {
      const after = changeHousehold(before, change, at, ifUpdatedAt);
      if (after === before) return { result: before };
      await this.assertFree(unit, after);
      await this.households.save(unit, before, after);
      return { result: after, announced: idsOf([...before.members, ...after.members]) };
    });
  }

  /** The members stay clients, without a household. Rejects an unknown one. */
  dissolve(id: string): Promise<void> {
    return this.withHousehold(id, async (unit, household) => {
      await this.households.save(unit, household, { ...household, members: [] });
      return { result: undefined, announced: idsOf(household.members) };
    });
  }

  private withHousehold<T>(
    id: string,
    work: (unit: Unit, household: Household) => Promise<ClientAct<T>>,
  ): Promise<T> {
    return this.units.run(async (unit) => {
      const household = await this.households.lock(unit, id);
      if (!household) throw new NotFound('household.unknown');
      return work(unit, household);
    });
  }

  private async assertFree(unit: Unit, household: Household): Promise<void> {
    assertFree(household, await this.households.placesOf(unit, idsOf(household.members)));
  }
}

function idsOf(members: readonly HouseholdMember[]): string[] {
  return members.map(({ clientId }) => clientId);
}
