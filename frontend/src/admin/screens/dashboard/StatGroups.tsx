import { Box } from '@mui/material';
import type { AdminStats } from '@/shared/api-types';
import { StatGroupCard } from '@/admin/ground/charts/StatGroupCard';
import { statGroups } from '@/admin/ground/charts/statGroups';

/** The three groups of stats (spec §2), dense, because work follows below them; without numbers while they are loading. */
export function StatGroups({ stats }: { stats: AdminStats | undefined }) {
  const groups = (
    <Box sx={rowShape} {...(stats ? {} : { 'aria-hidden': true })}>
      {statGroups(stats).map((group) => (
        <StatGroupCard key={group.title} group={group} />
      ))}
    </Box>
  );
  return stats ? (
    groups
  ) : (
    <div role="status" aria-label="Loading figures">
      {groups}
    </div>
  );
}

const rowShape = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // where the three of them fit
  '@media (min-width: 1340px)': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  gap: 1,
};
