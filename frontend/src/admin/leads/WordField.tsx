import { TextField } from '@mui/material';

interface WordFieldProps {
  readonly value: string;
  readonly error?: string | undefined;
  /** When the word is mailed. */
  readonly hint?: string;
  readonly autoFocus?: boolean;
  readonly onChange: (word: string) => void;
}

/** What staff write to the visitor in the mail about a change. */
export function WordField({ value, error, hint, autoFocus = false, onChange }: WordFieldProps) {
  return (
    <TextField
      label="A word to the visitor (optional)"
      multiline
      autoFocus={autoFocus}
      minRows={2}
      maxRows={6}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={Boolean(error)}
      helperText={error ?? hint}
    />
  );
}
