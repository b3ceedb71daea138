import { Box, Tab, Tabs, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useListContext } from 'react-admin';
import type { Task } from '@/shared/api-types';
import type { TaskFilter, TaskState } from '@/admin/ground/api/requests';
import { useCurrentUser } from '@/admin/ground/api/useCurrentUser';

const STATES: readonly { state: TaskState; label: string }[] = [
  { state: 'open', label: 'Open' },
  { state: 'due', label: 'Due' },
  { state: 'done', label: 'Done' },
];

export const TASK_PANEL_ID = 'task-panel';

/** Open, due or done tasks, of the user or of everybody; kept in the URL. */
export function TaskFilters() {
  const { setFilters, setSort, ...list } = useListContext<Task>();
  const me = useCurrentUser()?.id;
  const filter = list.filterValues as TaskFilter;
  const { state = 'open', assigneeId } = filter;
  function openState(next: TaskState) {
    setFilters({ ...filter, state: next });
    setSort(next === 'done' ? { field: 'doneAt', order: 'DESC' } : { field: 'dueDate', order: 'ASC' });
  }
  const whose = (mine: boolean) => setFilters({ state, ...(mine && me ? { assigneeId: me } : {}) });
  return (
    <Box sx={shape}>
      <Tabs value={state} onChange={(_, next: TaskState) => openState(next)} aria-label="Tasks by state">
        {STATES.map(({ state: value, label }) => (
          <Tab key={value} value={value} label={label} aria-controls={TASK_PANEL_ID} />
        ))}
      </Tabs>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="secondary"
        aria-label="Whose tasks"
        value={assigneeId ? 'mine' : 'everybody'}
        onChange={(_, value: string | null) => value && whose(value === 'mine')}
        sx={{ my: 0.75 }}
      >
        <ToggleButton value="everybody">Everybody</ToggleButton>
        <ToggleButton value="mine">Mine</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}

const shape = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  borderBottom: 1,
  borderColor: 'divider',
  mb: 2,
  '& .MuiToggleButton-root': { textTransform: 'none', px: 1.5, py: 0.5, minHeight: 36 },
};
