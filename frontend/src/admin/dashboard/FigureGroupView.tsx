import { Box, Card, Typography } from '@mui/material';
import { useId } from 'react';
import { FigureLink } from './FigureLink';
import type { FigureGroup } from './figures';

/** A group of figures: one headline number and its parts, each a link to the leads it counts. */
export function FigureGroupView({ group }: { group: FigureGroup }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={id} variant="h2" sx={{ mb: 2 }}>
        {group.title}
      </Typography>
      <Box sx={columnsShape}>
        <Box component="dl" sx={{ m: 0 }}>
          <FigureLink figure={group.headline} headline />
        </Box>
        <Box component="dl" sx={partsShape}>
          {group.rest.map((figure) => (
            <FigureLink key={figure.label} figure={figure} />
          ))}
        </Box>
      </Box>
    </Card>
  );
}

const columnsShape = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '180px 1fr' },
  gap: { xs: 2, md: 3 },
};
const partsShape = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: 1,
  m: 0,
};
