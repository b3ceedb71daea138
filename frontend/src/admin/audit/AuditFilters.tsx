import { AUDIT_AREAS } from '@contract';
import { Box } from '@mui/material';
import { DateInput, FilterLiveForm, SelectInput } from 'react-admin';
import { useUsers } from '../users/useUsers';
import { AREA_LABELS } from './auditWords';

const AREAS = AUDIT_AREAS.map((id) => ({ id, name: AREA_LABELS[id] }));

/** Who, what kind, and the days; kept in the URL. */
export function AuditFilters() {
  const users = useEverybody();
  return (
    <Box sx={shape}>
      <FilterLiveForm debounce={250}>
        <SelectInput source="userId" label="Who" choices={users} {...compact} />
        <SelectInput source="area" label="What kind" choices={AREAS} {...compact} />
        <DateInput source="from" label="From" {...date} />
        <DateInput source="to" label="To" {...date} />
      </FilterLiveForm>
    </Box>
  );
}

/** All users by name: those who left did something, too. */
function useEverybody() {
  const lists = [useUsers('active'), useUsers('deactivated'), useUsers('removed')];
  return lists
    .flatMap(({ data = [] }) => data)
    .map(({ id, name, status }) => ({ id, name: status === 'active' ? name : `${name} (${status})` }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

const compact = { helperText: false, margin: 'none', emptyText: 'All' } as const;
const date = { helperText: false, margin: 'none', slotProps: { inputLabel: { shrink: true } } } as const;

const shape = {
  mb: 2,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '1fr 1fr', md: '1.4fr 1fr 1fr 1fr' },
  '& form': { display: 'contents' },
  '& .MuiFormControl-root': { minWidth: 0, mt: 0 },
};
