import { Box, Card } from '@mui/material';
import { useId } from 'react';
import { SectionHeading } from '../theme/SectionHeading';
import { StatLink } from './StatLink';
import type { StatGroup } from './statGroups';

interface StatGroupCardProps {
  readonly group: StatGroup;
  /** One below the other, for long values. */
  readonly asList?: boolean;
}

/** A group of stats: a headline number and its parts, each a link to the counted leads. */
export function StatGroupCard({ group, asList = false }: StatGroupCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ px: 1, py: 0.75 }}>
      <Box sx={asList ? titleShape : { ...titleShape, mb: { sm: `-${TITLE}px` } }}>
        <SectionHeading id={id}>{group.title}</SectionHeading>
      </Box>
      <Box component="dl" sx={asList ? { m: 0 } : listShape}>
        <StatLink stat={group.headline} headline={asList ? 'in line' : 'large'} />
        {group.parts.map((stat) => (
          <StatLink key={stat.label} stat={stat} />
        ))}
      </Box>
    </Card>
  );
}

/** Of the title, below which the headline number stands. */
const TITLE = 24;
const titleShape = { height: TITLE, px: 0.75, whiteSpace: 'nowrap' };

/** Beside the headline number the parts in columns of three on a desktop; two columns on a phone. */
const listShape = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'auto',
  },
  gridTemplateRows: { sm: `repeat(3, minmax(${TITLE}px, auto))` },
  gridAutoFlow: { sm: 'column' },
  gridAutoColumns: { sm: 'auto' },
  columnGap: { sm: 1 },
  '& > :first-of-type': {
    gridColumn: { xs: '1 / -1', sm: 1 },
    gridRow: { sm: '1 / span 3' },
    pt: { sm: `${TITLE}px` },
    // the title stands above it
    minWidth: { sm: 128 },
  },
  m: 0,
};
