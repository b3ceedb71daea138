import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { NotFound } from '../../platform/domain-error.js';
import { SqlApiKeys } from '../store/sql-api-keys.js';

/** Ends a key for good: from now on it opens nothing. One that was ended before stays as it is. Rejects an unknown key. */
@Injectable()
export class EndApiKey {
  constructor(
    private readonly keys: SqlApiKeys,
    private readonly clock: Clock,
  ) {}

  async execute(id: string): Promise<void> {
    if (!(await this.keys.end(id, this.clock.timestamp()))) throw new NotFound('api-key.unknown');
  }
}
