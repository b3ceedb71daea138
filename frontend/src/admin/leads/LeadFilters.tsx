import { BOOKING_STATUSES, PREMIUM_FREQUENCIES, SERVICE_INTERESTS, SERVICE_LABELS } from '@contract';
import { Box, MenuItem, TextField } from '@mui/material';
import { FilterLiveForm, SearchInput, SelectInput, useListContext } from 'react-admin';
import type { RefObject } from 'react';
import { FREQUENCY_LABELS } from './leadWords';

const SOURCES = [
  { id: 'appointment', name: 'Bookings' },
  { id: 'subscription', name: 'Subscriptions' },
];
const SERVICES = SERVICE_INTERESTS.map((id) => ({ id, name: SERVICE_LABELS[id] }));
const BOOKINGS = BOOKING_STATUSES.map((id) => ({ id, name: id }));
const PREMIUMS = PREMIUM_FREQUENCIES.map((id) => ({ id, name: FREQUENCY_LABELS[id] }));
const SORTS = [
  { id: 'createdAt DESC', name: 'Newest first' },
  { id: 'createdAt ASC', name: 'Oldest first' },
  { id: 'firstName ASC', name: 'First name A–Z' },
  { id: 'lastName ASC', name: 'Last name A–Z' },
  { id: 'email ASC', name: 'E-mail A–Z' },
];

/** Search, filters and sort order; all of them are kept in the URL. */
export function LeadFilters({ searchRef }: { searchRef: RefObject<HTMLInputElement | null> }) {
  return (
    <Box sx={shape}>
      <FilterLiveForm debounce={250}>
        <SearchInput
          source="q"
          placeholder="Search name, e-mail or phone"
          slotProps={{ htmlInput: { 'aria-label': 'Search name, e-mail or phone', ref: searchRef } }}
          helperText={false}
          className="search"
        />
        <SelectInput source="leadType" label="Filter by source" choices={SOURCES} {...compact} />
        <SelectInput source="serviceInterest" label="Filter by service" choices={SERVICES} {...compact} />
        <SelectInput source="bookingStatus" label="Filter by booking" choices={BOOKINGS} {...compact} />
        <SelectInput source="premiumFrequency" label="Filter by premium" choices={PREMIUMS} {...compact} />
      </FilterLiveForm>
      <SortField />
    </Box>
  );
}

function SortField() {
  const { sort, setSort } = useListContext();
  return (
    <TextField
      select
      label="Sort"
      value={`${sort.field} ${sort.order}`}
      onChange={(event) => {
        const [field, order] = event.target.value.split(' ') as [string, 'ASC' | 'DESC'];
        setSort({ field, order });
      }}
    >
      {SORTS.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

const compact = { helperText: false, margin: 'none', emptyText: 'All' } as const;

const shape = {
  mb: 2,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, 1fr)', xl: '2.1fr repeat(5, 1fr)' },
  '& form': { display: 'contents' },
  '& .search': { gridColumn: { xs: '1 / -1', md: 'auto' } },
  '& .MuiFormControl-root': { minWidth: 0, mt: 0 },
};
