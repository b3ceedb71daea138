import { Injectable } from '@nestjs/common';
import { type AuditEntry, AuditTrail } from '../../audit/audit-trail.js';
import { UnitOfWork } from '../../platform/unit-of-work.js';
import type { LedgerEntry } from '../domain/erasure.js';
import { PrivacyRequests } from './duty-ports.js';
import { PersonRemoval } from './person-removal.js';
import { type ErasedPerson, type ErasureOrder, Erasures } from './ports.js';

/** Erases people, each in a unit of work with what is kept of the erasure. */
@Injectable()
export class ErasureUnits {
  constructor(
    private readonly units: UnitOfWork,
    private readonly removal: PersonRemoval,
    private readonly erasures: Erasures,
    private readonly requests: PrivacyRequests,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Removes everything of a person, together with the record that `record` makes of it and the entry of the audit trail; their
   * requests are forgotten. Null, and nothing is stored, when nothing is held. What `record` throws undoes everything. Rejects
   * what `PersonRemoval` rejects.
   */
  erase(
    order: ErasureOrder,
    record: (erased: ErasedPerson) => { readonly entry: LedgerEntry; readonly audit: AuditEntry },
  ): Promise<ErasedPerson | null> {
    return this.units.run(async (unit) => {
      const erased = await this.removal.remove(unit, order);
      if (!erased) return null;
      const { entry, audit } = record(erased);
      await this.erasures.add(unit, entry);
      const { erasedAt: at, erasedByName: byName } = entry;
      await this.requests.forget(unit, { email: order.email, until: null, at, byName });
      await this.audit.recordIn(unit, audit);
      return erased;
    });
  }

  /** The same for an erasure that has a record; returns whether anything was there. */
  eraseAgain(order: ErasureOrder): Promise<boolean> {
    const { email, until, erasedAt: at } = order;
    return this.units.run(async (unit) => {
      if (!(await this.removal.removeAgain(unit, order))) return false;
      await this.requests.forget(unit, { email, until, at, byName: null });
      return true;
    });
  }

  /** These erasures are applied to a restored database, in which so many of the people were. */
  async applied(entries: readonly LedgerEntry[], people: number): Promise<void> {
    await this.erasures.applied(entries.map(({ id }) => id));
    const details = { people, erasures: entries.length };
    await this.audit.record({ action: 'privacy.restore.erasures', userId: null, details });
  }
}
