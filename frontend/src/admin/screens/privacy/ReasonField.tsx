import { TextField } from '@mui/material';

const SHORTEST = 3;
const LONGEST = 500;

/** Whether the server takes it as a reason. */
export const isReason = (text: string) => text.trim().length >= SHORTEST;

interface ReasonFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder: string;
  readonly error?: string | undefined;
}

/** Why something is done, in a few words. */
export function ReasonField({ value, onChange, placeholder, error }: ReasonFieldProps) {
  return (
    <TextField
      label="Reason"
      multiline
      minRows={2}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      placeholder={placeholder}
      error={Boolean(error)}
      helperText={error ?? 'It is kept. Write no personal data here.'}
      slotProps={{ htmlInput: { maxLength: LONGEST }, inputLabel: { shrink: true } }}
    />
  );
}
