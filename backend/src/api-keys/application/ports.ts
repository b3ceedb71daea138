import type { Unit } from '../../platform/unit-of-work.js';
import type { ApiKey } from '../domain/api-key.js';

/** The uses of a key since they were stored last. */
export interface KeyUse {
  /** Of the last one. */
  readonly at: string;
  readonly address: string;
  readonly calls: number;
}

export abstract class ApiKeyRepository {
  /** The key with that hash, whether it is usable or not. */
  abstract findByHash(keyHash: string): Promise<ApiKey | null>;

  abstract add(unit: Unit, apiKey: ApiKey, keyHash: string): Promise<void>;

  /** The key stays as it is until the unit of work ends. Null for an unknown id. */
  abstract lock(unit: Unit, id: string): Promise<ApiKey | null>;

  abstract end(unit: Unit, id: string, at: string): Promise<void>;

  /** Adds uses on a day, and removes those of the days before `oldest`. */
  abstract addUses(unit: Unit, uses: ReadonlyMap<string, KeyUse>, day: string, oldest: string): Promise<void>;
}
