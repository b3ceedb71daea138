import type { EntityManager } from 'typeorm';
import { LEAD_TYPES, type LeadType } from '../domain/lead.js';
import { type Condition, isOneOf } from './lead-conditions.js';
import { queryTerms, queryText } from './lead-terms.js';

/** The condition of a search for each kind of lead. */
export type Search = (type: LeadType) => Condition;

/** Above this number of matches, scanning the list is cheaper than an id lookup. */
const FEW = 1_000;

/**
 * Translates a query into a condition for each kind of lead. Every word must be a prefix of a word of the name, the
 * e-mail address or the phone number. Without any prefix match the query is matched anywhere in the text.
 */
export async function searchCondition(reader: EntityManager, query: string): Promise<Search> {
  const terms = queryTerms(query);
  const found = await Promise.all(terms.map((term) => leadsWith(reader, term)));
  if (terms.length === 0 || found.some(({ length }) => length === 0))
    return () => ({
      sql: "searchText LIKE ? ESCAPE '!'",
      parameters: [`%${escaped(queryText(query))}%`],
    });
  const rare = found.reduce((fewest, leads) => (leads.length < fewest.length ? leads : fewest));
  if (rare.length > FEW) return () => allOf(terms.map(beginsWord));
  // few matches: look them up by id and check the other words on these rows
  const keep = found
    .filter((leads) => leads !== rare && leads.length <= FEW)
    .map((leads) => new Set(leads.map(keyOf)));
  const many = terms.filter((_, index) => (found[index]?.length ?? 0) > FEW);
  const byType = Object.fromEntries(
    LEAD_TYPES.map((type) => {
      const leads = rare.filter(
        (lead) => lead.leadType === type && keep.every((set) => set.has(keyOf(lead))),
      );
      return [type, [...new Set(leads.map(({ leadId }) => leadId))]];
    }),
  ) as Record<LeadType, string[]>;
  return (type) => allOf([isOneOf(byType[type]), ...many.map(beginsWord)]);
}

interface Found {
  readonly leadType: LeadType;
  readonly leadId: string;
}

/** The leads with a term that has this prefix, at most `FEW` + 1. */
function leadsWith(reader: EntityManager, term: string): Promise<Found[]> {
  return reader.query<Found[]>(
    `SELECT DISTINCT leadType, leadId FROM lead_terms WHERE term >= ? AND term < ? LIMIT ${FEW + 1}`,
    [term, `${term}\u{10FFFF}`],
  );
}

function keyOf({ leadType, leadId }: Found): string {
  return `${leadType}|${leadId}`;
}

function beginsWord(term: string): Condition {
  return {
    sql: "(searchText LIKE ? ESCAPE '!' OR searchText LIKE ? ESCAPE '!')",
    parameters: [`${escaped(term)}%`, `% ${escaped(term)}%`],
  };
}

function allOf(conditions: readonly Condition[]): Condition {
  return {
    sql: conditions.map(({ sql }) => sql).join(' AND '),
    parameters: conditions.flatMap(({ parameters }) => parameters),
  };
}

function escaped(text: string): string {
  return text.replace(/[!%_]/g, '!$&');
}
