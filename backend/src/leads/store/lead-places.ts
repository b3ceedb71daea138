import type { EntityManager } from 'typeorm';
import { placeholders } from '../../platform/database/placeholders.js';
import type { LeadListOrder, LeadSort } from '../application/ports.js';
import { type Lead, LEAD_TYPES, type LeadType } from '../domain/lead.js';
import { avoidedIndexes, columnIn } from './avoided-indexes.js';
import { type Condition, whereOf } from './lead-conditions.js';
import { leadOf, type StoredLead } from './lead-rows.js';
import { STAFF_FIELDS } from '../domain/listed-lead.js';
import { LEAD_TABLES } from './lead.tables.js';
import type { Search } from './lead-search.js';
import { NO_LAST_NAME } from '../../platform/values/search.js';
import { portions } from '../../platform/portions.js';

/** Maximum number of ids in one statement. */
const ROWS_AT_ONCE = 500;

const FIRST_NAME = "SUBSTR(nameKey, INSTR(nameKey, '\t') + 1)";
/** Of what `nameOrder` made; a lead that lacks the name is last in both directions. */
const BY_NAME: Partial<Readonly<Record<LeadSort, Readonly<Record<LeadListOrder['order'], string>>>>> = {
  lastName: {
    ASC: 'nameKey',
    DESC: `CASE WHEN nameKey >= '${NO_LAST_NAME}' THEN SUBSTR(nameKey, 2) ELSE nameKey END`,
  },
  firstName: { ASC: `COALESCE(NULLIF(${FIRST_NAME}, ''), '${NO_LAST_NAME}')`, DESC: FIRST_NAME },
};

/** The position of a lead in a list. */
export interface LeadPlace {
  readonly id: string;
  readonly leadType: LeadType;
  readonly sortKey: string;
}

export interface PlacesRequest extends LeadListOrder {
  readonly types: readonly LeadType[];
  readonly search: Search | null;
  /** The number of matches, if it is known. */
  readonly total?: number;
  /** Excludes leads before or after a position. */
  readonly bound?: Condition;
  readonly limit: number;
  readonly offset: number;
}

/** The positions of the requested leads, in order. Reads indexes only. */
export function leadPlaces(reader: EntityManager, request: PlacesRequest): Promise<LeadPlace[]> {
  const { types, filter, order, search, bound, limit, offset } = request;
  const avoided = avoidedIndexes(request);
  const sort = BY_NAME[request.sort]?.[order] ?? columnIn(request.sort, avoided);
  const branches = types.map((type) => {
    const { sql, parameters } = whereOf(type, filter, search?.condition(type), bound, avoided);
    return {
      sql: `SELECT * FROM (SELECT id, '${type}' AS leadType, ${sort} AS sortKey FROM ${LEAD_TABLES[type].name}${sql}
        ORDER BY ${sort} ${order}, id ${order} LIMIT ?) ${type}`,
      parameters: [...parameters, offset + limit],
    };
  });
  return reader.query<LeadPlace[]>(
    `${branches.map((branch) => branch.sql).join(' UNION ALL ')}
     ORDER BY sortKey ${order}, id ${order} LIMIT ? OFFSET ?`,
    [...branches.flatMap((branch) => branch.parameters), limit, offset],
  );
}

/** The leads at these positions, in that order. */
export async function leadsAt(
  reader: EntityManager,
  places: readonly Pick<LeadPlace, 'id' | 'leadType'>[],
): Promise<Lead[]> {
  const found = new Map<string, Lead>();
  for (const type of LEAD_TYPES) {
    const ids = places.filter(({ leadType }) => leadType === type).map(({ id }) => id);
    for (const some of portions(ids, ROWS_AT_ONCE)) {
      const rows = await reader.query<StoredLead[]>(
        `SELECT ${STAFF_FIELDS[type].join(', ')} FROM ${LEAD_TABLES[type].name} WHERE id IN (${placeholders(some)})`,
        some,
      );
      for (const row of rows) found.set(`${type}|${row.id}`, leadOf(type, row));
    }
  }
  return places.flatMap(({ leadType, id }) => found.get(`${leadType}|${id}`) ?? []);
}
