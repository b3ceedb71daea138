import type { ClientRow } from './client.tables.js';

/** Characters that are kept, the words of the last merges first. */
const MOST = 20_000;

type SearchedRow = Pick<ClientRow, 'searchText' | 'phoneE164' | 'secondPhoneE164'>;

/**
 * The words by which the rows that a merge replaced were found, and the row that it made of them is not: names, addresses and
 * numbers, also in E.164. Each stands between spaces; '' for none. What is changed later is no former word, so that a
 * correction is not found by what was wrong.
 */
export function formerText(
  merged: SearchedRow,
  replaced: readonly (SearchedRow & Pick<ClientRow, 'formerText'>)[],
): string {
  const kept = new Set(searchedWords(merged));
  const words = [...replaced.flatMap(searchedWords), ...replaced.flatMap(formerWords)];
  const former = [...new Set(words)].filter((word) => !kept.has(word));
  let text = '';
  for (const word of former) if (text.length + word.length < MOST) text += ` ${word}`;
  return text && `${text} `;
}

export function searchedWords({ searchText, phoneE164, secondPhoneE164 }: SearchedRow): string[] {
  return [...searchText.split(' '), phoneE164, secondPhoneE164].filter(Boolean);
}

export function formerWords({ formerText }: Pick<ClientRow, 'formerText'>): string[] {
  return formerText.split(' ').filter(Boolean);
}
