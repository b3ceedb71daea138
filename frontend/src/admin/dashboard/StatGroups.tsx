import { Box } from '@mui/material';
import type { AdminStats } from '../../shared/api-types';
import { StatGroupCard } from './StatGroupCard';
import { statGroups } from './statGroups';

/** The three groups of stats (spec §2), in one row on a desktop; without numbers while they are loading. */
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
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 2.3fr) minmax(0, 1fr)' },
  gap: { xs: 1.5, sm: 2 },
};
