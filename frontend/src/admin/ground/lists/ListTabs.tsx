import { Box, Tab, Tabs } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { type SortPayload, useListContext } from 'react-admin';

export interface ListTabsProps {
  /** What the list is called. */
  readonly name: string;
  /** The values of the filter `state` in words, each with its order and what is said of no records; the first is shown first. */
  readonly states: Readonly<
    Record<string, { readonly label: string; readonly sort: SortPayload; readonly empty: ReactNode }>
  >;
  /** On the right of the tabs. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** The state by which a list is filtered. */
export function useListState(states: ListTabsProps['states'] = {}): string {
  const { state } = useListContext().filterValues as { state?: string };
  return state ?? Object.keys(states)[0] ?? '';
}

/** A tab for each state of the records of a list; kept in the URL. */
export function ListTabs({ name, states, beside, children }: ListTabsProps) {
  const { setFilters, setSort, ...list } = useListContext();
  const panelId = useId();
  function open(state: string) {
    setFilters({ ...(list.filterValues as object), state });
    setSort(states[state]!.sort);
  }
  return (
    <>
      <Box sx={beside ? besideShape : { mb: 2 }}>
        <Tabs
          value={useListState(states)}
          onChange={(_, state: string) => open(state)}
          aria-label={`${name} by state`}
        >
          {Object.entries(states).map(([state, { label }]) => (
            <Tab key={state} value={state} label={label} aria-controls={panelId} />
          ))}
        </Tabs>
        {beside}
      </Box>
      <Box role="tabpanel" id={panelId} aria-label={name}>
        {children}
      </Box>
    </>
  );
}

const besideShape = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  borderBottom: 1,
  borderColor: 'divider',
  mb: 2,
};
