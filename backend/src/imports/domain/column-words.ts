import { isBlank } from '../../platform/values/text.js';
import { readCell } from './cells.js';
import { fieldNamed, type ImportField, type ImportKind } from './import-fields.js';
import type { Mapping } from './mapping.js';
import { LONGEST_WORD, meaningOf, MOST_MEANINGS, wordForm } from './meanings.js';
import { isEmpty } from './read-record.js';

/** A word of a column, as it stands there first. */
export interface ColumnWord {
  readonly value: string;
  readonly rows: number;
  /** What it means, by the mapping or as it is known; null to leave its cells empty, and for an unknown word. */
  readonly choice: string | null;
  /** False for an unknown word that has no meaning in the mapping. */
  readonly isDecided: boolean;
}

/** The words of a column whose field has choices, the most frequent first. */
export interface ColumnWords {
  readonly heading: string;
  readonly field: string;
  readonly choices: readonly string[];
  readonly values: readonly ColumnWord[];
  /** Rows with words that are not among them: they are too many, or too long. */
  readonly moreRows: number;
}

interface Counted {
  readonly heading: string;
  readonly place: number;
  readonly field: ImportField;
  readonly words: Map<string, { readonly value: string; rows: number }>;
  moreRows: number;
}

/** Counts the words of the columns of a mapping whose fields have choices, row by row, with a bounded number of them in memory. */
export class CountedWords {
  private readonly columns: readonly Counted[];

  constructor(
    kind: ImportKind,
    private readonly mapping: Mapping,
    headings: readonly string[],
  ) {
    this.columns = headings.flatMap((heading, place) => {
      const field = fieldNamed(kind, mapping.columns[heading]);
      return field?.choices ? [{ heading, place, field, words: new Map(), moreRows: 0 }] : [];
    });
  }

  add(cells: readonly string[]): void {
    for (const column of this.columns) {
      const cell = cells[column.place] ?? '';
      if (isBlank(cell) || isEmpty(column.field, cell)) continue;
      const value = cell.trim();
      if (value.length > LONGEST_WORD) {
        column.moreRows += 1;
        continue;
      }
      const form = wordForm(value);
      const word = column.words.get(form);
      if (word) word.rows += 1;
      // dates of leaving are read as dates, and need no meaning
      else if (typeof this.read(column.field, value) === 'string' && column.field.type === 'leaving')
        continue;
      else if (column.words.size < MOST_MEANINGS) column.words.set(form, { value, rows: 1 });
      else column.moreRows += 1;
    }
  }

  found(): ColumnWords[] {
    return this.columns.map(({ heading, field, words, moreRows }) => ({
      heading,
      field: field.name,
      choices: field.choices!,
      moreRows,
      values: [...words.values()]
        .map(({ value, rows }) => ({ value, rows, ...this.meaning(heading, field, value) }))
        .sort((one, other) => other.rows - one.rows),
    }));
  }

  private meaning(
    heading: string,
    field: ImportField,
    value: string,
  ): Pick<ColumnWord, 'choice' | 'isDecided'> {
    const meant = meaningOf(this.mapping.options.meanings, heading, value);
    if (meant !== undefined) return { choice: meant, isDecided: true };
    const read = this.read(field, value);
    if (typeof read === 'boolean') return { choice: read ? 'yes' : 'no', isDecided: true };
    return { choice: typeof read === 'string' ? read : null, isDecided: read !== null };
  }

  private read(field: ImportField, value: string) {
    const read = readCell(field, value, this.mapping.options);
    return 'value' in read ? read.value : null;
  }
}
