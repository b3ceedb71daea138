import { Typography } from '@mui/material';
import { EmptyState } from '@/admin/ground/page/EmptyState';
import { EntityList, type ListColumn } from '@/admin/ground/lists/EntityList';
import { ImportHint } from '@/admin/ground/lists/ImportHint';
import { ListFilters } from '@/admin/ground/lists/ListFilters';
import { StatusChip } from '@/admin/ground/theme/StatusChip';
import type { StatusName } from '@/admin/ground/theme/statusColours';
import type { Subscriber } from '@/shared/api-types';
import { ALL_ISSUES } from './issueWords';
import { STATE_LABELS, SUBSCRIBER_CSV } from './subscriberCsv';
import { SubscriberName } from './SubscriberName';

const STATE_COLOURS: Record<Subscriber['state'], StatusName> = {
  confirmed: 'New',
  unconfirmed: 'Pending',
  left: 'Not Qualified',
  failing: 'Failed',
};

/** Everybody who asked for the newsletter, newest first, with the reason where nothing is sent to them. */
export const SubscriberListPage = () => (
  <EntityList<Subscriber>
    resource="subscribers"
    sort={{ field: 'id', order: 'DESC' }}
    title="Subscribers"
    subtitle="Who gets the next issue, and why others do not"
    back={ALL_ISSUES}
    csv={SUBSCRIBER_CSV}
    csvSort={{ field: 'id', order: 'ASC' }}
    filters={
      <ListFilters
        search={['Search the addresses', 'Address begins with…']}
        selects={[['state', 'Filter by state', STATE_LABELS]]}
      />
    }
    loading="Loading subscribers"
    noMatch="No subscribers match"
    empty={
      <EmptyState title="No subscribers yet">
        Visitors subscribe on the site and confirm their address.
        <ImportHint />
      </EmptyState>
    }
    columns={COLUMNS}
    row={[SubscriberName, State]}
  />
);

const COLUMNS: readonly ListColumn<Subscriber>[] = [
  { source: 'email', label: 'Person', cell: SubscriberName },
  { source: 'state', label: 'Newsletter', cell: State },
];

function State({ state, reason }: Subscriber) {
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
