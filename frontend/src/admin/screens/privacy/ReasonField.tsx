import { TextField } from '@mui/material';
import { newHoldLimits } from '@/shared/api-limits';

/** Whether the server takes it as a reason. */
export const isReason = (text: string) => text.trim().length >= newHoldLimits.reason.min;

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
      slotProps={{ htmlInput: { maxLength: newHoldLimits.reason.max }, inputLabel: { shrink: true } }}
    />
  );
}
