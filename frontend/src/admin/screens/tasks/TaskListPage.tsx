import { Box, Card } from '@mui/material';
import { use, useState } from 'react';
import { DraftIndicator } from '@/admin/ground/drafts/DraftIndicator';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import { ActionButton } from '@/admin/ground/page/ActionButton';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { RecordList } from '@/admin/ground/lists/RecordList';
import { TitleBarContext } from '@/admin/ground/page/titleBar';
import { AddTask } from '@/admin/records/tasks/AddTask';
import { TASK_PANEL_ID, TaskFilters } from './TaskFilters';
import { TaskList } from './TaskList';

const openFirst = { state: 'open' };

/** Tasks by due date; filter and page are in the URL. On a phone the form for a new one is opened by the title bar. */
export function TaskListPage() {
  const folds = use(TitleBarContext) !== null;
  const [unfolded, setUnfolded] = useState(false);
  return (
    <RecordList sort={{ field: 'dueDate', order: 'ASC' }} filterDefaultValues={openFirst}>
      <PageHeading title="Tasks" subtitle="What is to be done, and by when">
        {folds && !unfolded && (
          <>
            <DraftIndicator draftKey={draftKeys.task()}>Unsaved task</DraftIndicator>
            <ActionButton label="New task" onClick={() => setUnfolded(true)} />
          </>
        )}
      </PageHeading>
      {(!folds || unfolded) && (
        <Card sx={{ p: 2, mb: 2 }}>
          <AddTask autoFocus={unfolded} />
        </Card>
      )}
      <TaskFilters />
      <Box role="tabpanel" id={TASK_PANEL_ID} aria-label="Tasks">
        <TaskList />
      </Box>
    </RecordList>
  );
}
