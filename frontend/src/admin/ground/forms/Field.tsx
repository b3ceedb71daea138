import { MenuItem, TextField, type TextFieldProps } from '@mui/material';
import { createContext, type ReactNode, useContext } from 'react';
import { useInput } from 'react-admin';
import type { Limits } from '@/shared/api-limits';
import { digitsOf } from './digitsOf';
import type { FieldErrors } from './formFields';
import { usePasswordSwitch } from './usePasswordSwitch';

/** What the inputs of a form share. */
export const FormContext = createContext<{
  readonly errors: FieldErrors;
  readonly limits?: Limits | undefined;
}>({
  errors: {},
});

/** What is said of an input of a form. */
export interface FieldProps extends Omit<
  TextFieldProps,
  'type' | 'name' | 'label' | 'helperText' | 'children'
> {
  readonly name: string;
  readonly label: string;
  /** `lines` is a text with line breaks, `number` a whole number as text. */
  readonly type?:
    'text' | 'password' | 'email' | 'tel' | 'url' | 'date' | 'month' | 'lines' | 'number' | undefined;
  readonly optional?: boolean;
  /** The words of a choice by value; '' is that of no choice. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Shown below the input unless there is an error. */
  readonly hint?: ReactNode;
}

/**
 * An input of a form. It is no TextInput or SelectInput: these remove an error of the server as soon as the user types, take
 * no other error, and a choice has an empty item unless it is marked as required.
 */
export function Field({
  name,
  label,
  type = 'text',
  optional = false,
  choices,
  hint,
  slotProps = {},
  ...rest
}: FieldProps) {
  const { errors, limits } = useContext(FormContext);
  const { type: passwordType, endAdornment } = usePasswordSwitch();
  const { id, field } = useInput<string>({ source: name, parse: type === 'number' ? digits : asTyped });
  const error = errors[name];
  const limit = limits?.[name];
  const hasNone = choices !== undefined && '' in choices;
  return (
    <TextField
      id={id}
      {...field}
      label={optional ? `${label} (optional)` : label}
      autoComplete="off"
      error={Boolean(error)}
      helperText={error ?? hint}
      {...(type === 'lines' && { multiline: true, minRows: 2, maxRows: 8 })}
      {...(type !== 'lines' && type !== 'number' && { type: type === 'password' ? passwordType : type })}
      {...(choices && { select: true })}
      {...rest}
      slotProps={{
        ...slotProps,
        ...(type === 'password' && { input: { endAdornment } }),
        ...((type === 'date' || type === 'month' || hasNone) && { inputLabel: { shrink: true } }),
        ...(hasNone && { select: { displayEmpty: true } }),
        htmlInput: {
          ...(type === 'number' && { inputMode: 'numeric' }),
          ...(limit &&
            type !== 'date' &&
            type !== 'month' &&
            !choices && { maxLength: type === 'number' ? digitsOf(limit) : limit.max }),
          ...slotProps.htmlInput,
        },
      }}
    >
      {choices &&
        Object.entries(choices).map(([id, words]) => (
          <MenuItem key={id} value={id}>
            {words}
          </MenuItem>
        ))}
    </TextField>
  );
}

// useInput turns '' into null
const asTyped = (text: string) => text;
const digits = (text: string) => text.replace(/\D/g, '');
