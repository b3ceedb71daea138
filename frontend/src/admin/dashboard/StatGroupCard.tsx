import { Box, Card, Typography } from '@mui/material';
import { useId } from 'react';
import { StatLink } from './StatLink';
import type { StatGroup } from './statGroups';

/** A group of stats: a headline number and its parts, each a link to the counted leads. */
export function StatGroupCard({ group }: { group: StatGroup }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={id} variant="h2" sx={{ mb: 2 }}>
        {group.title}
      </Typography>
      <Box sx={columnsShape}>
        <Box component="dl" sx={{ m: 0 }}>
          <StatLink stat={group.headline} headline />
        </Box>
        <Box component="dl" sx={partsShape}>
          {group.parts.map((stat) => (
            <StatLink key={stat.label} stat={stat} />
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
