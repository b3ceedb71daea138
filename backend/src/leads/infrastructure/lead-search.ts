import type { EntityManager } from 'typeorm';
import { LEAD_TYPES, type LeadType } from '../domain/lead.js';
import { type Condition, isOneOf } from './lead-conditions.js';
import { queryTerms, searchForm } from './lead-terms.js';

/** The condition that a search puts on each kind of lead. */
export type Search = (type: LeadType) => Condition;

/** Up to so many leads are found by their terms; a word that more begin with is met soon enough in the list itself. */
const FEW = 1_000;

/**
 * Turns what was typed into a condition for each kind of lead. Every word must begin a word of the name, the e-mail
 * address or the phone number. Where no word of a lead begins so, what was typed is looked for anywhere in them.
 */
export async function searchCondition(reader: EntityManager, query: string): Promise<Search> {
  const terms = queryTerms(query);
  const found = await Promise.all(terms.map((term) => leadsWith(reader, term)));
  if (terms.length === 0 || found.some(({ length }) => length === 0))
    return () => ({
      sql: "searchText LIKE ? ESCAPE '!'",
      parameters: [`%${escaped(searchForm(query).trim())}%`],
    });
  const rare = found.reduce((fewest, leads) => (leads.length < fewest.length ? leads : fewest));
  if (rare.length > FEW) return () => allOf(terms.map(beginsWord));
  // few enough to be looked up by id; the other words are checked on those rows
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

/** The leads with a term that begins so; one more than `FEW` at the most. */
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
