import { Typography } from '@mui/material';
import { DataTable, SimpleList, useRecordContext } from 'react-admin';
import { EmptyState } from '@/admin/ground/page/EmptyState';
import { ImportHint } from '@/admin/ground/lists/ImportHint';
import { ListContent } from '@/admin/ground/lists/ListContent';
import { ListExportButton } from '@/admin/ground/lists/ListExportButton';
import { LoadingCards } from '@/admin/ground/page/LoadingCards';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { RecordList } from '@/admin/ground/lists/RecordList';
import { StatusChip } from '@/admin/ground/theme/StatusChip';
import type { StatusName } from '@/admin/ground/theme/statusColours';
import type { Subscriber } from '@/shared/api-types';
import { ListFilters } from '@/admin/ground/lists/ListFilters';
import { ALL_ISSUES } from './issueWords';
import { STATE_LABELS, SUBSCRIBER_CSV } from './subscriberCsv';
import { SubscriberName } from './SubscriberName';
import { tableShape } from '@/admin/ground/lists/tableShape';
import { useNarrow } from '@/admin/ground/theme/widths';

const STATE_COLOURS: Record<Subscriber['state'], StatusName> = {
  confirmed: 'New',
  unconfirmed: 'Pending',
  left: 'Not Qualified',
  failing: 'Failed',
};

/** Everybody who asked for the newsletter, newest first, with the reason where nothing is sent to them. */
export function SubscriberListPage() {
  return (
    <RecordList resource="subscribers" sort={{ field: 'id', order: 'DESC' }}>
      <PageHeading
        title="Subscribers"
        subtitle="Who gets the next issue, and why others do not"
        back={ALL_ISSUES}
      >
        <ListExportButton<Subscriber>
          resource="subscribers"
          columns={SUBSCRIBER_CSV}
          sort={{ field: 'id', order: 'ASC' }}
        />
      </PageHeading>
      <ListFilters
        searchLabel="Search the addresses"
        placeholder="Address begins with…"
        states={STATE_LABELS}
      />
      <Subscribers />
    </RecordList>
  );
}

function Subscribers() {
  const narrow = useNarrow();
  return (
    <ListContent<Subscriber>
      loading={<LoadingCards label="Loading subscribers" />}
      noMatch="No subscribers match"
      empty={
        <EmptyState title="No subscribers yet">
          Visitors subscribe on the site and confirm their address.
          <ImportHint />
        </EmptyState>
      }
    >
      {() =>
        narrow ? (
          <SimpleList<Subscriber>
            rowClick={false}
            primaryText={() => <SubscriberName />}
            secondaryText={() => <State />}
            sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 }}
          />
        ) : (
          <DataTable rowClick={false} bulkActionButtons={false} sx={tableShape}>
            {COLUMNS}
          </DataTable>
        )
      }
    </ListContent>
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
