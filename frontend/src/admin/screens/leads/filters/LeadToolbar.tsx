import { Badge, Box, Button } from '@mui/material';
import { useState, type ReactNode, type RefObject } from 'react';
import { FilterLiveForm, SearchInput } from 'react-admin';
import { useStaffNames } from '@/admin/records/leads/LeadActions';
import { useLeadList } from '../useLeadList';
import { FilterPanel } from './FilterPanel';
import { filterParts } from './filterWords';
import { SavedViews } from './SavedViews';
import { useClearFilters } from './useClearFilters';
import { FilterIcon } from '@/admin/ground/theme/screenIcons';

interface LeadToolbarProps {
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly children: ReactNode;
}

/** Search, filters and saved views; all of them are kept in the URL. The children come last. */
export function LeadToolbar({ searchRef, children }: LeadToolbarProps) {
  return (
    <Box sx={shape}>
      <FilterLiveForm debounce={250}>
        <SearchInput
          source="q"
          placeholder="Name, e-mail or phone"
          slotProps={{ htmlInput: { 'aria-label': 'Search name, e-mail or phone', ref: searchRef } }}
          helperText={false}
        />
      </FilterLiveForm>
      <FilterButton />
      <SavedViews />
      {children}
    </Box>
  );
}

function FilterButton() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { filterValues } = useLeadList();
  const names = useStaffNames();
  const clear = useClearFilters();
  const count = filterParts(filterValues, (id) => names.get(id) ?? '').length;
  return (
    <>
      <Badge badgeContent={count} color="secondary">
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<FilterIcon />}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          Filters
        </Button>
      </Badge>
      {anchor && <FilterPanel anchor={anchor} onClose={() => setAnchor(null)} onClear={clear} />}
    </>
  );
}

const shape = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  flex: { xs: '1 1 auto', lg: '1 1 520px' },
  justifyContent: { md: 'flex-end' },
  '& form': { flex: '1 1 180px', maxWidth: { md: 300 }, minWidth: 0 },
  '& .MuiFormControl-root': { minWidth: 0, mt: 0 },
  '& .MuiInputBase-input': { fontSize: 14 },
};
