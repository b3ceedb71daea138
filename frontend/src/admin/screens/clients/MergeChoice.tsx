import { Box, FormHelperText, Radio, Typography } from '@mui/material';
import { subtleBackground } from '@/admin/ground/theme/subtleBackground';
import type { Keep, MergeRow } from './mergeRows';

interface MergeChoiceProps {
  readonly row: MergeRow;
  readonly keep: Keep;
  readonly error: string | undefined;
  readonly onChange: (keep: Keep) => void;
}

/** A field that differs: what each client has, side by side, of which one is kept, or both. */
export function MergeChoice({
  row: { field, label, own, theirs, canBeBoth },
  keep,
  error,
  onChange,
}: MergeChoiceProps) {
  const option = (value: Keep, words: string) => {
    const isKept = keep === value;
    return (
      <Box component="label" sx={optionShape} data-kept={isKept}>
        <Radio
          size="small"
          name={field}
          checked={isKept}
          onChange={() => onChange(value)}
          sx={{ p: 0.5, alignSelf: 'start' }}
        />
        <Typography
          component="span"
          sx={{ py: 0.375, minWidth: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          {...(words === '' && { color: 'textSecondary' })}
        >
          {words || 'Nothing'}
        </Typography>
      </Box>
    );
  };
  return (
    <Box component="fieldset" sx={rowShape}>
      <Typography component="legend" sx={legendShape}>
        {label}
      </Typography>
      {option('this', own)}
      {option('other', theirs)}
      {canBeBoth && (
        <Box sx={{ gridColumn: { xs: '1 / -1', md: '2 / -1' } }}>{option(null, 'Keep both')}</Box>
      )}
      {error && (
        <FormHelperText error sx={{ gridColumn: { xs: '1 / -1', md: '2 / -1' }, mt: 0 }}>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}

/** Label and two columns; on a phone the label is above them. */
export const mergeColumns = {
  display: 'grid',
  columnGap: 1.5,
  rowGap: 1,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: '130px repeat(2, minmax(0, 1fr))' },
};
const rowShape = {
  ...mergeColumns,
  m: 0,
  p: 0,
  py: 1.25,
  border: 0,
  borderTop: 1,
  borderColor: 'divider',
  minWidth: 0,
};
const legendShape = {
  // a legend is no item of the grid unless it floats
  float: 'left',
  p: 0,
  fontSize: 14,
  color: 'text.secondary',
  alignSelf: 'center',
  gridColumn: { xs: '1 / -1', md: 'auto' },
};
const optionShape = {
  display: 'flex',
  gap: 0.5,
  minHeight: 44,
  p: 0.75,
  pr: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  cursor: 'pointer',
  '&[data-kept="true"]': { borderColor: 'primary.main', bgcolor: subtleBackground },
  '&:hover': { borderColor: 'text.secondary' },
};
