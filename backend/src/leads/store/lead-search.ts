import type { EntityManager } from 'typeorm';
import { likeText } from '../../platform/database/like.js';
import { LEAD_TYPES, type LeadType } from '../domain/lead.js';
import { afterRow, type Condition, isOneOf } from './lead-conditions.js';
import { prefixesOf, queryText, type QueryWord, queryWords } from '../domain/lead-terms.js';
import { LEAD_TABLES } from './lead.tables.js';

/** A search that has been prepared for a list. */
export interface Search {
  /** The condition for a kind of lead. */
  readonly condition: (type: LeadType) => Condition;
  /** Whether older leads are left out, because there are too many to look through. */
  readonly newestOnly: boolean;
}

/** Above this number of matches, scanning the list is cheaper than an id lookup. */
const FEW = 1_000;

/** The leads of each kind that are looked through when no term leads to them; takes a fraction of a second. */
export const MOST_SCANNED = 20_000;

/**
 * Prepares a search. Every word must be the beginning of a word of the name, of the e-mail address or its domain, of the
 * phone number or of the reference; digits may also end the phone number. Without any such match the query is matched
 * anywhere in the text. That, and words that all have many matches, are looked for in the newest leads only.
 */
export async function searchFor(
  reader: EntityManager,
  query: string,
  types: readonly LeadType[],
): Promise<Search> {
  const words = queryWords(query);
  const found = await Promise.all(words.map((word) => leadsWith(reader, word)));
  if (words.length === 0 || found.some(({ length }) => length === 0))
    return amongNewest(
      reader,
      types,
      contains([queryText(query), ...(words.length === 1 ? [words[0]!.beginning] : [])]),
    );
  const rare = found.reduce((fewest, leads) => (leads.length < fewest.length ? leads : fewest));
  if (rare.length > FEW) return amongNewest(reader, types, allOf(words.map(matchesWord)));
  // few matches: look them up by id and check the other words on these rows
  const keep = found
    .filter((leads) => leads !== rare && leads.length <= FEW)
    .map((leads) => new Set(leads.map(keyOf)));
  const many = words.filter((_, index) => (found[index]?.length ?? 0) > FEW);
  const byType = Object.fromEntries(
    LEAD_TYPES.map((type) => {
      const leads = rare.filter(
        (lead) => lead.leadType === type && keep.every((set) => set.has(keyOf(lead))),
      );
      return [type, [...new Set(leads.map(({ leadId }) => leadId))]];
    }),
  ) as Record<LeadType, string[]>;
  const condition = (type: LeadType) => allOf([isOneOf(byType[type]), ...many.map(matchesWord)]);
  return { condition, newestOnly: false };
}

interface Found {
  readonly leadType: LeadType;
  readonly leadId: string;
}

/** The leads that a word finds, some perhaps twice; more than `FEW` when there are more. */
async function leadsWith(reader: EntityManager, word: QueryWord): Promise<Found[]> {
  const found = await Promise.all(
    prefixesOf(word).map((prefix) =>
      reader.query<Found[]>(
        `SELECT DISTINCT leadType, leadId FROM lead_terms WHERE term >= ? AND term < ? LIMIT ${FEW + 1}`,
        [prefix, `${prefix}\u{10FFFF}`],
      ),
    ),
  );
  return found.flat();
}

/** Limits a scan to the newest leads of each kind. */
async function amongNewest(
  reader: EntityManager,
  types: readonly LeadType[],
  condition: Condition,
): Promise<Search> {
  const bounds = new Map<LeadType, Condition>();
  for (const type of types) {
    const [newestLeftOut] = await reader.query<{ createdAt: string; id: string }[]>(
      `SELECT createdAt, id FROM ${LEAD_TABLES[type].name}
       ORDER BY createdAt DESC, id DESC LIMIT 1 OFFSET ${MOST_SCANNED}`,
    );
    if (newestLeftOut) bounds.set(type, afterRow(newestLeftOut, 'ASC'));
  }
  return {
    condition: (type) => {
      const bound = bounds.get(type);
      return bound ? allOf([bound, condition]) : condition;
    },
    newestOnly: bounds.size > 0,
  };
}

function keyOf({ leadType, leadId }: Found): string {
  return `${leadType}|${leadId}`;
}

function matchesWord({ beginning, lastDigits }: QueryWord): Condition {
  const start = likeText(beginning);
  // the domain is in the text as a part of the address; behind the last digits of a phone number there is another word
  const patterns = [`${start}%`, `% ${start}%`, `%@${start}%`, ...(lastDigits ? [`%${lastDigits} %`] : [])];
  return { sql: `(${patterns.map(() => LIKE).join(' OR ')})`, parameters: patterns };
}

/** The query as it was written, or its word. */
function contains(texts: readonly string[]): Condition {
  const patterns = [...new Set(texts)].filter(Boolean).map((text) => `%${likeText(text)}%`);
  return { sql: `(${patterns.map(() => LIKE).join(' OR ')})`, parameters: patterns };
}

const LIKE = "searchText LIKE ? ESCAPE '!'";

function allOf(conditions: readonly Condition[]): Condition {
  return {
    sql: conditions.map(({ sql }) => sql).join(' AND '),
    parameters: conditions.flatMap(({ parameters }) => parameters),
  };
}
