import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import type { LeadDetail, LeadRef } from '@/shared/api-types';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { LeadMails } from '@/admin/records/mails/LeadMails';
import { QueryError } from '@/admin/ground/api/QueryError';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { useTasksAbout } from '@/admin/records/tasks/useTasksAbout';
import { MailIcon } from '@/admin/ground/theme/icons';
import { ChangeIcon, DownIcon, NoteIcon, TalkIcon as ContactIcon } from '@/admin/ground/theme/screenIcons';
import { ContactForm } from './ContactForm';
import { leadEvents, type LeadEvent } from './leadEvents';
import type { NoteForm } from './useNoteForm';

interface LeadHistoryProps {
  readonly form: NoteForm;
  readonly lead: LeadRef;
  readonly mails: LeadDetail['mails'];
}

/** Notes, contacts and changes of a lead in one order, with a form for the next note; its mails are folded. */
export function LeadHistory({ lead, mails, form }: LeadHistoryProps) {
  const notes = useProviderQuery(queryKeys.notes(lead), (provider) => provider.notes(lead));
  const activity = useProviderQuery(queryKeys.activity(lead), (provider) => provider.activity(lead));
  const { data: tasks = [] } = useTasksAbout(lead);
  const events = notes.data && activity.data && leadEvents(notes.data, activity.data, tasks);
  const error = notes.error ?? activity.error;
  const retry = () => Promise.all([notes.refetch(), activity.refetch()]);
  return (
    <Card component="section" aria-label="History" sx={{ p: 2, minWidth: 0 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        History
      </Typography>
      <ContactForm lead={lead} form={form} />
      <FoldedMails lead={lead} count={mails.length} />
      {error && <QueryError error={error} onRetry={retry} stale={events !== undefined} />}
      {!events && !error && <Skeleton height={72} />}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {events?.map((event) => (
          <EventLine key={`${event.kind} ${event.id}`} event={event} />
        ))}
      </Box>
    </Card>
  );
}

/** The most mails that come with a lead. */
const MOST_MAILS = 20;

function FoldedMails({ lead, count }: { lead: LeadRef; count: number }) {
  const [shown, setShown] = useState(false);
  if (count === 0) return null;
  const words = count === 1 ? '1 message' : `${count}${count < MOST_MAILS ? '' : '+'} messages`;
  return (
    <Box className="no-print" sx={{ mb: 1.5 }}>
      <Button
        size="small"
        color="secondary"
        startIcon={<MailIcon />}
        endIcon={<DownIcon sx={{ transform: shown ? 'rotate(180deg)' : 'none' }} />}
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
        sx={{ mx: -0.5 }}
      >
        {words}
      </Button>
      {shown && <LeadMails lead={lead} height="auto" />}
    </Box>
  );
}

const ICONS = { note: NoteIcon, contact: ContactIcon, change: ChangeIcon };

function EventLine({ event: { kind, text, who, createdAt } }: { event: LeadEvent }) {
  const Icon = ICONS[kind];
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.25, minWidth: 0 }}>
      <Icon aria-hidden fontSize="small" sx={{ mt: 0.25, color: 'text.secondary' }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography
          sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', ...(kind === 'change' && quietShape) }}
        >
          {text}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {who} · <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </Typography>
      </Box>
    </Box>
  );
}

const quietShape = { color: 'text.secondary', fontSize: 15 };
