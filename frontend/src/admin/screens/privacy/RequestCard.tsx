import { Box, Button, Card, Typography } from '@mui/material';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime, formatLongDate } from '@/admin/ground/dates/dates';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { StatusChip } from '@/admin/ground/theme/StatusChip';
import {
  daysLeftWords,
  KIND_HINTS,
  KIND_LABELS,
  STATE_COLOURS,
  STATE_LABELS,
  urgencyOf,
} from './requestWords';
import type { PersonSearchState } from './personAddress';
import type { PrivacyRequest } from '@/admin/ground/api/privacyTypes';

interface RequestCardProps {
  readonly request: PrivacyRequest;
  readonly onClose: (request: PrivacyRequest) => void;
}

/** What a person asked for, by when it is answered, and what came of it. */
export function RequestCard({ request, onClose }: RequestCardProps) {
  const id = useId();
  const { kind, email, receivedOn, dueOn, state, note, outcome, doneAt, doneByName } = request;
  const search: PersonSearchState = { query: email };
  const reopening = useProviderMutation({
    run: (provider) => provider.update('privacyRequests', { id: request.id, data: { state: 'open' } }),
    invalidates: () => [queryKeys.privacyRequests, queryKeys.people, queryKeys.waiting],
    success: () => ({ title: 'The request is open again' }),
  });
  return (
    <Card component="li" aria-labelledby={id} sx={{ p: 2, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography id={id} variant="h2" sx={{ mr: 'auto' }}>
          {email || 'Erased person'}
        </Typography>
        {state === 'open' ? (
          <StatusChip status={urgencyOf(dueOn)} label={daysLeftWords(dueOn)} />
        ) : (
          <StatusChip status={STATE_COLOURS[state]} label={STATE_LABELS[state]} />
        )}
      </Box>
      <Typography sx={{ mt: 0.5 }}>{KIND_LABELS[kind]}</Typography>
      <Typography variant="body2" color="textSecondary">
        Received {formatLongDate(receivedOn)}
        {state === 'open' && ` · ${KIND_HINTS[kind]}`}
        {doneAt && ` · Closed ${formatDateTime(doneAt)}${doneByName ? ` by ${doneByName}` : ''}`}
      </Typography>
      {note && <Typography sx={{ mt: 1, whiteSpace: 'pre-line', maxWidth: '68ch' }}>{note}</Typography>}
      {outcome && (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line', maxWidth: '68ch' }}>
          <strong>Outcome:</strong> {outcome}
        </Typography>
      )}
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {email && (
          <Button
            component={Link}
            to="/admin/privacy"
            state={search}
            variant="outlined"
            color="secondary"
            size="small"
          >
            Show the person
          </Button>
        )}
        {state === 'open' && (
          <Button variant="outlined" color="secondary" size="small" onClick={() => onClose(request)}>
            Close…
          </Button>
        )}
        {state !== 'open' && (
          <Button
            color="secondary"
            size="small"
            disabled={reopening.isPending}
            onClick={() => reopening.mutate(undefined)}
          >
            Open again
          </Button>
        )}
      </Box>
    </Card>
  );
}
