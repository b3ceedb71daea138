import { Injectable } from '@nestjs/common';
import { affected, transactionOf } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { replaceRows } from '../../platform/database/store-rows.js';
import { OWN_SOURCE } from '../../platform/import-target.js';
import type { Reading, Unit } from '../../platform/unit-of-work.js';
import { type SourceLink, SourceRecords } from '../application/ports.js';

@Injectable()
export class SqlSourceRecords extends SourceRecords {
  override async of(
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
    return new Map([
      ...own,
      ...found.map(({ sourceId, targetId }): [string, string] => [sourceId, targetId]),
    ]);
  }

  override store(unit: Unit, links: readonly SourceLink[]): Promise<void> {
    const key = ['kind', 'source', 'sourceId'];
    return replaceRows(transactionOf(unit), 'import_sources', key, links, ['targetId', 'importId']);
  }

  override async forget(unit: Unit, importId: string, targetIds: readonly string[]): Promise<void> {
    if (targetIds.length === 0) return;
    await affected(
      transactionOf(unit),
      `DELETE FROM import_sources WHERE importId = ? AND targetId IN (${placeholders(targetIds)})`,
      [importId, ...targetIds],
    );
  }
}
