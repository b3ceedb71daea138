import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../platform/clock.js';
import { newSecretToken, secretTokenHash } from '../../platform/secret-token.js';
import { UnitOfWork } from '../../platform/unit-of-work.js';
import { type ApiKey, createApiKey, KEY_PREFIX, type NewApiKey } from '../domain/api-key.js';
import { ApiKeyRepository } from './ports.js';

/** Makes a key. Its text is in the result and nowhere else: only its hash is stored. Rejects an expiry in the past. */
@Injectable()
export class MakeApiKey {
  constructor(
    private readonly units: UnitOfWork,
    private readonly keys: ApiKeyRepository,
    private readonly clock: Clock,
  ) {}

  async execute(
    wanted: NewApiKey,
    by: { readonly id: string; readonly name: string },
  ): Promise<{ readonly apiKey: ApiKey; readonly key: string }> {
    const key = `${KEY_PREFIX}${newSecretToken()}`;
    const apiKey = createApiKey(wanted, key, { id: newId(), at: this.clock.timestamp(), by });
    await this.units.run((unit) => this.keys.add(unit, apiKey, secretTokenHash(key)));
    return { apiKey, key };
  }
}
