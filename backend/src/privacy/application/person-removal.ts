import { Injectable } from '@nestjs/common';
import { type Person, personAt, PersonalData, personWith } from '../../platform/personal-data.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { LegalHolds } from './duty-ports.js';
import type { ErasedPerson, ErasureOrder } from './ports.js';

/** Removes what the areas hold about a person, part by part, in the unit of work of the caller. */
@Injectable()
export class PersonRemoval {
  constructor(
    private readonly data: PersonalData,
    private readonly holds: LegalHolds,
  ) {}

  /**
   * Null when nothing is held. Rejects under a legal hold, and while a policy of the person is in force unless the order says
   * otherwise.
   */
  async remove(unit: Unit, order: ErasureOrder): Promise<ErasedPerson | null> {
    const person = await this.recognised(unit, order);
    for (const part of this.data.parts) await part.assertErasable?.(unit, person, order.contractsKept);
    const erased = await this.erased(unit, person, order);
    // after the locks of the leads: an address that was corrected meanwhile may have brought a hold
    await this.holds.assertNone(unit, order.email);
    return erased;
  }

  /** The same of a person who was erased before, whatever keeps others. */
  async removeAgain(unit: Unit, order: ErasureOrder): Promise<ErasedPerson | null> {
    return this.erased(unit, await this.recognised(unit, order), order);
  }

  private async recognised(unit: Unit, order: ErasureOrder): Promise<Person> {
    let person = personAt(order.email, order.until);
    for (const part of this.data.parts)
      person = personWith(person, (await part.recognise?.(unit, person, order)) ?? {});
    return person;
  }

  private async erased(
    unit: Unit,
    person: Person,
    { mentions, erasedAt }: ErasureOrder,
  ): Promise<ErasedPerson | null> {
    const counts: Record<string, number> = {};
    for (const part of this.data.erasing) Object.assign(counts, await part.erase(unit, person, erasedAt));
    if (Object.values(counts).every((count) => count === 0)) return null;
    for (const { mentioning } of this.data.erasing) {
      if (!mentioning) continue;
      const chosen = mentions.filter(({ kind }) => kind === mentioning.kind).map(({ id }) => id);
      counts[mentioning.countedAs] =
        (counts[mentioning.countedAs] ?? 0) + (await mentioning.erase(unit, chosen));
    }
    return { person, counts };
  }
}
