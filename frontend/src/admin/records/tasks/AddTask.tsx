import { Box, Button } from '@mui/material';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import type { TaskSubject } from '@/shared/api-types';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import { DraftNotice } from '@/admin/ground/drafts/DraftNotice';
import { useEditedRecord } from '@/admin/ground/drafts/useEditedRecord';
import { TASK_FOCUS } from '@/admin/ground/words/leadRules';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { useCurrentUser } from '@/admin/ground/api/useCurrentUser';
import { useNextOpenDay } from '@/admin/ground/api/closedDays';
import { isComplete, TaskFields, type TaskDraft } from './TaskFields';
import { useAddTask } from './useTaskChanges';

/** A form for a new task, about a lead or client where one is given. The new task is the user's own and due on the next open day, unless changed. */
export function AddTask({ about, autoFocus = false }: { about?: TaskSubject; autoFocus?: boolean }) {
  const me = useCurrentUser()?.id ?? null;
  const { key, state } = useLocation() as Location<unknown>;
  const isWanted = state === TASK_FOCUS && about !== undefined;
  const titleRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isWanted) titleRef.current?.focus();
  }, [isWanted, key]);
  const dueDate = useNextOpenDay();
  // the user and the closed days may not be loaded yet
  const [entered, setEntered] = useState<Partial<TaskDraft>>({});
  const title = useEditedRecord({ draftKey: draftKeys.task(about), value: '' });
  const task: TaskDraft = { assigneeId: me, dueDate, ...entered, title: title.value };
  const adding = useAddTask(() => {
    title.clear();
    titleRef.current?.focus();
  });
  const ready = isComplete(task) && !adding.isPending;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (ready) adding.mutate({ ...task, title: task.title.trim(), ...about });
  }
  return (
    <Box component="form" className="no-print" aria-label="Add task" onSubmit={submit} noValidate>
      <DraftNotice draft={title} />
      <TaskFields
        label="New task"
        placeholder="What is to be done?"
        value={task}
        onChange={({ title: typed, ...change }) => {
          if (typed !== undefined) title.change(typed);
          setEntered({ ...entered, ...change });
        }}
        errors={fieldErrors(adding.error)}
        titleRef={titleRef}
        autoFocus={autoFocus}
      >
        <Button type="submit" variant="contained" disabled={!ready}>
          Add task
        </Button>
      </TaskFields>
    </Box>
  );
}
