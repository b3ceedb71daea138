import type { CalendarDate } from '@contract';
import { Box } from '@mui/material';
import { formatMonthDay, formatNearDay, toCalendarDate } from '@/admin/ground/dates/dates';
import { TasksIcon as TaskIcon } from '@/admin/ground/theme/icons';

interface NextTaskProps {
  readonly due: CalendarDate | null;
  /** In words, where no heading of a column says what it is. */
  readonly labelled?: boolean;
}

/** The day of the next task; marked when it is due. Renders nothing without one. */
export function NextTask({ due, labelled = false }: NextTaskProps) {
  if (!due) return null;
  const today = toCalendarDate(new Date());
  const late = due <= today;
  return (
    <Box
      component="span"
      title={late ? 'Next task, due' : 'Next task'}
      sx={{ ...shape, color: late ? 'warning.main' : 'inherit' }}
    >
      <TaskIcon aria-hidden sx={{ fontSize: 16 }} />
      {labelled && 'Next task '}
      {due === today ? 'today' : labelled ? formatNearDay(due) : formatMonthDay(due)}
      {labelled && due < today && ' (overdue)'}
    </Box>
  );
}

const shape = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  fontSize: 13.5,
  whiteSpace: 'nowrap',
};
