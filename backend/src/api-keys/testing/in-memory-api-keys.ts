import type { Unit } from '../../platform/unit-of-work.js';
import { ApiKeyRepository, type KeyUse } from '../application/ports.js';
import { type ApiKey, isUsable } from '../domain/api-key.js';
import { KeyNames, shownName } from '../key-names.js';

/** Keys by their hashes, and each addition of uses. While `failure` is set, no use can be added. */
export class InMemoryApiKeys extends ApiKeyRepository {
  readonly byHash = new Map<string, ApiKey>();
  readonly uses: [uses: [string, KeyUse][], day: string, oldest: string][] = [];
  failure: Error | null = null;

  override async findByHash(keyHash: string): Promise<ApiKey | null> {
    return this.byHash.get(keyHash) ?? null;
  }

  override async add(_unit: Unit, apiKey: ApiKey, keyHash: string): Promise<void> {
    this.byHash.set(keyHash, apiKey);
  }

  override async lock(_unit: Unit, id: string): Promise<ApiKey | null> {
    return [...this.byHash.values()].find((apiKey) => apiKey.id === id) ?? null;
  }

  override async end(_unit: Unit, id: string, endedAt: string): Promise<void> {
    for (const [hash, apiKey] of this.byHash)
      if (apiKey.id === id) this.byHash.set(hash, { ...apiKey, endedAt });
  }

  override async addUses(
    _unit: Unit,
    uses: ReadonlyMap<string, KeyUse>,
    day: string,
    oldest: string,
  ): Promise<void> {
    if (this.failure) throw this.failure;
    this.uses.push([[...uses], day, oldest]);
  }
}

export class InMemoryKeyNames extends KeyNames {
  readonly keys: readonly ApiKey[];

  constructor(...keys: readonly ApiKey[]) {
    super();
    this.keys = keys;
  }

  override async of(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return new Map(this.keys.filter(({ id }) => ids.includes(id)).map((key) => [key.id, shownName(key)]));
  }

  override async usable(at: string): Promise<ApiKey[]> {
    return this.keys.filter((key) => isUsable(key, at));
  }
}
