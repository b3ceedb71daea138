import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { NotFound } from '../../platform/domain-error.js';
import { UnitOfWork } from '../../platform/unit-of-work.js';
import { ApiKeyRepository } from './ports.js';

/** Ends a key for good: from now on it opens nothing. One that was ended before stays as it is. Rejects an unknown key. */
@Injectable()
export class EndApiKey {
  constructor(
    private readonly units: UnitOfWork,
    private readonly keys: ApiKeyRepository,
    private readonly clock: Clock,
  ) {}

  async execute(id: string): Promise<void> {
    await this.units.run(async (unit) => {
      const apiKey = await this.keys.lock(unit, id);
      if (!apiKey) throw new NotFound('api-key.unknown');
      if (apiKey.endedAt === null) await this.keys.end(unit, id, this.clock.timestamp());
    });
  }
}
