import { MOST_WORD_CHARACTERS } from '@contract';
import { TextField } from '@mui/material';

interface WordFieldProps {
  readonly value: string;
  readonly error?: string | undefined;
  /** When the word is mailed. */
  readonly hint?: string;
  readonly autoFocus?: boolean;
  readonly onChange: (word: string) => void;
}

/** Characters are code points, as on the server. */
const lengthOf = (word: string) => [...word.trim()].length;

/** Whether the server accepts a word to the visitor; a longer one is kept in the field, to be shortened. */
export const wordFits = (word: string) => lengthOf(word) <= MOST_WORD_CHARACTERS;

/** What staff write to the visitor in the mail about a change. */
export function WordField({ value, error, hint, autoFocus = false, onChange }: WordFieldProps) {
  const count = `${lengthOf(value)} of ${MOST_WORD_CHARACTERS} characters.`;
  const problem = wordFits(value) ? error : 'Too long.';
  return (
    <TextField
      label="A word to the visitor (optional)"
      multiline
      autoFocus={autoFocus}
      minRows={2}
      maxRows={6}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={Boolean(problem)}
      helperText={[problem ?? hint, value && count].filter(Boolean).join(' ')}
    />
  );
}
