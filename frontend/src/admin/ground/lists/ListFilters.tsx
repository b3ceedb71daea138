import { Box, type Breakpoint } from '@mui/material';
import type { ReactNode, RefObject } from 'react';
import { FilterLiveForm, SearchInput, SelectInput } from 'react-admin';

/** Of a select among the filters. */
export const filterSelect = { helperText: false, margin: 'none', emptyText: 'All' } as const;

interface FilterBarProps {
  /** Widths of the filters, by the width of the screen. */
  readonly columns: Readonly<Partial<Record<Breakpoint, string>>>;
  readonly children: ReactNode;
}

/** The filters of a list, which apply while they are changed; kept in the URL. */
export function FilterBar({ columns, children }: FilterBarProps) {
  return (
    <Box sx={{ ...shape, gridTemplateColumns: columns }}>
      <FilterLiveForm debounce={250}>{children}</FilterLiveForm>
    </Box>
  );
}

interface ListFiltersProps {
  readonly searchLabel: string;
  readonly placeholder: string;
  readonly states: Readonly<Record<string, string | undefined>>;
  readonly searchRef?: RefObject<HTMLInputElement | null>;
  /** A further filter. */
  readonly children?: ReactNode;
}

/** The search and the filter by state of a list. */
export function ListFilters({ searchLabel, placeholder, states, searchRef, children }: ListFiltersProps) {
  return (
    <FilterBar columns={children ? WITH_CHILDREN : ALONE}>
      <SearchInput
        source="q"
        placeholder={placeholder}
        slotProps={{ htmlInput: { 'aria-label': searchLabel, ref: searchRef } }}
        helperText={false}
        className={children ? 'search' : ''}
      />
      <SelectInput
        source="state"
        label="Filter by state"
        choices={Object.entries(states).map(([id, name]) => ({ id, name }))}
        {...filterSelect}
      />
      {children}
    </FilterBar>
  );
}

const WITH_CHILDREN = { xs: '1fr 1fr', md: '2fr 1fr 1fr' };
const ALONE = { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' };

const shape = {
  mb: 2,
  display: 'grid',
  gap: 1.5,
  '& form': { display: 'contents' },
  '& .search': { gridColumn: { xs: '1 / -1', md: 'auto' } },
  '& .MuiFormControl-root': { minWidth: 0, mt: 0 },
};
