import { Box, Link, Skeleton } from '@mui/material';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Stat } from './statGroups';

interface StatLinkProps {
  readonly stat: Stat;
  /** A large number above its label, or a larger one beside it. */
  readonly headline?: 'large' | 'in line';
}

/** A label and its number, inside a `dl`. The whole box is clickable. A skeleton while the number is loading. */
export function StatLink({ stat: { label, value, to }, headline }: StatLinkProps) {
  const id = useId();
  return (
    <Box sx={headline === 'large' ? largeShape : boxShape}>
      <Box component="dt" id={id} sx={{ color: 'text.secondary', fontSize: 13, minWidth: 0 }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        {value === undefined ? (
          <Skeleton variant="text" width={16} sx={{ fontSize: headline === 'large' ? 26 : 15 }} />
        ) : (
          <Link
            component={RouterLink}
            to={to}
            aria-describedby={id}
            underline="hover"
            sx={{
              ...numberShape,
              ...(headline && headlineShape[headline]),
              color: value === 0 ? 'text.secondary' : 'secondary.main',
            }}
          >
            {value.toLocaleString('en-US')}
          </Link>
        )}
      </Box>
    </Box>
  );
}

const boxShape = {
  position: 'relative',
  display: 'flex',
  gap: 0.75,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  minWidth: 0,
  px: 0.75,
  py: '1px',
  lineHeight: '22px',
  borderRadius: 0.8,
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
};
const numberShape = {
  fontSize: 15,
  fontWeight: 650,
  outline: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
};
const headlineShape = { large: { fontSize: 26, lineHeight: '28px' }, 'in line': { fontSize: 17 } };
/** The label below the number, which is read first as a label. */
const largeShape = {
  ...boxShape,
  flexDirection: 'column-reverse',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  gap: 0,
  lineHeight: '18px',
};
