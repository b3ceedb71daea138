import { Box, type Breakpoint } from '@mui/material';
import { Children, type ReactNode, useRef } from 'react';
import { FilterLiveForm, SearchInput, SelectInput } from 'react-admin';
import { useShortcuts } from '../shortcuts/useShortcuts';

/** Words by value, or records with their names. */
type Choices = Readonly<Record<string, string | undefined>> | Records;
type Records = readonly { readonly id: string | boolean; readonly name: string }[];

interface ListFiltersProps {
  readonly search?: readonly [label: string, placeholder: string];
  /** Whether `/` leads to the search. */
  readonly shortcut?: boolean;
  /** Filters by one of several values. */
  readonly selects?: readonly (readonly [source: string, label: string, choices: Choices])[];
  /** Widths of the filters, by the width of the screen. */
  readonly widths?: Readonly<Partial<Record<Breakpoint, string>>>;
  /** Further filters. */
  readonly children?: ReactNode;
}

/** The filters of a list, which apply while they are changed; kept in the URL. */
export function ListFilters({ search, shortcut = false, selects = [], widths, children }: ListFiltersProps) {
  const field = useRef<HTMLInputElement>(null);
  useShortcuts(shortcut ? { '/': () => field.current?.focus() } : {});
  const isPair = !widths && selects.length + Children.count(children) === 1;
  return (
    <Box sx={{ ...shape, gridTemplateColumns: widths ?? (isPair ? PAIR : SEVERAL) }}>
      <FilterLiveForm debounce={250}>
        {search && (
          <SearchInput
            source="q"
            placeholder={search[1]}
            slotProps={{ htmlInput: { 'aria-label': search[0], ref: field } }}
            helperText={false}
            className={isPair ? '' : 'search'}
          />
        )}
        {selects.map(([source, label, choices]) => (
          <SelectInput
            key={source}
            source={source}
            label={label}
            choices={choicesOf(choices)}
            helperText={false}
            margin="none"
            emptyText="All"
          />
        ))}
        {children}
      </FilterLiveForm>
    </Box>
  );
}

const choicesOf = (choices: Choices) =>
  isList(choices) ? [...choices] : Object.entries(choices).map(([id, name]) => ({ id, name }));
const isList = (choices: Choices): choices is Records => Array.isArray(choices);

const PAIR = { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' };
const SEVERAL = { xs: '1fr 1fr', md: '2fr 1fr 1fr' };

const shape = {
  mb: 2,
  display: 'grid',
  gap: 1.5,
  '& form': { display: 'contents' },
  '& .search': { gridColumn: { xs: '1 / -1', md: 'auto' } },
  '& .MuiFormControl-root': { minWidth: 0, mt: 0 },
};
