import { SERVICE_INTERESTS, SERVICE_LABELS } from '@contract';
import { MenuItem, TextField } from '@mui/material';
import type { DetailField, DetailValues } from './fields';

interface DetailInputsProps {
  readonly fields: readonly DetailField[];
  readonly values: DetailValues;
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly onChange: (values: DetailValues) => void;
}

/** The inputs of a form about a person or a booking; the first one gets the focus. */
export function DetailInputs({ fields, values, errors, onChange }: DetailInputsProps) {
  return fields.map(({ name, label, type = 'text', optional }, index) => (
    <TextField
      key={name}
      label={optional ? `${label} (optional)` : label}
      autoFocus={index === 0}
      autoComplete="off"
      value={values[name] ?? ''}
      onChange={({ target }) => onChange({ ...values, [name]: target.value })}
      error={Boolean(errors[name])}
      helperText={errors[name]}
      {...(type === 'service' && { select: true })}
      {...(type === 'lines' && { multiline: true, minRows: 2, maxRows: 8 })}
      {...(['email', 'tel', 'date'].includes(type) && { type })}
      {...(type === 'date' && { slotProps: { inputLabel: { shrink: true } } })}
    >
      {type === 'service' &&
        SERVICE_INTERESTS.map((service) => (
          <MenuItem key={service} value={service}>
            {SERVICE_LABELS[service]}
          </MenuItem>
        ))}
    </TextField>
  ));
}
