import { Box } from '@mui/material';
import { useState } from 'react';
import { ActionButton } from '@/admin/ground/page/ActionButton';
import { EmptyState } from '@/admin/ground/page/EmptyState';
import { EntityList } from '@/admin/ground/lists/EntityList';
import { cardsShape } from '@/admin/ground/lists/ListContent';
import { READING_WIDTH } from '@/admin/ground/page/ReadingColumn';
import { CloseRequestDialog } from './CloseRequestDialog';
import { NewRequestDialog } from './NewRequestDialog';
import { PrivacyScreen } from './PrivacyScreen';
import { RequestCard } from './RequestCard';
import { STATE_LABELS } from './requestWords';
import type { PrivacyRequest } from '@/admin/ground/api/privacyTypes';

const LAST_FIRST = { field: 'dueOn', order: 'DESC' } as const;

const STATES = {
  open: {
    label: STATE_LABELS.open,
    sort: { field: 'dueOn', order: 'ASC' },
    empty: (
      <EmptyState title="No open requests">
        When somebody asks what you hold of them, or to correct or erase it, add the request here: you have 15
        working days to answer, and the date is kept in view.
      </EmptyState>
    ),
  },
  done: { label: STATE_LABELS.done, sort: LAST_FIRST, empty: 'No requests were closed as done yet' },
  refused: { label: STATE_LABELS.refused, sort: LAST_FIRST, empty: 'No requests were refused yet' },
} as const;

/** What people have asked about their data: open first, by due date. */
export function RequestsPage() {
  const [adding, setAdding] = useState(false);
  const [closing, setClosing] = useState<PrivacyRequest | null>(null);
  return (
    <PrivacyScreen
      title="Requests"
      subtitle="What people asked about their data, and by when they get an answer"
      actions={<ActionButton label="Add a request" onClick={() => setAdding(true)} />}
    >
      <Box sx={{ maxWidth: READING_WIDTH }}>
        <EntityList<PrivacyRequest>
          resource="privacyRequests"
          tabs={{ name: 'Requests', states: STATES }}
          loading="Loading requests"
          rows={(requests) => (
            <Box component="ul" sx={cardsShape}>
              {requests.map((request) => (
                <RequestCard key={request.id} request={request} onClose={setClosing} />
              ))}
            </Box>
          )}
        />
      </Box>
      {adding && <NewRequestDialog onClose={() => setAdding(false)} />}
      {closing && <CloseRequestDialog request={closing} onClose={() => setClosing(null)} />}
    </PrivacyScreen>
  );
}
