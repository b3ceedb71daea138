import { Button, Typography, useMediaQuery, type Theme } from '@mui/material';
import { DataTable, ListBase, Pagination, SimpleList, useListContext, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { LoadingCards } from '../layout/LoadingCards';
import { PageHeading } from '../layout/PageHeading';
import { QueryError } from '../providers/QueryError';
import { StatusChip } from '../theme/StatusChip';
import type { StatusName } from '../theme/statusColours';
import type { Subscriber } from '../../shared/api-types';
import { ListFilters } from './ListFilters';
import { SubscriberName } from './SubscriberName';
import { tableShape } from './tableShape';

const STATE_LABELS: Record<Subscriber['state'], string> = {
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed',
  left: 'Left',
  failing: 'Failing address',
};

const STATE_COLOURS: Record<Subscriber['state'], StatusName> = {
  confirmed: 'New',
  unconfirmed: 'Pending',
  left: 'Not Qualified',
  failing: 'Failed',
};

const queryOptions = { onError: () => {} };

/** Everybody who asked for the newsletter, newest first, with the reason where nothing is sent to them. */
export function SubscriberListPage() {
  return (
    <>
      <PageHeading title="Subscribers" subtitle="Who gets the next issue, and why others do not">
        <Button variant="outlined" color="secondary" component={Link} to="/admin/newsletter">
          All issues
        </Button>
      </PageHeading>
      <ListBase
        resource="subscribers"
        perPage={25}
        sort={{ field: 'id', order: 'DESC' }}
        storeKey={false}
        exporter={false}
        queryOptions={queryOptions}
      >
        <ListFilters
          searchLabel="Search the addresses"
          placeholder="Address begins with…"
          states={STATE_LABELS}
        />
        <Subscribers />
      </ListBase>
    </>
  );
}

function Subscribers() {
  const { data, isPending, error, refetch } = useListContext<Subscriber>();
  const phone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  if (isPending) return <LoadingCards label="Loading subscribers" />;
  return (
    <>
      {error && <QueryError error={error} onRetry={refetch} stale />}
      {data.length === 0 && (
        <Typography role="status" color="textSecondary" sx={{ py: 4, textAlign: 'center' }}>
          No subscribers match
        </Typography>
      )}
      {data.length > 0 && phone && (
        <SimpleList<Subscriber>
          rowClick={false}
          primaryText={() => <SubscriberName />}
          secondaryText={() => <State />}
          sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 }}
        />
      )}
      {data.length > 0 && !phone && (
        <DataTable rowClick={false} bulkActionButtons={false} sx={tableShape}>
          {COLUMNS}
        </DataTable>
      )}
      <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />
    </>
  );
}

const COLUMNS = [
  <DataTable.Col<Subscriber> key="email" source="email" label="Person" field={SubscriberName} disableSort />,
  <DataTable.Col<Subscriber> key="state" source="state" label="Newsletter" field={State} disableSort />,
];

function State() {
  const { state, reason } = useRecordContext<Subscriber>() as Subscriber;
  return (
    <>
      <StatusChip status={STATE_COLOURS[state]} label={STATE_LABELS[state]} />
      {reason && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
          {reason}
        </Typography>
      )}
    </>
  );
}
