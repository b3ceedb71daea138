import { InputAdornment, TextField } from '@mui/material';
import { amountText, centavosOf, currencySymbol } from './money';
import { amountProblem } from './policyFields';

interface MoneyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly currency: string;
  readonly error?: string | undefined;
  readonly hint?: string;
  readonly autoFocus?: boolean;
  readonly onChange: (text: string) => void;
}

/** An amount, grouped when the field is left. */
export function MoneyField({ label, value, currency, error, hint, autoFocus, onChange }: MoneyFieldProps) {
  const problem = error ?? amountProblem(value);
  const group = () => {
    const centavos = centavosOf(value);
    if (centavos !== null) onChange(amountText(centavos));
  };
  return (
    <TextField
      label={label}
      value={value}
      autoComplete="off"
      autoFocus={autoFocus ?? false}
      onChange={({ target }) => onChange(target.value)}
      onBlur={group}
      error={Boolean(problem)}
      helperText={problem ?? hint}
      slotProps={{
        input: {
          startAdornment: <InputAdornment position="start">{currencySymbol(currency)}</InputAdornment>,
        },
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'decimal', maxLength: 20 },
      }}
    />
  );
}
