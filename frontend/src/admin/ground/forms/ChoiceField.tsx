import { MenuItem, TextField } from '@mui/material';

interface ChoiceFieldProps {
  readonly label: string;
  readonly value: string;
  readonly choices: Readonly<Record<string, string>>;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly onChange: (value: string) => void;
}

/** One of several words. */
export const ChoiceField = ({
  label,
  value,
  choices,
  error,
  required = false,
  onChange,
}: ChoiceFieldProps) => (
  <TextField
    select
    required={required}
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    error={Boolean(error)}
    helperText={error}
  >
    {Object.entries(choices).map(([id, name]) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);
