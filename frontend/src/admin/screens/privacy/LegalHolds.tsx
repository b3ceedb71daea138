import { Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { Pagination, useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { RecordList } from '@/admin/ground/lists/RecordList';
import { Group, listShape } from './Group';
import { LiftDialog } from './HoldNotice';
import type { PersonSearchState } from './personAddress';
import type { ListedHold } from '@/admin/ground/api/privacyTypes';

/**
 * Everybody whose data is kept for now, latest first. It is no EntityList: without a legal hold there is nothing, not even
 * a heading.
 */
export function LegalHolds() {
  return (
    <RecordList
      resource="legalHolds"
      perPage={10}
      sort={{ field: 'since', order: 'DESC' }}
      disableSyncWithLocation
    >
      <Holds />
    </RecordList>
  );
}

function Holds() {
  const list = useListContext<ListedHold>();
  const { data, total } = list;
  if (!data?.length) return <QueryState of={list} />;
  return (
    <Group title="Legal holds" explanation="Nothing of these people is erased until their hold is lifted.">
      <QueryState of={list} />
      <Box component="ul" aria-label="Legal holds" sx={listShape}>
        {data.map((hold) => (
          <Row key={hold.id} hold={hold} />
        ))}
      </Box>
      {(total ?? 0) > data.length && <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
    </Group>
  );
}

function Row({ hold }: { hold: ListedHold }) {
  const [lifting, setLifting] = useState(false);
  const search: PersonSearchState = { query: hold.email };
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link
          component={RouterLink}
          to="/admin/privacy"
          state={search}
          color="secondary"
          underline="always"
          sx={{ fontWeight: 600 }}
        >
          {hold.email}
        </Link>
        <Typography>{hold.reason}</Typography>
        <Typography variant="body2" color="textSecondary">
          {hold.byName} · {formatDateTime(hold.since)}
        </Typography>
      </Box>
      <Button
        className="no-print"
        size="small"
        aria-label={`Lift the hold of ${hold.email}`}
        onClick={() => setLifting(true)}
      >
        Lift…
      </Button>
      {lifting && <LiftDialog hold={hold} onClose={() => setLifting(false)} />}
    </Box>
  );
}
