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
  const stats = [group.headline, ...group.parts];
  return (
    <Card component="section" aria-labelledby={id} sx={{ px: 1, py: 0.75 }}>
      <Box sx={{ px: 0.75 }}>
        <SectionHeading id={id}>{group.title}</SectionHeading>
      </Box>
      <Box component="dl" sx={asList ? { m: 0 } : listShape(stats.length)}>
        {stats.map((stat) => (
          <StatLink key={stat.label} stat={stat} headline={stat === group.headline} />
        ))}
      </Box>
    </Card>
  );
}

/** Two rows on a desktop, two columns on a phone. */
const listShape = (count: number) => ({
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(4, minmax(0, 1fr))',
    lg: `repeat(${Math.ceil(count / 2)}, auto)`,
  },
  m: 0,
});
