import { Injectable } from '@nestjs/common';
import { NotFound } from '../../platform/domain-error.js';
import { type Unit, UnitOfWork } from '../../platform/unit-of-work.js';
import type { Suspicion } from '../domain/suspicion.js';
import { UndecidedSubmissions } from './ports.js';

/** Deletes suspected submissions. Rejects chosen ones whose sender is under a legal hold. */
@Injectable()
export class DiscardSubmissions {
  constructor(
    private readonly units: UnitOfWork,
    private readonly submissions: UndecidedSubmissions,
  ) {}

  /** Rejects one that is gone. */
  one(id: string): Promise<void> {
    return this.units.run(async (unit) => {
      if ((await this.remove(unit, [id])) === 0) throw new NotFound('submission.gone');
    });
  }

  /** Those that exist; returns their number. */
  some(ids: readonly string[]): Promise<number> {
    return this.units.run((unit) => this.remove(unit, ids));
  }

  /** All of that reason but those of people under a legal hold; returns their number. */
  all(reason: Suspicion): Promise<number> {
    return this.submissions.removeAll(reason);
  }

  private async remove(unit: Unit, ids: readonly string[]): Promise<number> {
    await this.submissions.assertNotHeld(unit, ids);
    return this.submissions.remove(unit, ids);
  }
}
