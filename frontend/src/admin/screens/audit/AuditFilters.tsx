import { AUDIT_AREAS, searchForm } from '@contract';
import { DateInput, SelectInput } from 'react-admin';
import { FilterBar, filterSelect } from '@/admin/ground/lists/ListFilters';
import { AREA_LABELS } from './auditWords';
import { useEverybody } from './useEverybody';

const AREAS = AUDIT_AREAS.map((id) => ({ id, name: AREA_LABELS[id] }));

/** Who, what kind, and the days; kept in the URL. */
export function AuditFilters() {
  const users = useEverybody()
    .map(({ id, name, status }) => ({ id, name: status === 'active' ? name : `${name} (${status})` }))
    .toSorted((one, other) => searchForm(one.name).localeCompare(searchForm(other.name)));
  return (
    <FilterBar columns={{ xs: '1fr 1fr', md: '1.4fr 1fr 1fr 1fr' }}>
      <SelectInput source="userId" label="Who" choices={users} {...filterSelect} />
      <SelectInput source="area" label="What kind" choices={AREAS} {...filterSelect} />
      <DateInput source="from" label="From" {...date} />
      <DateInput source="to" label="To" {...date} />
    </FilterBar>
  );
}

const date = { helperText: false, margin: 'none', slotProps: { inputLabel: { shrink: true } } } as const;
