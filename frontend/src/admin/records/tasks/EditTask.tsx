import { Box, Button } from '@mui/material';
import { type FormEvent, type KeyboardEvent } from 'react';
import type { Task } from '@/shared/api-types';
import { formatShortDay } from '@/admin/ground/dates/dates';
import { DiscardDialogActions } from '@/admin/ground/dialogs/DiscardDialogActions';
import { useDiscardConfirmation } from '@/admin/ground/dialogs/useDiscardConfirmation';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import type { Words } from '@/admin/ground/drafts/differences';
import { DraftNotice } from '@/admin/ground/drafts/DraftNotice';
import { useEditedRecord } from '@/admin/ground/drafts/useEditedRecord';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { useStaff } from '@/admin/ground/api/useStaff';
import { isComplete, TaskFields, type TaskDraft } from './TaskFields';
import { useEditTask } from './useTaskChanges';

/** Edits title, due date and assignee in the place of the task. */
export function EditTask({ task, onClose }: { task: Task; onClose: () => void }) {
  const { title, dueDate, assigneeId, assigneeName } = task;
  const draft = useEditedRecord<TaskDraft>({
    draftKey: draftKeys.taskChange(task.id),
    value: { title, dueDate, assigneeId },
  });
  const confirmation = useDiscardConfirmation({ ...draft, onClose });
  const editing = useEditTask(task, () => {
    draft.clear();
    onClose();
  });
  const ready = isComplete(draft.value) && !editing.isPending && !draft.theirs;
  const staff = useStaff();
  const nameOf = (id: string) =>
    staff.find((user) => user.id === id)?.name ?? assigneeName ?? 'A former user';
  const words = (written: TaskDraft): Words => [
    ['Task', written.title],
    ['Due', formatShortDay(written.dueDate)],
    ['Assigned to', written.assigneeId === null ? 'Nobody yet' : nameOf(written.assigneeId)],
  ];
  function submit(event: FormEvent) {
    event.preventDefault();
    if (ready) editing.mutate({ ...draft.value, title: draft.value.title.trim() });
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    // an Escape in the open menu of the select, which is outside the form, closes the menu only
    if (event.key === 'Escape' && event.currentTarget.contains(event.target as Node)) confirmation.close();
  };
  return (
    <Box
      component="form"
      aria-label={`Edit ${title}`}
      onSubmit={submit}
      onKeyDown={closeOnEscape}
      noValidate
      sx={{ p: { xs: 1.5, sm: 2 } }}
    >
      <DraftNotice draft={draft} conflict={{ record: 'this task', words }} />
      <TaskFields
        label="Task"
        value={draft.value}
        onChange={(change) => draft.change({ ...draft.value, ...change })}
        errors={fieldErrors(editing.error)}
        assigneeName={assigneeName}
        autoFocus
      >
        {confirmation.confirming ? (
          <DiscardDialogActions confirmation={confirmation} />
        ) : (
          <>
            <Button onClick={confirmation.close}>Cancel</Button>
            <Button type="submit" variant="contained" disabled={!ready}>
              Save
            </Button>
          </>
        )}
      </TaskFields>
    </Box>
  );
}
