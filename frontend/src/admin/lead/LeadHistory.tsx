import { Box, Card, Skeleton, Typography } from '@mui/material';
import type { LeadDetail, LeadRef } from '../../shared/api-types';
import { formatDateTime } from '../dates';
import { kindLabel, STATE_LABELS } from '../mails/mailWords';
import { QueryError } from '../providers/QueryError';
import { queryKeys } from '../providers/queryKeys';
import { useProviderQuery } from '../providers/useProviderQuery';
import { ContactForm } from './ContactForm';
import { leadEvents, type LeadEvent } from './leadEvents';
import type { NoteForm } from './useNoteForm';
import { MailIcon } from '../theme/icons';
import { ChangeIcon, NoteIcon, TalkIcon as ContactIcon } from '../theme/screenIcons';

interface LeadHistoryProps {
  readonly form: NoteForm;
  readonly lead: LeadRef;
  readonly mails: LeadDetail['mails'];
}

/** Notes, contacts, changes and mails of a lead in one order, with a form for the next note. */
export function LeadHistory({ lead, mails, form }: LeadHistoryProps) {
  const notes = useProviderQuery(queryKeys.notes(lead), (provider) => provider.notes(lead));
  const activity = useProviderQuery(queryKeys.activity(lead), (provider) => provider.activity(lead));
  const events =
    notes.data &&
    activity.data &&
    leadEvents(
      notes.data,
      activity.data,
      mails,
      ({ kind, state }) => `${kindLabel(kind)}: ${(STATE_LABELS[state] ?? state).toLowerCase()}`,
    );
  const error = notes.error ?? activity.error;
  const retry = () => Promise.all([notes.refetch(), activity.refetch()]);
  return (
    <Card component="section" aria-label="History" sx={{ p: 2, minWidth: 0 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        History
      </Typography>
      <ContactForm lead={lead} form={form} />
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

const ICONS = { note: NoteIcon, contact: ContactIcon, change: ChangeIcon, mail: MailIcon };

function EventLine({ event: { kind, text, who, createdAt } }: { event: LeadEvent }) {
  const Icon = ICONS[kind];
  const quiet = kind === 'change' || kind === 'mail';
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.25, minWidth: 0 }}>
      <Icon aria-hidden fontSize="small" sx={{ mt: 0.25, color: 'text.secondary' }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', ...(quiet && quietShape) }}>
          {text}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {who && `${who} · `}
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </Typography>
      </Box>
    </Box>
  );
}

const quietShape = { color: 'text.secondary', fontSize: 15 };
