import { Box, Button, Chip, Typography } from '@mui/material';
import { SortField } from '@/admin/ground/lists/SortField';
import { useStaffNames } from '@/admin/records/leads/LeadActions';
import { useLeadList } from '../useLeadList';
import { filterParts, SORTS } from './filterWords';
import { LeadCount } from './LeadCount';
import { useClearFilters } from './useClearFilters';

/** The number of hits, the filters that lead to them, and the order. */
export function ActiveFilters() {
  const { filterValues, sort } = useLeadList();
  const names = useStaffNames();
  const clear = useClearFilters();
  const parts = filterParts(filterValues, (id) => names.get(id) ?? 'somebody');
  return (
    <Box sx={shape}>
      <LeadCount />
      {sort.field === 'preferredDate' && (
        <Typography variant="body2" color="textSecondary">
          bookings only
        </Typography>
      )}
      {parts.map(({ fields, text }) => (
        <Chip key={text} size="small" variant="outlined" label={text} onDelete={() => clear(fields)} />
      ))}
      {parts.length > 0 && (
        <Button size="small" color="secondary" onClick={() => clear()} sx={{ py: 0 }}>
          Clear
        </Button>
      )}
      <SortField choices={SORTS} />
    </Box>
  );
}

const shape = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 36 };
