import { Autocomplete, TextField } from '@mui/material';

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  /** The names that are known; any other is a new one. */
  readonly names: readonly string[];
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly autoFocus?: boolean;
  readonly onChange: (name: string) => void;
}

/** A name that is typed, with suggestions. */
export function NameField({
  label,
  value,
  names,
  error,
  required = false,
  autoFocus = false,
  onChange,
}: NameFieldProps) {
  return (
    <Autocomplete<string, false, true, true>
      freeSolo
      disableClearable
      options={[...new Set(names)]}
      value={value}
      inputValue={value}
      onInputChange={(_, text) => onChange(text)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={required}
          autoFocus={autoFocus}
          error={Boolean(error)}
          helperText={error}
        />
      )}
    />
  );
}
