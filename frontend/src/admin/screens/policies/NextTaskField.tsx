import { addDays } from '@contract';
import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { DueDateField } from '@/admin/ground/forms/DueDateField';
import { businessToday } from '@/admin/ground/words/dueWords';

interface NextTaskFieldProps {
  readonly title: string;
  /** Null without the task. */
  readonly dueDate: string | null;
  /** The form was sent, and an empty date is an error. */
  readonly failed: boolean;
  readonly onChange: (dueDate: string | null) => void;
}

/** Whether a task follows, and until when. */
export function NextTaskField({ title, dueDate, failed, onChange }: NextTaskFieldProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FormControlLabel
        label={`Add a task: ${title}`}
        sx={{ overflowWrap: 'anywhere' }}
        control={
          <Checkbox
            color="secondary"
            checked={dueDate !== null}
            onChange={(_, checked) => onChange(checked ? addDays(businessToday(), 1) : null)}
          />
        }
      />
      {dueDate !== null && (
        <DueDateField
          value={dueDate}
          onChange={onChange}
          error={failed && dueDate === '' ? 'Due date is required' : undefined}
        />
      )}
    </Box>
  );
}
