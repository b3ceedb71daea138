import type { EntityManager } from 'typeorm';
import type { LeadFilter } from '../application/ports.js';
import type { LeadType } from '../domain/lead.js';
import { avoidedIndexes } from './avoided-indexes.js';
import { type Condition, whereOf } from './lead-conditions.js';
import type { Search } from './lead-search.js';
import { LEAD_TABLES } from './lead.tables.js';

/** Filters that every counter knows. */
type StatusFilter = Pick<LeadFilter, 'leadType' | 'leadStatus'>;

/** The number of leads that match: a sum of counters where these know it, otherwise counted. */
export async function totalOf(
  reader: EntityManager,
  types: readonly LeadType[],
  filter: LeadFilter,
  search: Search | null,
): Promise<number> {
  const { leadType, leadStatus, ...others } = filter;
  const { createdFrom, createdBefore, ...withoutTime } = others;
  const { ownerId, unanswered: _, ...withoutOwner } = others;
  const { unanswered, bookingStatus, serviceInterest, premiumFrequency, ...withoutTraits } = others;
  const status = { leadType, leadStatus };
  if (isEmpty(withoutTraits)) {
    const scope = unanswered ? 'unanswered' : 'bucket';
    return counted(reader, scopeIs(scope), { ...status, bookingStatus, serviceInterest, premiumFrequency });
  }
  if (isEmpty(withoutOwner)) return ofOwner(reader, status, ownerId ?? null, unanswered ?? false);
  if (isEmpty(withoutTime) && areHours(createdFrom, createdBefore)) {
    const before = createdFrom ? await leadsBefore(reader, status, createdFrom) : 0;
    return Math.max(0, (await leadsBefore(reader, status, createdBefore)) - before);
  }
  return countedRows(reader, types, filter, search);
}

/** The number of leads that came in before the start of an hour, or at any time. */
export function leadsBefore(reader: EntityManager, status: StatusFilter, time = '~'): Promise<number> {
  const [month, day, hour] = [time.slice(0, 7), time.slice(0, 10), time.slice(0, 13)];
  const scope = {
    sql: `(scope = 'month' AND period < ? OR scope = 'day' AND period >= ? AND period < ?
           OR scope = 'hour' AND period >= ? AND period < ?)`,
    parameters: [month, month, day, day, hour],
  };
  return counted(reader, scope, status);
}

/** Whether the counters of hours know these bounds: in most time zones days start with an hour of UTC. */
export function areHours(...times: readonly (string | undefined)[]): boolean {
  return times.every((time) => !time || time.endsWith(':00:00.000Z'));
}

async function ofOwner(
  reader: EntityManager,
  status: StatusFilter,
  ownerId: string | null,
  unanswered: boolean,
): Promise<number> {
  const scope = unanswered ? 'waiting' : 'owner';
  if (ownerId)
    return counted(reader, { sql: 'scope = ? AND period = ?', parameters: [scope, ownerId] }, status);
  const all = await counted(reader, scopeIs(unanswered ? 'unanswered' : 'bucket'), status);
  return Math.max(0, all - (await counted(reader, { sql: 'scope = ?', parameters: [scope] }, status)));
}

function scopeIs(scope: 'bucket' | 'unanswered'): Condition {
  return { sql: "scope = ? AND period = ''", parameters: [scope] };
}

async function counted(
  reader: EntityManager,
  scope: Condition,
  traits: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const wanted = Object.entries(traits).filter(([, value]) => value !== undefined);
  const [row] = await reader.query<{ leads: unknown }[]>(
    `SELECT COALESCE(SUM(leads), 0) AS leads FROM lead_counters
     WHERE ${[scope.sql, ...wanted.map(([name]) => `${name} = ?`)].join(' AND ')}`,
    [...scope.parameters, ...wanted.map(([, value]) => value)],
  );
  return Number(row?.leads ?? 0);
}

async function countedRows(
  reader: EntityManager,
  types: readonly LeadType[],
  filter: LeadFilter,
  search: Search | null,
): Promise<number> {
  let total = 0;
  const avoided = avoidedIndexes({ filter, sort: 'createdAt', order: 'DESC', search });
  for (const type of types) {
    const { sql, parameters } = whereOf(type, filter, search?.condition(type), undefined, avoided);
    const [row] = await reader.query<{ leads: unknown }[]>(
      `SELECT COUNT(*) AS leads FROM ${LEAD_TABLES[type].name}${sql}`,
      [...parameters],
    );
    total += Number(row?.leads ?? 0);
  }
  return total;
}

function isEmpty(filter: object): boolean {
  return Object.keys(filter).length === 0;
}
