import { Injectable } from '@nestjs/common';
import { KeyNames } from '../../api-keys/key-names.js';
import { UserNames } from '../../users/user-names.js';
import type { RecordedEntry } from '../audit-entries.js';
import { apiKeyOf } from './audit.dto.js';

/** The names of those who did what is recorded. */
@Injectable()
export class ActorNames {
  constructor(
    private readonly users: UserNames,
    private readonly keys: KeyNames,
  ) {}

  /** By the ids of users and of API keys. */
  async of(entries: readonly RecordedEntry[]): Promise<ReadonlyMap<string, string>> {
    const users = await this.users.of(entries.flatMap(({ userId }) => userId ?? []));
    const keys = await this.keys.of(entries.flatMap((entry) => apiKeyOf(entry) ?? []));
    return new Map([...users, ...keys]);
  }
}
