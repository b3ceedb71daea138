import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { addDays } from '../../calendar/domain/calendar-date.js';
import { StoppableJob } from '../../platform/stoppable-job.js';
import { UnitOfWork } from '../../platform/unit-of-work.js';
import { ApiKeyRepository, type KeyUse } from './ports.js';

/** Days with today. */
export const WATCHED_DAYS = 7;

/**
 * Counts how keys are used. No request waits for it: uses that come while others are stored are stored together. Those that
 * were not stored when the process was killed are lost.
 */
@Injectable()
export class CountKeyUses extends StoppableJob {
  private uses = new Map<string, KeyUse>();

  constructor(
    private readonly units: UnitOfWork,
    private readonly keys: ApiKeyRepository,
    private readonly time: BusinessTime,
  ) {
    super();
  }

  add(keyId: string, address: string): void {
    const calls = (this.uses.get(keyId)?.calls ?? 0) + 1;
    this.uses.set(keyId, { at: this.time.timestamp(), address, calls });
  }

  protected override async run(): Promise<null> {
    const uses = this.uses;
    if (uses.size === 0) return null;
    this.uses = new Map();
    const today = this.time.today();
    const oldest = addDays(today, 1 - WATCHED_DAYS);
    await this.units.run((unit) => this.keys.addUses(unit, uses, today, oldest));
    return null;
  }
}
