import { Injectable } from '@nestjs/common';
import { beginsWith } from '../../platform/database/begins-with.js';
import { Database } from '../../platform/database/database.js';
import {
  type MailFilter,
  type MailPageRequest,
  MailQueries,
  type MailSummary,
  type OutgoingMail,
} from '../application/ports.js';
import { MailKinds } from '../mail-kinds.js';
import type { OutgoingMailRow } from './mail.tables.js';
import { mailOf } from './stored-mail.js';
import { mailboxKey } from '../../platform/values/email.js';

/** A search counts no further; below it, the matches are sorted, above it, mails are looked through newest first. */
const MAX_COUNTED = 1_000;

/** A condition and the index that finds its rows in the order of the list. */
interface Condition {
  readonly sql: string;
  readonly values: readonly string[];
  readonly index: string;
}

const SCHEDULED = `state = 'queued' AND nextAttemptAt > ?`;

@Injectable()
export class SqlMailQueries extends MailQueries {
  /** The index on the id. */
  private readonly primary: string;

  constructor(
    private readonly database: Database,
    private readonly kinds: MailKinds,
  ) {
    super();
    this.primary = database.dialect === 'mysql' ? 'PRIMARY' : 'sqlite_autoindex_outgoing_mails_1';
  }

  override async page({
    filter,
    order,
    range,
  }: MailPageRequest): Promise<{ rows: OutgoingMail[]; total: number }> {
    const { where, values, total } = await this.plan(filter);
    // from the nearer end, so that the last page costs as much as the first
    const fromEnd = range.offset > total / 2;
    const limit = Math.max(0, Math.min(range.limit, total - range.offset));
    if (limit === 0) return { rows: [], total };
    const offset = fromEnd ? total - range.offset - limit : range.offset;
    const direction = fromEnd === (order === 'ASC') ? 'DESC' : 'ASC';
    const by = filter.dueAfter === undefined ? ['id'] : ['nextAttemptAt', 'id'];
    const rows = await this.database.reader.query<OutgoingMailRow[]>(
      `SELECT * FROM outgoing_mails ${where}
       ORDER BY ${by.map((column) => `${column} ${direction}`).join(', ')} LIMIT ? OFFSET ?`,
      [...values, limit, offset],
    );
    return { rows: (fromEnd ? rows.reverse() : rows).map(mailOf), total };
  }

  override find(id: string): Promise<OutgoingMail | null> {
    return this.one('id', id);
  }

  override findByKey(dedupKey: string): Promise<OutgoingMail | null> {
    return this.one('dedupKey', dedupKey);
  }

  override async summary(now: string): Promise<MailSummary> {
    const counts = await this.counts();
    const total = (rows: readonly { mails: number }[]) => rows.reduce((sum, { mails }) => sum + mails, 0);
    const waiting = await this.database.reader.query<{ mails: number | string; oldest: string | null }[]>(
      `SELECT COUNT(*) AS mails, MIN(COALESCE(dueAt, createdAt)) AS oldest FROM (
         SELECT dueAt, createdAt FROM outgoing_mails
         WHERE state IN ('queued', 'retrying', 'sending') AND (dueAt IS NULL OR dueAt <= ?)
         ORDER BY id LIMIT 100000
       ) AS due`,
      [now],
    );
    const oldest = waiting[0]?.oldest ?? null;
    const bulk = this.kinds.namesOf((kind) => kind.bulk);
    return {
      held: total(counts.filter(({ state }) => state === 'held')),
      failed: total(counts.filter(({ kind, state }) => state === 'failed' && !bulk.includes(kind))),
      waiting: Number(waiting[0]?.mails ?? 0),
      oldestWaitingSeconds:
        oldest === null ? null : Math.max(0, (Date.parse(now) - Date.parse(oldest)) / 1000),
    };
  }

  override async counts(): Promise<{ kind: string; state: string; mails: number }[]> {
    const rows = await this.database.reader.query<{ kind: string; state: string; mails: number | string }[]>(
      'SELECT kind, state, SUM(mails) AS mails FROM mail_counters GROUP BY kind, state',
    );
    return rows.map(({ mails, ...row }) => ({ ...row, mails: Number(mails) }));
  }

  private async one(column: 'id' | 'dedupKey', value: string): Promise<OutgoingMail | null> {
    const [row] = await this.database.reader.query<OutgoingMailRow[]>(
      `SELECT * FROM outgoing_mails WHERE ${column} = ?`,
      [value],
    );
    return row ? mailOf(row) : null;
  }

  /** The rows that match, by the index that fits best, and their number. */
  private async plan(filter: MailFilter): Promise<{ where: string; values: string[]; total: number }> {
    const { state, kind } = filter;
    const conditions: Condition[] = [];
    const counts = await this.counts();
    const total = (of: (row: { kind: string; state: string }) => boolean) =>
      counts.reduce((sum, row) => (of(row) ? sum + row.mails : sum), 0);
    const byState = { sql: 'state = ?', values: state ? [state] : [], index: 'IDX_outgoing_mails_state' };
    const byKind = { sql: 'kind = ?', values: kind ? [kind] : [], index: 'IDX_outgoing_mails_kind' };
    // the rarer one first
    const stateFirst = total((row) => row.state === state) <= total((row) => row.kind === kind);
    const given = (stateFirst ? [byState, byKind] : [byKind, byState]).filter(
      ({ values }) => values.length > 0,
    );
    conditions.push(...given);
    const { lead, q, dueAfter, dueUntil } = filter;
    const later = (time: string) => ({ sql: SCHEDULED, values: [time], index: 'IDX_outgoing_mails_due' });
    if (dueUntil !== undefined)
      conditions.push({ ...later(dueUntil), sql: `NOT COALESCE(${SCHEDULED}, 0)`, index: this.primary });
    if (!lead && q === undefined && dueAfter === undefined) {
      const matching = (row: { kind: string; state: string }) =>
        (state === undefined || row.state === state) && (kind === undefined || row.kind === kind);
      const left = dueUntil === undefined ? 0 : await this.count([later(dueUntil), ...given]);
      return this.query(conditions, total(matching) - left);
    }
    if (dueAfter !== undefined) conditions.unshift(later(dueAfter));
    if (q !== undefined) conditions.unshift(beginning(q));
    if (lead) conditions.unshift(about(lead));
    const counted = await this.count(conditions);
    // many matches are found by looking through all mails, newest first
    const walked =
      counted === MAX_COUNTED && !lead && dueAfter === undefined
        ? [{ ...conditions[0]!, index: this.primary }, ...conditions.slice(1)]
        : conditions;
    return this.query(walked, counted);
  }

  private async count(conditions: readonly Condition[]): Promise<number> {
    const { where, values } = this.query(conditions, 0);
    const [row] = await this.database.reader.query<{ mails: number | string }[]>(
      `SELECT COUNT(*) AS mails FROM (SELECT id FROM outgoing_mails ${where} LIMIT ${MAX_COUNTED}) AS matching`,
      values,
    );
    return Number(row?.mails ?? 0);
  }

  /** Names the index of the first condition, because neither database knows that the newest rows are wanted. */
  private query(
    conditions: readonly Condition[],
    total: number,
  ): { where: string; values: string[]; total: number } {
    const [first] = conditions;
    const values = conditions.flatMap(({ values }) => values);
    if (!first) return { where: '', values, total };
    const mysql = this.database.dialect === 'mysql';
    const hint = mysql ? `FORCE INDEX (${first.index})` : `INDEXED BY ${first.index}`;
    return { where: `${hint} WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}`, values, total };
  }
}

function beginning(q: string): Condition {
  return { ...beginsWith('recipientKey', mailboxKey(q)), index: 'IDX_outgoing_mails_recipient' };
}

function about({ leadType, leadId }: NonNullable<MailFilter['lead']>): Condition {
  return { sql: 'leadId = ? AND leadType = ?', values: [leadId, leadType], index: 'IDX_outgoing_mails_lead' };
}
