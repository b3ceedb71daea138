import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { isSecretToken, secretTokenHash } from '../../platform/secret-token.js';
import { type ApiKey, isUsable, KEY_PREFIX } from '../domain/api-key.js';
import { ApiKeyRepository } from './ports.js';

/** The key with that text; null for one that is unknown, ended or expired. */
@Injectable()
export class FindUsableKey {
  constructor(
    private readonly keys: ApiKeyRepository,
    private readonly clock: Clock,
  ) {}

  async execute(key: string): Promise<ApiKey | null> {
    if (!key.startsWith(KEY_PREFIX) || !isSecretToken(key.slice(KEY_PREFIX.length))) return null;
    const apiKey = await this.keys.findByHash(secretTokenHash(key));
    return apiKey && isUsable(apiKey, this.clock.timestamp()) ? apiKey : null;
  }
}
