import { amountText, type Figure, figureKind, readAmount } from '@contract';
import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { calculatorsLimits } from '@/shared/api-limits';
import type { FieldErrors } from './rules';
import { fieldId } from './useFormErrors';

interface FigureFieldsProps {
  readonly index: number;
  readonly figure: Figure;
  readonly errors: FieldErrors;
  readonly onChange: (figure: Figure) => void;
  readonly onDone: () => void;
  readonly onRemove: () => void;
}

const UNITS = { percent: 'Percent', money: 'Pesos', count: 'Number' };

/** The fields of a figure. A value that cannot be read is said at once, and the last good one stays. */
export function FigureFields({ index, figure, errors, onChange, onDone, onRemove }: FigureFieldsProps) {
  const { unit } = figureKind(figure.key);
  const [text, setText] = useState(unit === 'money' ? amountText(figure.value) : String(figure.value));
  const [isUnread, setIsUnread] = useState(false);
  function type(next: string) {
    setText(next);
    const amount = readAmount(next.replace('%', ''));
    setIsUnread(!('centavos' in amount));
    if ('centavos' in amount)
      onChange({ ...figure, value: unit === 'money' ? amount.centavos : amount.centavos / 100 });
  }
  const error = (name: keyof Figure) => errors[`figures.${index}.${name}`];
  const field = (name: Exclude<keyof Figure, 'key' | 'value'>, label: string, hint?: string) => ({
    id: fieldId(`figures.${index}.${name}`),
    label,
    value: figure[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...figure, [name]: target.value }),
    error: Boolean(error(name)),
    helperText: error(name) ?? hint,
  });
  const day = (name: 'from' | 'to' | 'checkedOn' | 'nextChange', label: string, hint?: string) => (
    <TextField type="date" {...field(name, label, hint)} slotProps={{ inputLabel: { shrink: true } }} />
  );
  return (
    <Box sx={fieldsShape}>
      <TextField
        id={fieldId(`figures.${index}.value`)}
        label={UNITS[unit]}
        value={text}
        onChange={({ target }) => type(target.value)}
        error={isUnread || Boolean(error('value'))}
        helperText={isUnread ? 'Enter a number, such as 7.12' : error('value')}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <TextField
        {...field('source', 'Source', 'As visitors read it')}
        slotProps={{ htmlInput: { maxLength: calculatorsLimits['figures.source'].max } }}
        sx={{ gridColumn: '1 / -1' }}
      />
      <TextField
        type="url"
        {...field('sourceUrl', 'Address of the source (optional)')}
        slotProps={{ htmlInput: { maxLength: calculatorsLimits['figures.sourceUrl'].max } }}
        sx={{ gridColumn: '1 / -1' }}
      />
      {day('from', 'First day')}
      {day('to', 'Last day (optional)')}
      {day('checkedOn', 'Checked on')}
      {day('nextChange', 'Next change (optional)', 'You are reminded when nobody has looked by then')}
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', gap: 1 }}>
        <Button variant="outlined" color="secondary" onClick={onDone}>
          Done
        </Button>
        <Button color="error" onClick={onRemove}>
          Remove
        </Button>
      </Box>
    </Box>
  );
}

const fieldsShape = {
  display: 'grid',
  gap: 1.5,
  py: 1.5,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
};
