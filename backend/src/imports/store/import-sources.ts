import { transactionOf } from '../../platform/database/database.js';
import type { Reading } from '../../platform/unit-of-work.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { Import } from '../domain/import.js';
import { OWN_SOURCE } from '../domain/import-fields.js';

/** Ids are those of one source: the one that the mapping names, or that the headings are those of. */
export function sourceOf({ mapping, preset }: Pick<Import, 'mapping' | 'preset'>): string {
  return mapping?.options.source ?? preset ?? 'file';
}

/** The records of a kind that ids of a source stand for: those that an import made or found, and the own ids of this software. */
export async function recordsOf(
  reading: Reading,
  kind: string,
  source: string,
  sourceIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(sourceIds)].filter(Boolean);
  if (ids.length === 0) return new Map();
  const found = await transactionOf(reading).query<{ sourceId: string; targetId: string }[]>(
    `SELECT sourceId, targetId FROM import_sources WHERE kind = ? AND source = ? AND sourceId IN (${placeholders(ids)})`,
    [kind, source, ...ids],
  );
  const own = source === OWN_SOURCE ? ids.map((id): [string, string] => [id, id]) : [];
  return new Map([...own, ...found.map(({ sourceId, targetId }): [string, string] => [sourceId, targetId])]);
}
