import { Box, Link } from '@mui/material';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { subtleBackground } from '../theme/subtleBackground';
import type { Stat } from './statGroups';

interface StatLinkProps {
  readonly stat: Stat;
  readonly headline?: boolean;
}

/** A label and its number, inside a `dl`. The whole box is clickable. */
export function StatLink({ stat, headline = false }: StatLinkProps) {
  const id = useId();
  return (
    <Box
      sx={{
        position: 'relative',
        boxSizing: 'border-box',
        px: 1.5,
        py: 1,
        borderRadius: 1,
        ...(headline && { bgcolor: subtleBackground, height: '100%' }),
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <Box component="dt" id={id} sx={{ color: 'text.secondary', fontSize: 14 }}>
        {stat.label}
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        <Link
          component={RouterLink}
          to={stat.to}
          aria-describedby={id}
          color="inherit"
          underline="none"
          sx={headline ? headlineShape : numberShape}
        >
          {stat.value.toLocaleString('en-US')}
        </Link>
      </Box>
    </Box>
  );
}

const numberShape = {
  fontSize: 22,
  fontWeight: 600,
  lineHeight: 1.25,
  outline: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
};
const headlineShape = { ...numberShape, fontFamily: 'h1.fontFamily', fontSize: 40 };
