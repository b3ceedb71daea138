import { InputAdornment, TextField } from '@mui/material';
import { amountText, currencySymbol, moneyText } from '@contract';
import { enteredAmount } from './enteredAmount';

interface MoneyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly currency: string;
  readonly error?: string | undefined;
  readonly hint?: string;
  readonly autoFocus?: boolean;
  readonly required?: boolean;
  readonly onChange: (text: string) => void;
}

/** An amount. What was understood of it is shown below while it is typed, and written into the field when it is left. */
export function MoneyField({
  label,
  value,
  currency,
  error,
  hint,
  autoFocus,
  required = false,
  onChange,
}: MoneyFieldProps) {
  const { centavos, problem } = enteredAmount(value, currency);
  const understood = centavos === null ? undefined : moneyText(centavos, currency);
  const write = () => {
    if (centavos !== null) onChange(amountText(centavos));
  };
  return (
    <TextField
      label={label}
      required={required}
      value={value}
      autoComplete="off"
      autoFocus={autoFocus ?? false}
      onChange={({ target }) => onChange(target.value)}
      onBlur={write}
      error={Boolean(error ?? problem)}
      helperText={error ?? problem ?? [understood, hint].filter(Boolean).join(' · ')}
      slotProps={{
        input: {
          startAdornment: <InputAdornment position="start">{currencySymbol(currency)}</InputAdornment>,
        },
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'decimal' },
      }}
    />
  );
}
