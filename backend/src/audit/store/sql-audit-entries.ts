import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import {
  AuditEntries,
  type AuditFilter,
  type AuditPageRequest,
  type RecordedEntry,
} from '../audit-entries.js';
import { recordedAs } from '../domain/actions.js';
import type { ChainedEntry } from '../domain/chained-entry.js';

const CONDITIONS: Readonly<Record<keyof Omit<AuditFilter, 'action'>, string>> = {
  area: 'area = ?',
  userId: 'userId = ?',
  from: 'at >= ?',
  to: 'at < ?',
};

@Injectable()
export class SqlAuditEntries extends AuditEntries {
  constructor(private readonly database: Database) {
    super();
  }

  override async page({ filter, sort, order, range }: AuditPageRequest) {
    const { where, values } = chosen(filter);
    const by = sort === 'seq' ? `seq ${order}` : `at ${order}, seq ${order}`;
    const [rows, [count]] = await Promise.all([
      this.database.reader.query<ChainedEntry[]>(
        `SELECT * FROM audit_log ${where} ORDER BY ${by} LIMIT ? OFFSET ?`,
        [...values, range.limit, range.offset],
      ),
      this.database.reader.query<{ total: number }[]>(
        // numbers have no gaps
        where === ''
          ? 'SELECT COALESCE(MAX(seq), 0) AS total FROM audit_log'
          : `SELECT COUNT(*) AS total FROM audit_log ${where}`,
        values,
      ),
    ]);
    return { rows: rows.map(recorded), total: Number(count!.total) };
  }
}

function chosen({ action, ...filter }: AuditFilter) {
  const { actions = [], area } = action === undefined ? {} : recordedAs(action);
  // the area of an action leads to its index
  const given = Object.entries({ area, ...filter }).filter(([, value]) => value !== undefined);
  const conditions = given.map(([name]) => CONDITIONS[name as keyof typeof CONDITIONS]);
  if (action !== undefined) conditions.push(`action IN (${actions.map(() => '?').join(', ')})`);
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  return { where, values: [...given.map(([, value]) => value as string), ...actions] };
}

function recorded({ previousHash: _, hash: __, details, ...entry }: ChainedEntry): RecordedEntry {
  return { ...entry, details: JSON.parse(details) as RecordedEntry['details'] };
}
