import { Box, Button, Chip, MenuItem, Select, Typography } from '@mui/material';
import { useStaffNames } from '../LeadActions';
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
      <SortField />
    </Box>
  );
}

function SortField() {
  const { sort, setSort } = useLeadList();
  const value = `${sort.field} ${sort.order}`;
  const known = SORTS.some(({ id }) => id === value);
  return (
    <Select
      variant="standard"
      disableUnderline
      displayEmpty
      value={known ? value : ''}
      renderValue={(id) => SORTS.find((choice) => choice.id === id)?.name ?? 'Column'}
      inputProps={{ 'aria-label': 'Sort' }}
      SelectDisplayProps={{ 'aria-label': 'Sort' }}
      onChange={(event) => {
        const [field, order] = event.target.value.split(' ') as [string, 'ASC' | 'DESC'];
        setSort({ field, order });
      }}
      sx={{ ml: 'auto', fontSize: 14, fontWeight: 600 }}
    >
      {SORTS.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </Select>
  );
}

const shape = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 36 };
