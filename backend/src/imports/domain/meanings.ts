import type { Said } from '../../platform/domain-error.js';
import { plainWord } from './cell-words.js';
import { fieldNamed, type ImportKind } from './import-fields.js';

/**
 * What the words of a column mean, by its heading and the word as it is in a cell: a choice of the field that the column fills,
 * `yes` or `no` where it asks for one, or null to leave the cell empty. Words are compared without case, accents, spaces and signs.
 */
export type Meanings = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

/** Words of a column that can be given a meaning, and characters of one. */
export const MOST_MEANINGS = 200;
export const LONGEST_WORD = 100;

/** The form in which words are compared; of signs alone it is themselves. */
export function wordForm(text: string): string {
  return plainWord(text) || text.trim();
}

/** What is wrong with the meanings, by `meanings.` with the heading, and the word where it is about one. */
export function meaningProblems(
  kind: ImportKind,
  headings: readonly string[],
  columns: Readonly<Record<string, string | null>>,
  meanings: Meanings,
): Record<string, Said> {
  const problems: Record<string, Said> = {};
  for (const [heading, words] of Object.entries(meanings)) {
    const field = fieldNamed(kind, columns[heading]);
    if (!headings.includes(heading)) problems[`meanings.${heading}`] = ['import.no-column-of', { heading }];
    else if (!field?.choices) problems[`meanings.${heading}`] = ['import.no-choices', { heading }];
    else {
      const known = new Map<string, string | null>();
      for (const [word, choice] of Object.entries(words)) {
        const form = wordForm(word);
        if (choice !== null && !field.choices.includes(choice))
          problems[`meanings.${heading}.${word}`] = [
            'import.no-such-choice',
            { choice, heading, words: field.choices.join(', ') },
          ];
        else if (known.has(form) && known.get(form) !== choice)
          problems[`meanings.${heading}.${word}`] = ['import.meaning-twice', { word, heading }];
        known.set(form, choice);
      }
    }
  }
  return problems;
}

type Forms = ReadonlyMap<string, ReadonlyMap<string, string | null>>;
const FORMS = new WeakMap<Meanings, Forms>();

/** What a word of a column was said to mean; undefined where nothing was said of it. */
export function meaningOf(
  meanings: Meanings | undefined,
  heading: string,
  text: string,
): string | null | undefined {
  if (meanings === undefined) return undefined;
  let forms = FORMS.get(meanings);
  if (!forms) {
    forms = new Map(
      Object.entries(meanings).map(([column, words]) => [
        column,
        new Map(Object.entries(words).map(([word, choice]) => [wordForm(word), choice])),
      ]),
    );
    FORMS.set(meanings, forms);
  }
  const words = forms.get(heading);
  return words && text.length <= LONGEST_WORD ? words.get(wordForm(text)) : undefined;
}
