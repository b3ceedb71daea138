import { Injectable } from '@nestjs/common';
import { SqlApiKeys } from './store/sql-api-keys.js';

/** The names of API keys, also of those that were ended. */
@Injectable()
export class KeyNames {
  constructor(private readonly keys: SqlApiKeys) {}

  /** Such as `Google Sheets (API key)`, by id. */
  async of(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const names = await this.keys.names(ids);
    return new Map([...names].map(([id, name]) => [id, shownName({ name })]));
  }

  /** Those that open something at that time, with the person who made them. */
  usable(
    at: string,
  ): Promise<{ readonly name: string; readonly createdBy: string; readonly createdByName: string }[]> {
    return this.keys.usable(at);
  }
}

/** How a key is called where people are. */
export function shownName({ name }: { readonly name: string }): string {
  return `${name} (API key)`;
}
