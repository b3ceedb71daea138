import { Box, Typography } from '@mui/material';
import { difference } from './difference';
import { DifferenceTable } from './DifferenceTable';
import { differences, type Words } from './differences';

/** Texts from this length on are compared line by line. */
const LONG_TEXT = 600;

interface DifferencesProps {
  readonly values: readonly [before: Words, after: Words];
  /** What the two values are, such as `Before` and `After`. */
  readonly names: readonly [before: string, after: string];
}

/** The fields that differ, each with both values. */
export function Differences({ values, names: [before, after] }: DifferencesProps) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {differences(...values).map((item) => (
        <Box key={item.label} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="h3">
            {item.label}
          </Typography>
          {Math.max(item.before.length, item.after.length) >= LONG_TEXT ? (
            <Box component="dd" sx={{ m: 0 }}>
              <DifferenceTable rows={difference(item.before, item.after)} before={before} after={after} />
            </Box>
          ) : (
            <>
              <Value name={before}>{item.before}</Value>
              <Value name={after}>{item.after}</Value>
            </>
          )}
        </Box>
      ))}
    </Box>
  );
}

function Value({ name, children }: { name: string; children: string }) {
  return (
    <Box component="dd" sx={valueShape}>
      <Typography component="span" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography component="span" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}

const valueShape = {
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: 1,
  m: 0,
};
