import { MEETING_LABELS, MEETING_WAYS, SERVICE_INTERESTS, SERVICE_LABELS } from '@contract';
import { MenuItem, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { consoleSettings } from '../settings/consoleSettings';
import type { DetailField, DetailValues } from './details';

interface DetailInputProps {
  readonly field: DetailField;
  readonly values: DetailValues;
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly autoFocus?: boolean;
  /** Marks the field. */
  readonly required?: boolean;
  /** Shown below the input unless there is an error. */
  readonly hint?: ReactNode;
  readonly onChange: (values: DetailValues) => void;
}

type DetailInputsProps = Omit<DetailInputProps, 'field' | 'autoFocus' | 'required' | 'hint'> & {
  readonly fields: readonly DetailField[];
};

/** The inputs of a form about a person or a booking; the first one gets the focus. */
export const DetailInputs = ({ fields, ...rest }: DetailInputsProps) =>
  fields.map((field, index) => (
    <DetailInput key={field.name} field={field} autoFocus={index === 0} {...rest} />
  ));

export function DetailInput({
  field: { name, label, type = 'text', optional },
  values,
  errors,
  autoFocus = false,
  required = false,
  hint = HINTS[type],
  onChange,
}: DetailInputProps) {
  return (
    <TextField
      label={optional ? `${label} (optional)` : label}
      autoFocus={autoFocus}
      required={required}
      autoComplete="off"
      value={values[name] ?? ''}
      onChange={({ target }) =>
        onChange({ ...values, [name]: type === 'minutes' ? target.value.replace(/\D/g, '') : target.value })
      }
      error={Boolean(errors[name])}
      helperText={errors[name] ?? hint}
      {...(['service', 'meeting'].includes(type) && { select: true })}
      {...(type === 'meeting' && asUsual)}
      {...(type === 'minutes' && { slotProps: { htmlInput: { inputMode: 'numeric', maxLength: 3 } } })}
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
      {type === 'meeting' && [
        <MenuItem key="" value="">
          As usual ({MEETING_LABELS[consoleSettings.meeting.way].toLowerCase()})
        </MenuItem>,
        ...MEETING_WAYS.map((way) => (
          <MenuItem key={way} value={way}>
            {MEETING_LABELS[way]}
          </MenuItem>
        )),
      ]}
    </TextField>
  );
}

const HINTS: Partial<Record<NonNullable<DetailField['type']>, string>> = {
  meeting: 'If the booking is confirmed, the visitor gets the invitation again.',
  minutes: `Empty: as usual, ${consoleSettings.meeting.minutes} minutes`,
};

// the empty value has words, so the label must stay above them
const asUsual = { slotProps: { inputLabel: { shrink: true }, select: { displayEmpty: true } } };
