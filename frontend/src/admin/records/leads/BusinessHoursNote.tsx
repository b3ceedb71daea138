import type { PreferredTime } from '@contract';
import { Typography } from '@mui/material';
import { useClosedDays } from '@/admin/ground/api/closedDays';
import { scheduleNote } from './scheduleNote';

interface BusinessHoursNoteProps {
  readonly date: string;
  /** '' when none is chosen. */
  readonly time: PreferredTime | '';
}

/** Says that the office is closed at a time; takes no room when it is open. */
export function BusinessHoursNote({ date, time }: BusinessHoursNoteProps) {
  const { names } = useClosedDays(date);
  return (
    <Typography role="status" variant="body2" sx={{ color: 'warning.main', '&:empty': { display: 'none' } }}>
      {scheduleNote(date, time, names)}
    </Typography>
  );
}
