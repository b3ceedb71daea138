import { Box, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { Task } from '@/shared/api-types';
import { formatLongDay, formatMonthDay, toCalendarDate } from '@/admin/ground/dates/dates';
import { clientPath } from '../clients/clientFields';
import { leadLink } from '@/admin/ground/words/leadRules';
import { useCurrentUser } from '@/admin/ground/api/useCurrentUser';
import { dueWords, urgency, urgencyShape } from '@/admin/ground/words/dueWords';
import { taskLead } from './useTaskChanges';
import { AlertIcon as OverdueIcon } from '@/admin/ground/theme/screenIcons';

/** When a task is due or was done, its lead or client, and whose it is. */
export function TaskFacts({ task, withoutLead }: { task: Task; withoutLead: boolean }) {
  const me = useCurrentUser()?.id;
  const lead = taskLead(task);
  const assignee = task.assigneeId === me ? 'You' : (task.assigneeName ?? 'A former user');
  return (
    <Box sx={factsShape}>
      <When task={task} />
      {lead && !withoutLead && (
        <Link component={RouterLink} to={leadLink(lead)} color="secondary" sx={{ overflowWrap: 'anywhere' }}>
          {task.leadName ?? 'Deleted lead'}
        </Link>
      )}
      {task.clientId && !withoutLead && (
        <Link
          component={RouterLink}
          to={clientPath(task.clientId)}
          color="secondary"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {task.clientName ?? 'Deleted client'}
        </Link>
      )}
      <span>{task.assigneeId === null ? 'Nobody yet' : assignee}</span>
    </Box>
  );
}

/** When it is due, or was done. */
export function When({ task: { doneAt, dueDate } }: { task: Task }) {
  if (doneAt) return <span>Done {formatMonthDay(toCalendarDate(new Date(doneAt)))}</span>;
  const pressing = urgency(dueDate);
  return (
    <Box component="time" dateTime={dueDate} title={formatLongDay(dueDate)} sx={whenShape[pressing]}>
      {pressing === 'overdue' && <OverdueIcon aria-hidden sx={{ fontSize: 16 }} />}
      {dueWords(dueDate)}
    </Box>
  );
}

export const factsShape = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.25,
  alignItems: 'center',
  mt: 0.25,
  fontSize: 14,
  color: 'text.secondary',
};

const whenShape = {
  ...urgencyShape,
  overdue: { ...urgencyShape.overdue, display: 'inline-flex', gap: 0.5, alignItems: 'center' },
};
