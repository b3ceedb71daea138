import type { EntityManager } from 'typeorm';
import { placeholders } from '../../platform/database/placeholders.js';
import type { LeadFilter, LeadPageRequest } from '../application/ports.js';
import type { LeadType } from '../domain/lead.js';
import type { Condition } from './lead-conditions.js';
import { PERIOD_LENGTH, type PeriodScope } from './lead-counters.js';
import { type PeriodCount, periodAt } from './lead-periods.js';
import { areHours, leadsBefore } from './lead-totals.js';

/** Below this offset rows are skipped by SQL; beyond it the counters of months, days and hours find the page. */
const NEAR = 200;

/** The filters that the counters of periods know. */
const COUNTED = ['leadType', 'leadStatus', 'createdFrom', 'createdBefore'];

/** The start of a far page: the first `offset` leads after the bound are skipped. */
interface Skipped {
  readonly offset: number;
  readonly bound: Condition;
  /** Without what the bound includes. */
  readonly filter: LeadFilter;
}

/**
 * Finds the month, then the day and the hour of the first lead of a far page by the counters, until few leads have to be
 * skipped. Null for a near page, and for one of which the counters do not know the place.
 */
export async function skipPeriods(
  reader: EntityManager,
  types: readonly LeadType[],
  request: LeadPageRequest,
): Promise<Skipped | null> {
  if (!isFar(request)) return null;
  const { createdFrom, createdBefore, ...filter } = request.filter;
  let place = { period: '', offset: request.range.offset + (await leadsAhead(reader, request)) };
  for (const scope of Object.keys(PERIOD_LENGTH) as PeriodScope[]) {
    if (place.offset < NEAR) break;
    const found = periodAt(await periods(reader, types, request, scope, place.period), place.offset);
    if (!found) return null;
    place = found;
  }
  const { period, offset } = place;
  if (request.order === 'ASC')
    return {
      offset,
      bound: { sql: 'createdAt >= ?', parameters: [period] },
      filter: { ...filter, ...(createdBefore && { createdBefore }) },
    };
  return {
    offset,
    bound: { sql: 'createdAt < ?', parameters: [`${period}~`] },
    filter: { ...filter, ...(createdFrom && { createdFrom }) },
  };
}

function isFar({ filter, sort, range }: LeadPageRequest): boolean {
  const isCounted = Object.keys(filter).every((name) => COUNTED.includes(name));
  const { createdFrom, createdBefore } = filter;
  return isCounted && sort === 'createdAt' && range.offset >= NEAR && areHours(createdFrom, createdBefore);
}

/** The leads of the tab that are in front of the time span of the filter. */
async function leadsAhead(reader: EntityManager, { filter, order }: LeadPageRequest): Promise<number> {
  const { createdFrom, createdBefore, ...status } = filter;
  if (order === 'ASC') return createdFrom ? leadsBefore(reader, status, createdFrom) : 0;
  if (!createdBefore) return 0;
  return (await leadsBefore(reader, status)) - (await leadsBefore(reader, status, createdBefore));
}

async function periods(
  reader: EntityManager,
  types: readonly LeadType[],
  { filter: { leadStatus }, order }: LeadPageRequest,
  scope: PeriodScope,
  prefix: string,
): Promise<PeriodCount[]> {
  const rows = await reader.query<{ period: string; leads: unknown }[]>(
    `SELECT period, SUM(leads) AS leads FROM lead_counters
     WHERE scope = ? AND period >= ? AND period < ? AND leadType IN (${placeholders(types)})
     ${leadStatus ? 'AND leadStatus = ?' : ''}
     GROUP BY period ORDER BY period ${order}`,
    [scope, prefix, `${prefix}~`, ...types, ...(leadStatus ? [leadStatus] : [])],
  );
  return rows.map(({ period, leads }) => ({ period, leads: Number(leads) }));
}
