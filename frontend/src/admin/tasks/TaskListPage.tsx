import { Box, Card } from '@mui/material';
import { ListBase } from 'react-admin';
import { PageHeading } from '../layout/PageHeading';
import { AddTask } from './AddTask';
import { TASK_PANEL_ID, TaskFilters } from './TaskFilters';
import { TaskList } from './TaskList';

// the list itself shows the error, with a retry button
const queryOptions = { onError: () => {} };
const openFirst = { state: 'open' };

/** Tasks by due date; filter and page are in the URL. */
export function TaskListPage() {
  return (
    <ListBase
      perPage={25}
      sort={{ field: 'dueDate', order: 'ASC' }}
      filterDefaultValues={openFirst}
      storeKey={false}
      exporter={false}
      queryOptions={queryOptions}
    >
      <PageHeading title="Tasks" subtitle="What is to be done, and by when" />
      <Card sx={{ p: 2, mb: 2 }}>
        <AddTask />
      </Card>
      <TaskFilters />
      <Box role="tabpanel" id={TASK_PANEL_ID} aria-label="Tasks">
        <TaskList />
      </Box>
    </ListBase>
  );
}
