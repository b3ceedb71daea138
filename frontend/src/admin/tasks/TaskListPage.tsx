import { Box, Card } from '@mui/material';
import { use, useState } from 'react';
import { DraftIndicator } from '../drafts/DraftIndicator';
import { draftKeys } from '../drafts/draftKeys';
import { ActionButton } from '../layout/ActionButton';
import { PageHeading } from '../layout/PageHeading';
import { RecordList } from '../layout/RecordList';
import { TitleBarContext } from '../layout/titleBar';
import { AddTask } from './AddTask';
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
