import { firstOfMonth } from '@contract';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { SearchInput, SelectInput, useListContext } from 'react-admin';
import { formatMonth, toCalendarDate } from '@/admin/ground/dates/dates';
import { FilterBar, filterSelect } from '@/admin/ground/lists/ListFilters';
import { SortField } from '@/admin/ground/lists/SortField';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { useStaff } from '@/admin/ground/api/useStaff';
import { FilterIcon } from '@/admin/ground/theme/screenIcons';
import { FORCE_LABELS, LINE_LABELS, PREMIUM_STATE_LABELS } from '@/admin/ground/words/policyWords';
import { useNarrow } from '@/admin/ground/theme/widths';

const EARLIEST_MONTH = -3;
const MONTHS = 18;

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([id, name]) => ({ id, name }));

function dueMonths() {
  const today = toCalendarDate(new Date());
  return Array.from({ length: MONTHS }, (_, index) => {
    const first = firstOfMonth(today, EARLIEST_MONTH + index);
    return { id: first.slice(0, 7), name: formatMonth(first) };
  });
}

const OPEN_CASE = [{ id: true, name: 'Open' }];

/** On a narrow, where no column has a heading. */
const SORTS = [
  { id: 'nextPremiumDue ASC', name: 'Next premium' },
  { id: 'startsOn DESC', name: 'Started last' },
  { id: 'createdAt DESC', name: 'Added last' },
  { id: 'policyNumber ASC', name: 'Policy number' },
];

/** The search and the filters of the policies. On a narrow the search is shown, and the others on demand. */
export function PolicyFilters() {
  const staff = useStaff();
  const { data: insurers = [] } = useProviderQuery(queryKeys.insurers, (provider) => provider.insurers());
  const narrow = useNarrow();
  const { q: _, ...chosen } = useListContext().filterValues as Readonly<Record<string, string>>;
  const count = Object.values(chosen).filter(Boolean).length;
  const [open, setOpen] = useState(false);
  const selects = [
    ['premiumState', 'Premium', choicesOf(PREMIUM_STATE_LABELS)],
    ['dueMonth', 'Due in', dueMonths()],
    ['force', 'State', choicesOf(FORCE_LABELS)],
    ['openCase', 'Case', OPEN_CASE],
    ['line', 'Line', choicesOf(LINE_LABELS)],
    ['insurer', 'Insurer', insurers.map(({ name }) => ({ id: name, name }))],
    ['ownerId', 'Owner', staff.map(({ id, name }) => ({ id, name }))],
  ] as const;
  return (
    <>
      <FilterBar
        columns={{ xs: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))', lg: '2fr repeat(7, minmax(0, 1fr))' }}
      >
        <SearchInput
          source="q"
          placeholder="Policy number, or client"
          slotProps={{ htmlInput: { 'aria-label': 'Search the policies' } }}
          helperText={false}
          className="search"
        />
        {(!narrow || open) &&
          selects.map(([source, label, choices]) => (
            <SelectInput key={source} source={source} label={label} choices={choices} {...filterSelect} />
          ))}
      </FilterBar>
      {narrow && (
        <Box sx={{ mb: 2, display: 'flex', alignItems: 'center', gap: 1 }}>
          <Button
            size="small"
            color="secondary"
            startIcon={<FilterIcon />}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Fewer filters' : count > 0 ? `Filters (${count})` : 'Filters'}
          </Button>
          <SortField choices={SORTS} />
        </Box>
      )}
    </>
  );
}
