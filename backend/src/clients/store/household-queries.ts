import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { containing } from '../../platform/database/like.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { NotFound } from '../../platform/domain-error.js';
import type { Household, HouseholdMember } from '../domain/household.js';
import type { HouseholdRow } from './client.tables.js';

export const HOUSEHOLD_SORTS = ['name', 'createdAt'] as const;
const ORDER = { name: 'nameKey', createdAt: 'createdAt' } as const;

export interface HouseholdPageRequest {
  /** `q` has parts of the name. */
  readonly filter: { readonly q?: string };
  readonly sort: (typeof HOUSEHOLD_SORTS)[number];
  readonly order: 'ASC' | 'DESC';
  readonly range: { readonly offset: number; readonly limit: number };
}

/** Reads of households. */
@Injectable()
export class HouseholdQueries {
  constructor(private readonly database: Database) {}

  async page({
    filter: { q },
    sort,
    order,
    range,
  }: HouseholdPageRequest): Promise<{ rows: Household[]; total: number }> {
    const { where, values } = containing('nameKey', q);
    const [counted] = await this.database.reader.query<{ households: number | string }[]>(
      `SELECT COUNT(*) AS households FROM households ${where}`,
      values,
    );
    const rows = await this.database.reader.query<HouseholdRow[]>(
      `SELECT * FROM households ${where} ORDER BY ${ORDER[sort]} ${order}, id ${order} LIMIT ? OFFSET ?`,
      [...values, range.limit, range.offset],
    );
    return { rows: await this.withMembers(rows), total: Number(counted?.households ?? 0) };
  }

  /** Rejects an unknown id. */
  async get(id: string): Promise<Household> {
    const rows = await this.database.reader.query<HouseholdRow[]>('SELECT * FROM households WHERE id = ?', [
      id,
    ]);
    const [household] = await this.withMembers(rows);
    if (!household) throw new NotFound('household.unknown');
    return household;
  }

  private async withMembers(rows: readonly HouseholdRow[]): Promise<Household[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const members = await this.database.reader.query<(HouseholdMember & { householdId: string })[]>(
      `SELECT householdId, id AS clientId, householdRole AS role FROM clients
       WHERE householdId IN (${placeholders(ids)}) ORDER BY id`,
      ids,
    );
    return rows.map(({ nameKey: _, ...row }) => ({
      ...row,
      members: members
        .filter(({ householdId }) => householdId === row.id)
        .map(({ clientId, role }) => ({ clientId, role })),
    }));
  }
}
