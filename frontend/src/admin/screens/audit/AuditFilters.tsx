import { searchForm } from '@contract';
import { DateInput } from 'react-admin';
import { ListFilters } from '@/admin/ground/lists/ListFilters';
import { AREA_LABELS } from './auditWords';
import { useEverybody } from './useEverybody';

/** Who, what kind, and the days; kept in the URL. */
export function AuditFilters() {
  const users = useEverybody()
    .map(({ id, name, status }) => ({ id, name: status === 'active' ? name : `${name} (${status})` }))
    .toSorted((one, other) => searchForm(one.name).localeCompare(searchForm(other.name)));
  return (
    <ListFilters
      widths={{ xs: '1fr 1fr', md: '1.4fr 1fr 1fr 1fr' }}
      selects={[
        ['userId', 'Who', users],
        ['area', 'What kind', AREA_LABELS],
      ]}
    >
      <DateInput source="from" label="From" {...date} />
      <DateInput source="to" label="To" {...date} />
    </ListFilters>
  );
}

const date = { helperText: false, margin: 'none', slotProps: { inputLabel: { shrink: true } } } as const;
