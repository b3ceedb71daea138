import { Box } from '@mui/material';
import { FilterLiveForm, SearchInput, SelectInput } from 'react-admin';
import type { RefObject } from 'react';

interface ListFiltersProps {
  readonly searchLabel: string;
  readonly placeholder: string;
  readonly states: Readonly<Record<string, string>>;
  readonly searchRef?: RefObject<HTMLInputElement | null>;
}

/** The search and the filter by state of a list. */
export function ListFilters({ searchLabel, placeholder, states, searchRef }: ListFiltersProps) {
  const choices = Object.entries(states).map(([id, name]) => ({ id, name }));
  return (
    <Box sx={shape}>
      <FilterLiveForm debounce={250}>
        <SearchInput
          source="q"
          placeholder={placeholder}
          slotProps={{ htmlInput: { 'aria-label': searchLabel, ref: searchRef } }}
          helperText={false}
        />
        <SelectInput
          source="state"
          label="Filter by state"
          choices={choices}
          helperText={false}
          margin="none"
          emptyText="All"
        />
      </FilterLiveForm>
    </Box>
  );
}

const shape = {
  mb: 2,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' },
  '& form': { display: 'contents' },
  '& .MuiFormControl-root': { minWidth: 0, mt: 0 },
};
