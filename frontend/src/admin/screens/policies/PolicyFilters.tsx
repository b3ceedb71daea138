import { firstOfMonth } from '@contract';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { formatMonth, toCalendarDate } from '@/admin/ground/dates/dates';
import { ListFilters } from '@/admin/ground/lists/ListFilters';
import { SortField } from '@/admin/ground/lists/SortField';
import { useAllRecords } from '@/admin/ground/api/useRecord';
import { useStaff } from '@/admin/ground/api/useStaff';
import { FilterIcon } from '@/admin/ground/theme/screenIcons';
import { FORCE_LABELS, LINE_LABELS, PREMIUM_STATE_LABELS } from '@/admin/ground/words/policyWords';
import { PolicyListSummary } from './PolicyListSummary';
import { useNarrow } from '@/admin/ground/theme/widths';

const EARLIEST_MONTH = -3;
const MONTHS = 18;

/** The months around this one, and that of a link. */
function dueMonths(chosen?: string) {
  const today = toCalendarDate(new Date());
  const around = Array.from({ length: MONTHS }, (_, index) =>
    firstOfMonth(today, EARLIEST_MONTH + index).slice(0, 7),
  );
  const months = new Set([...around, ...(chosen ? [chosen] : [])]);
  return [...months].sort().map((id) => ({ id, name: formatMonth(`${id}-01`) }));
}

const OPEN_CASE = [{ id: true, name: 'Open' }];

/** On a narrow, where no column has a heading. */
const SORTS = {
  'nextPremiumDue ASC': 'Next premium',
  'startsOn DESC': 'Started last',
  'createdAt DESC': 'Added last',
  'policyNumber ASC': 'Policy number',
};

/** The search and the filters of the policies. On a narrow the search is shown, and the others on demand. */
export function PolicyFilters() {
  const staff = useStaff();
  const { data: insurers = [] } = useAllRecords('insurers');
  const narrow = useNarrow();
  const { q: _, state: __, ...chosen } = useListContext().filterValues as Readonly<Record<string, string>>;
  const count = Object.values(chosen).filter(Boolean).length;
  const [open, setOpen] = useState(false);
  const selects = [
    ['premiumState', 'Premium', PREMIUM_STATE_LABELS],
    ['dueMonth', 'Due in', dueMonths(chosen.dueMonth)],
    ['force', 'State', FORCE_LABELS],
    ['openCase', 'Case', OPEN_CASE],
    ['line', 'Line', LINE_LABELS],
    ['insurer', 'Insurer', insurers.map(({ name }) => ({ id: name, name }))],
    ['ownerId', 'Looked after by', staff],
  ] as const;
  return (
    <>
      <ListFilters
        widths={{
          xs: '1fr 1fr',
          md: 'repeat(4, minmax(0, 1fr))',
          // in one line only where a chosen month has the room
          xl: '1.5fr 1fr 1.4fr 1fr 0.8fr 0.9fr 1.2fr 1.6fr',
        }}
        search={['Search the policies', 'Policy number, or client']}
        selects={narrow && !open ? [] : selects}
      />
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
      <PolicyListSummary shown={narrow && !open ? [] : selects.map(([source]) => source)} />
    </>
  );
}
