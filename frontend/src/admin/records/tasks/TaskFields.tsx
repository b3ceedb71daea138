import type { CalendarDate } from '@contract';
import { Box, TextField } from '@mui/material';
import type { ReactNode, RefObject } from 'react';
import { AssigneeSelect } from './AssigneeSelect';
import { newTaskLimits } from '@/shared/api-limits';
import { DueDateField } from '@/admin/ground/forms/DueDateField';

export interface TaskDraft {
  readonly title: string;
  readonly dueDate: CalendarDate;
  readonly assigneeId: string | null;
}

interface TaskFieldsProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: TaskDraft;
  readonly onChange: (change: Partial<TaskDraft>) => void;
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly titleRef?: RefObject<HTMLInputElement | null>;
  readonly autoFocus?: boolean;
  /** The name of the present assignee, whose account may no longer be active. */
  readonly assigneeName?: string | null;
  /** The buttons of the form. */
  readonly children: ReactNode;
}

/** Whether the task can be sent. */
export const isComplete = ({ title, dueDate }: TaskDraft) => title.trim() !== '' && dueDate !== '';

/** The fields of a new or edited task. */
export function TaskFields({
  label,
  placeholder,
  value,
  onChange,
  errors,
  children,
  ...rest
}: TaskFieldsProps) {
  const { titleRef, autoFocus = false, assigneeName = null } = rest;
  const titleError = errors.title ?? errors.leadId;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        label={label}
        placeholder={placeholder}
        value={value.title}
        onChange={({ target }) => onChange({ title: target.value })}
        inputRef={titleRef}
        autoFocus={autoFocus}
        slotProps={{ htmlInput: { maxLength: newTaskLimits.title.max } }}
        error={Boolean(titleError)}
        helperText={titleError}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <DueDateField
          value={value.dueDate}
          onChange={(dueDate) => onChange({ dueDate })}
          error={errors.dueDate}
        />
        <Box sx={{ flex: '1 1 170px', maxWidth: { sm: 240 }, '&:empty': { display: 'none' } }}>
          <AssigneeSelect
            value={value.assigneeId}
            onChange={(assigneeId) => onChange({ assigneeId })}
            currentName={assigneeName}
            error={errors.assigneeId}
          />
        </Box>
        <Box sx={{ display: 'flex', gap: 1, ml: 'auto', '& > *': { minHeight: 40 } }}>{children}</Box>
      </Box>
    </Box>
  );
}
