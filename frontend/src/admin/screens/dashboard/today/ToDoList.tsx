import { Box, Button, Link } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Today } from '@/shared/api-types';
import { REQUEST_LABELS } from '@/admin/ground/words/bookingWords';
import { leadListLink } from '@/admin/ground/words/leadRules';
import { leadName } from '@/admin/ground/words/leadWords';
import { VisitorRequestPanel } from '@/admin/records/leads/VisitorRequestPanel';
import { TaskLine } from '@/admin/records/tasks/TaskLine';
import { DeskCard, DeskLines } from './DeskCard';
import { LeadLine } from './LeadLine';
import { wishOf } from './LeadQueues';
import { byUrgency } from './toDo';

type ToDoListProps = Pick<Today, 'tasks' | 'visitorRequests'>;

/** Tasks, next steps of cases and requests of visitors that wait, the most urgent first. */
export function ToDoList({ tasks, visitorRequests }: ToDoListProps) {
  const lines = byUrgency(tasks.rows, visitorRequests.rows);
  if (lines.length === 0) return null;
  return (
    <DeskCard
      title="To do"
      count={tasks.total + visitorRequests.total}
      aside={
        <Box component="span" sx={{ display: 'flex', gap: 2 }}>
          {visitorRequests.total > 0 && (
            <Link component={RouterLink} to={leadListLink({ visitorRequest: true })} color="secondary">
              Requests
            </Link>
          )}
          <Link component={RouterLink} to="/admin/tasks" color="secondary">
            All tasks
          </Link>
        </Box>
      }
    >
      <DeskLines short={5}>
        {lines.map((line) =>
          line.kind === 'task' ? (
            <li key={line.task.id}>
              <TaskLine task={line.task} />
            </li>
          ) : (
            <RequestLine key={line.lead.id} lead={line.lead} />
          ),
        )}
      </DeskLines>
    </DeskCard>
  );
}

/** What a visitor asks for, in one line; the answers open below it. */
function RequestLine({ lead }: { lead: Today['visitorRequests']['rows'][number] }) {
  const [isOpen, setOpen] = useState(false);
  const request = lead.leadType === 'appointment' ? lead.visitorRequest : null;
  if (lead.leadType !== 'appointment' || !request) return null;
  return (
    <Box component="li" sx={{ pb: isOpen ? 1.5 : 0 }}>
      <LeadLine as="div" lead={lead} details={[REQUEST_LABELS[request.type], wishOf(lead)]}>
        <Button
          size="small"
          variant="outlined"
          aria-expanded={isOpen}
          aria-label={`Answer ${leadName(lead)}`}
          onClick={() => setOpen(!isOpen)}
        >
          Answer
        </Button>
      </LeadLine>
      {isOpen && <VisitorRequestPanel booking={lead} request={request} />}
    </Box>
  );
}
