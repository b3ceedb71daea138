import { MAIL_KINDS } from '@contract';
import { Box } from '@mui/material';
import { FilterLiveForm, SearchInput, SelectInput } from 'react-admin';
import type { RefObject } from 'react';
import { STATE_LABELS } from './mailWords';

const STATES = Object.entries(STATE_LABELS).map(([id, name]) => ({ id, name }));
const KINDS = Object.entries(MAIL_KINDS).map(([id, { label }]) => ({ id, name: label }));

/** Search by the recipient's address, and filters; kept in the URL. */
export function MessageFilters({ searchRef }: { searchRef: RefObject<HTMLInputElement | null> }) {
  return (
    <Box sx={shape}>
      <FilterLiveForm debounce={250}>
        <SearchInput
          source="q"
          placeholder="Address begins with…"
          slotProps={{ htmlInput: { 'aria-label': 'Search by the recipient’s address', ref: searchRef } }}
          helperText={false}
          className="search"
        />
        <SelectInput source="state" label="Filter by state" choices={STATES} {...compact} />
        <SelectInput source="kind" label="Filter by kind" choices={KINDS} {...compact} />
      </FilterLiveForm>
    </Box>
  );
}

const compact = { helperText: false, margin: 'none', emptyText: 'All' } as const;

const shape = {
  mb: 2,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr' },
  '& form': { display: 'contents' },
  '& .search': { gridColumn: { xs: '1 / -1', md: 'auto' } },
  '& .MuiFormControl-root': { minWidth: 0, mt: 0 },
};
