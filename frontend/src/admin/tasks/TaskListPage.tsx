import { Box, Card } from '@mui/material';
import { PageHeading } from '../layout/PageHeading';
import { RecordList } from '../layout/RecordList';
import { AddTask } from './AddTask';
import { TASK_PANEL_ID, TaskFilters } from './TaskFilters';
import { TaskList } from './TaskList';

const openFirst = { state: 'open' };

/** Tasks by due date; filter and page are in the URL. */
export function TaskListPage() {
  return (
    <RecordList sort={{ field: 'dueDate', order: 'ASC' }} filterDefaultValues={openFirst}>
      <PageHeading title="Tasks" subtitle="What is to be done, and by when" />
      <Card sx={{ p: 2, mb: 2 }}>
        <AddTask />
      </Card>
      <TaskFilters />
      <Box role="tabpanel" id={TASK_PANEL_ID} aria-label="Tasks">
        <TaskList />
      </Box>
    </RecordList>
  );
}
