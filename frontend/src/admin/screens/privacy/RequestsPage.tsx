import { Box, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { ActionButton } from '@/admin/ground/page/ActionButton';
import { EmptyState } from '@/admin/ground/page/EmptyState';
import { ListContent } from '@/admin/ground/lists/ListContent';
import { LoadingCards } from '@/admin/ground/page/LoadingCards';
import { RecordList } from '@/admin/ground/lists/RecordList';
import { READING_WIDTH } from '@/admin/ground/page/ReadingColumn';
import { CloseRequestDialog } from './CloseRequestDialog';
import { NewRequestDialog } from './NewRequestDialog';
import { PrivacyScreen } from './PrivacyScreen';
import { RequestCard } from './RequestCard';
import { STATE_LABELS } from './requestWords';
import type { PrivacyRequest, RequestState } from '@/admin/ground/api/privacyTypes';

const openFirst = { state: 'open' };
const PANEL_ID = 'request-panel';

/** What people have asked about their data: open first, by due date. */
export function RequestsPage() {
  const [adding, setAdding] = useState(false);
  return (
    <PrivacyScreen
      title="Requests"
      subtitle="What people asked about their data, and by when they get an answer"
      actions={<ActionButton label="Add a request" onClick={() => setAdding(true)} />}
    >
      <RecordList
        resource="privacyRequests"
        sort={{ field: 'dueOn', order: 'ASC' }}
        filterDefaultValues={openFirst}
      >
        <States />
        <Box role="tabpanel" id={PANEL_ID} aria-label="Requests" sx={{ maxWidth: READING_WIDTH }}>
          <Requests />
        </Box>
      </RecordList>
      {adding && <NewRequestDialog onClose={() => setAdding(false)} />}
    </PrivacyScreen>
  );
}

function States() {
  const { setFilters, setSort, ...list } = useListContext<PrivacyRequest>();
  const { state = 'open' } = list.filterValues as { state?: RequestState };
  function show(next: RequestState) {
    setFilters({ state: next });
    setSort({ field: 'dueOn', order: next === 'open' ? 'ASC' : 'DESC' });
  }
  return (
    <Tabs
      value={state}
      onChange={(_, next: RequestState) => show(next)}
      aria-label="Requests by state"
      sx={{ mb: 2 }}
    >
      {Object.entries(STATE_LABELS).map(([value, label]) => (
        <Tab key={value} value={value} label={label} aria-controls={PANEL_ID} />
      ))}
    </Tabs>
  );
}

function Requests() {
  const [closing, setClosing] = useState<PrivacyRequest | null>(null);
  const { state = 'open' } = useListContext<PrivacyRequest>().filterValues as { state?: RequestState };
  return (
    <>
      <ListContent<PrivacyRequest>
        loading={<LoadingCards label="Loading requests" />}
        empty={
          state === 'open' ? (
            <EmptyState title="No open requests">
              When somebody asks what you hold of them, or to correct or erase it, add the request here: you
              have 15 working days to answer, and the date is kept in view.
            </EmptyState>
          ) : (
            `No requests were ${state === 'done' ? 'closed as done' : 'refused'} yet`
          )
        }
      >
        {(requests) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {requests.map((request) => (
              <RequestCard key={request.id} request={request} onClose={setClosing} />
            ))}
          </Box>
        )}
      </ListContent>
      {closing && <CloseRequestDialog request={closing} onClose={() => setClosing(null)} />}
    </>
  );
}
