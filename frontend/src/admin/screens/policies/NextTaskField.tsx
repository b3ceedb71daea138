import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { DueDateField } from '@/admin/ground/forms/DueDateField';
import { useNextOpenDay } from '@/admin/ground/api/closedDays';

interface NextTaskFieldProps {
  readonly title: string;
  /** Until when; null without the task. */
  readonly value: string | null;
  readonly error?: string | undefined;
  readonly onChange: (dueDate: string | null) => void;
}

/** Whether a task follows, and until when. */
export function NextTaskField({ title, value, error, onChange }: NextTaskFieldProps) {
  const usual = useNextOpenDay();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FormControlLabel
        label={`Add a task: ${title}`}
        sx={{ overflowWrap: 'anywhere' }}
        control={
          <Checkbox
            color="secondary"
            checked={value !== null}
            onChange={(_, checked) => onChange(checked ? usual : null)}
          />
        }
      />
      {value !== null && <DueDateField value={value} onChange={onChange} error={error} />}
    </Box>
  );
}
