import { Box, Card, Link, Typography } from '@mui/material';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { quietGround } from '../theme/quietGround';
import type { Figure, FigureGroup } from './figures';

/** A group of figures: one headline number and its parts, each a link to the leads it counts. */
export function FigureGroupView({ group }: { group: FigureGroup }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={id} variant="h2" sx={{ mb: 2 }}>
        {group.title}
      </Typography>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '180px 1fr' }, gap: { xs: 2, md: 3 } }}
      >
        <FigureLink figure={group.headline} headline />
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
            gap: 1,
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {group.rest.map((figure) => (
            <li key={figure.label}>
              <FigureLink figure={figure} />
            </li>
          ))}
        </Box>
      </Box>
    </Card>
  );
}

function FigureLink({ figure, headline = false }: { figure: Figure; headline?: boolean }) {
  return (
    <Link
      component={RouterLink}
      to={figure.to}
      color="inherit"
      underline="none"
      sx={{
        display: 'block',
        px: 1.5,
        py: 1,
        borderRadius: 1,
        ...(headline && { bgcolor: quietGround }),
        height: headline ? '100%' : undefined,
        boxSizing: 'border-box',
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 14 }}>
        {figure.label}
      </Box>
      <Box
        component="span"
        sx={{
          display: 'block',
          fontFamily: headline ? 'h1.fontFamily' : undefined,
          fontSize: headline ? 40 : 22,
          fontWeight: 600,
          lineHeight: 1.25,
        }}
      >
        {figure.value.toLocaleString('en-US')}
      </Box>
    </Link>
  );
}
