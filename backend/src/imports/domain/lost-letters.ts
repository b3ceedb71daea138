import type { Said } from '../../platform/domain-error.js';
import type { Columns } from './mapping.js';

/** What a file has where a letter cannot be read. */
export const LOST_LETTER = '\uFFFD';

/** The errors of the fields with such a letter: it is in no name that is stored. */
export function lostLetters(
  columns: Columns,
  headings: readonly string[],
  cells: readonly string[],
): Record<string, Said> {
  const problems: Record<string, Said> = {};
  headings.forEach((heading, place) => {
    const field = columns[heading];
    if (field && cells[place]!.includes(LOST_LETTER)) problems[field] = 'import.letters-lost';
  });
  return problems;
}
