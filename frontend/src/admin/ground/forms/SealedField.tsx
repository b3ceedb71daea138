import { Box, Button, Typography } from '@mui/material';
import { Field, type FieldProps } from './Field';

/** The value of a number that is to be removed. */
export const REMOVED = '-';

interface SealedFieldProps extends FieldProps {
  /** The last digits of the number that there is; null without one. */
  readonly mask: string | null;
  readonly given: { readonly value: string | undefined; readonly onChange: (value: string) => void };
}

/** A number of which only the last digits are shown: an empty input keeps it, and removing it is an act of its own. */
export function SealedField({ mask, given: { value, onChange }, ...field }: SealedFieldProps) {
  if (mask === null) return <Field {...field} />;
  const isRemoved = value === REMOVED;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', alignContent: 'start' }}>
      {isRemoved ? (
        <Typography>
          {field.label} {mask} is removed when you save.
        </Typography>
      ) : (
        <Field fullWidth {...field} hint={`Now ${mask}. An empty field keeps it.`} />
      )}
      <Button size="small" color="secondary" onClick={() => onChange(isRemoved ? '' : REMOVED)}>
        {isRemoved ? `Keep the ${field.label}` : `Remove the ${field.label}`}
      </Button>
    </Box>
  );
}
