import { Box } from '@mui/material';
import { useRef } from 'react';
import { FilterLiveForm, SearchInput } from 'react-admin';
import { useShortcuts } from '@/admin/ground/shortcuts/useShortcuts';

/** The search by title. */
export function PostSearch() {
  const field = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => field.current?.focus() });
  return (
    <Box sx={{ mb: 2, maxWidth: 420, '& .MuiFormControl-root': { mt: 0 } }}>
      <FilterLiveForm debounce={250}>
        <SearchInput
          source="q"
          placeholder="Search by name of the post"
          slotProps={{ htmlInput: { 'aria-label': 'Search posts', ref: field } }}
          helperText={false}
        />
      </FilterLiveForm>
    </Box>
  );
}
