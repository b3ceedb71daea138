import { TextField, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { PicturePicker } from '@/admin/records/pictures/PicturePicker';
import type { SectionValue } from '@/admin/ground/api/businessProvider';
import { FieldSet } from './FieldSet';
import type { FieldGroup, FormProps, TextFieldSpec } from './form';
import { textAt, withValueAt } from './paths';
import { fieldId } from './useFormErrors';

interface TextFieldsProps extends FormProps<SectionValue> {
  readonly groups: readonly FieldGroup[];
}

/** The fields of a section that consists of short texts and pictures. */
export function TextFields({ groups, value, errors, onChange, onLeave }: TextFieldsProps) {
  // an upload ends later than it began: other fields may have changed since
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return groups.map(({ title, note, fields }, index) => (
    <FieldSet key={title ?? index} title={title}>
      {note && <Typography color="textSecondary">{note}</Typography>}
      {fields.map((spec) => (
        <OneText
          key={spec.path}
          spec={spec}
          text={textAt(value, spec.path)}
          error={errors[spec.path]}
          onChange={(text) => onChange(withValueAt(latest.current, spec.path, text))}
          onLeave={() => onLeave(spec.path)}
        />
      ))}
    </FieldSet>
  ));
}

interface OneTextProps {
  readonly spec: TextFieldSpec;
  readonly text: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
}

const INPUT_TYPES = { email: 'email', link: 'url', chat: 'url', phone: 'tel', text: 'text' };

function OneText({ spec, text, error, onChange, onLeave }: OneTextProps) {
  const { path, label, limit, kind, optional, hint } = spec;
  if (kind === 'picture')
    return <PicturePicker label={label} value={text} onChange={onChange} {...(error && { error })} />;
  const isLong = kind === 'long';
  return (
    <TextField
      id={fieldId(path)}
      label={label}
      value={text}
      multiline={isLong}
      {...(isLong ? { minRows: limit > 1000 ? 6 : 2, maxRows: 16 } : { type: INPUT_TYPES[kind ?? 'text'] })}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onLeave}
      error={Boolean(error)}
      helperText={error ?? [hint, leftWords(text.trim().length, limit)].filter(Boolean).join(' ')}
      // not `required` of the field, which widens the gap of the outline for an asterisk
      slotProps={{ htmlInput: { required: !optional } }}
    />
  );
}

/** How many characters are left, once few of them are; empty before. */
export function leftWords(length: number, limit: number): string {
  const left = limit - length;
  if (left < 0) return `${-left} too many.`;
  if (left > Math.max(10, limit * 0.15)) return '';
  return `${left} ${left === 1 ? 'character' : 'characters'} left.`;
}
