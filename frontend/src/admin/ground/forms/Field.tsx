import { MenuItem } from '@mui/material';
import { createContext, type ReactNode, useContext } from 'react';
import { TextInput, type TextInputProps } from 'react-admin';
import type { Limits } from '@/shared/api-limits';
import { digitsOf } from './digitsOf';
import type { FieldErrors } from './formFields';

/** What the inputs of a form share. */
export const FormContext = createContext<{
  readonly errors: FieldErrors;
  readonly limits?: Limits | undefined;
}>({
  errors: {},
});

/** What is said of an input of a form. */
export interface FieldProps extends Omit<
  TextInputProps,
  'source' | 'type' | 'label' | 'helperText' | 'children'
> {
  readonly name: string;
  readonly label: string;
  /** `lines` is a text with line breaks, `number` a whole number as text. */
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'lines' | 'number' | undefined;
  readonly optional?: boolean;
  /** The words of a choice by value; '' is that of no choice. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Shown below the input unless there is an error. */
  readonly hint?: ReactNode;
}

/**
 * An input of a form. A choice is a TextInput, because SelectInput has an empty item unless the field is marked as required;
 * errors are those of the last answer, because react-admin removes them as soon as the user types.
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
  const error = errors[name];
  const limit = limits?.[name];
  const hasNone = choices !== undefined && '' in choices;
  return (
    <TextInput
      source={name}
      label={optional ? `${label} (optional)` : label}
      parse={type === 'number' ? digits : asTyped}
      autoComplete="off"
      error={Boolean(error)}
      helperText={error ?? (hint || false)}
      {...(type === 'lines' && { multiline: true, minRows: 2, maxRows: 8 })}
      {...(type !== 'lines' && type !== 'number' && { type })}
      {...(choices && { select: true })}
      {...rest}
      slotProps={{
        ...slotProps,
        ...((type === 'date' || hasNone) && { inputLabel: { shrink: true } }),
        ...(hasNone && { select: { displayEmpty: true } }),
        htmlInput: {
          ...(type === 'number' && { inputMode: 'numeric' }),
          ...(limit &&
            type !== 'date' &&
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
    </TextInput>
  );
}

// TextInput turns '' into null
const asTyped = (text: string) => text;
const digits = (text: string) => text.replace(/\D/g, '');
