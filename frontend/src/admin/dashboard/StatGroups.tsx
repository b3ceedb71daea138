import { Box } from '@mui/material';
import type { AdminStats } from '../../shared/api-types';
import { StatGroupCard } from './StatGroupCard';
import { statGroups } from './statGroups';

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

/** One row; on a phone it scrolls sideways. */
const rowShape = {
  display: { xs: 'flex', lg: 'grid' },
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: 1,
  minWidth: 0,
  overflowX: { xs: 'auto', lg: 'visible' },
  scrollSnapType: 'x proximity',
  '& > *': { flex: '0 0 auto', minWidth: { xs: 'min(78vw, 320px)', lg: 0 }, scrollSnapAlign: 'start' },
};
