import { phoneTerm } from '../../leads/personal-leads.js';
import { likeText } from '../../platform/database/like.js';
import { queriedWords } from '../../platform/values/search.js';
import { e164Of } from '../../platform/values/phone.js';
import type { ClientFilter } from '../client-queries.js';

/** The cost of a search grows with its words. */
const MOST_WORDS = 8;

/** The condition of a statement of clients who are shown. */
export function conditions({ q, ownerId, tag, householdId }: ClientFilter): {
  where: string;
  values: string[];
} {
  const all: [sql: string, ...values: string[]][] = [['mergedInto IS NULL']];
  if (ownerId !== undefined) all.push(['ownerId = ?', ownerId]);
  if (tag !== undefined) all.push([`tags LIKE ? ESCAPE '!'`, `%${likeText(JSON.stringify(tag))}%`]);
  if (householdId !== undefined) all.push(['householdId = ?', householdId]);
  if (q !== undefined) all.push(...matching(q));
  return {
    where: `WHERE ${all.map(([sql]) => sql).join(' AND ')}`,
    values: all.flatMap(([, ...values]) => values),
  };
}

/** A phone number in any spelling is one condition, and may be a part of a number. A query without words finds nobody. */
function matching(q: string): [sql: string, ...values: string[]][] {
  const text = q.normalize('NFKC').trim();
  const digits = /^[+(\d][\d\s().-]*$/.test(text) ? phoneTerm(text) : '';
  if (digits)
    return [
      [
        `(${IS_FOUND} OR (? IN (phoneE164, secondPhoneE164)))`,
        `%${digits}%`,
        `%${digits}%`,
        e164Of(text) || '-',
      ],
    ];
  const words = queriedWords(q).slice(0, MOST_WORDS);
  if (words.length === 0) return [['1 = 0']];
  return words.map((word) => [`(${IS_FOUND})`, `% ${likeText(word)}%`, `% ${likeText(word)}%`]);
}

/** Has the pattern twice: a client is also found by what it had before merges. */
const IS_FOUND = `searchText LIKE ? ESCAPE '!' OR formerText LIKE ? ESCAPE '!'`;
