import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { DataTable, SimpleList, useRecordContext } from 'react-admin';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { MailDialog } from '@/admin/records/mails/MailDialog';
import { MailStateChip } from '@/admin/records/mails/MailStateChip';
import { RecordList } from '@/admin/ground/lists/RecordList';
import { SectionHeading } from '@/admin/ground/theme/SectionHeading';
import { ListContent } from '@/admin/ground/lists/ListContent';
import { ListFilters } from '@/admin/ground/lists/ListFilters';
import type { Delivery, DeliveryState } from '@/shared/api-types';
import { SubscriberName } from './SubscriberName';
import { tableShape } from '@/admin/ground/lists/tableShape';
import { useNarrow } from '@/admin/ground/theme/widths';

const DELIVERY_STATE_LABELS: Record<DeliveryState, string> = {
  waiting: 'Waiting',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
  skipped: 'Skipped',
};

/** Every recipient of an issue, and what became of their copy. */
export function DeliveryTable({ issueId }: { issueId: string }) {
  return (
    <Box component="section" aria-label="Recipients" sx={{ mt: 3 }}>
      <RecordList
        resource="deliveries"
        filter={{ issueId }}
        sort={{ field: 'id', order: 'ASC' }}
        disableSyncWithLocation
      >
        <SectionHeading>Recipients</SectionHeading>
        <Box sx={{ mt: 1.5 }}>
          <ListFilters
            searchLabel="Search the addresses"
            placeholder="Address begins with…"
            states={DELIVERY_STATE_LABELS}
          />
        </Box>
        <Deliveries />
      </RecordList>
    </Box>
  );
}

function Deliveries() {
  const narrow = useNarrow();
  return (
    <ListContent<Delivery> loading={null} empty="No recipients match">
      {() =>
        narrow ? (
          <SimpleList<Delivery>
            rowClick={false}
            primaryText={() => <SubscriberName />}
            secondaryText={() => (
              <>
                <State />
                <Outcome />
              </>
            )}
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

const useDelivery = () => useRecordContext<Delivery>() as Delivery;

const COLUMNS = [
  <DataTable.Col<Delivery> key="email" source="email" label="Person" field={SubscriberName} disableSort />,
  <DataTable.Col<Delivery> key="state" source="state" label="State" field={State} disableSort />,
  <DataTable.Col<Delivery>
    key="reply"
    source="reply"
    label="What the mail server said"
    field={Outcome}
    disableSort
  />,
];

function State() {
  const { state, sentAt } = useDelivery();
  return (
    <>
      <MailStateChip state={state === 'waiting' ? 'queued' : state} />
      {sentAt && (
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ display: 'block', mt: 0.25 }}
        >
          {formatDateTime(sentAt)}
        </Typography>
      )}
    </>
  );
}

function Outcome() {
  const { id, reply, reason, mailId, email } = useDelivery();
  const [open, setOpen] = useState(false);
  return (
    <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
      {[reason, reply].filter(Boolean).join(' · ')}
      {mailId && (
        <Button
          size="small"
          color="secondary"
          aria-label={`Open message to ${email}`}
          onClick={() => setOpen(true)}
          sx={{ ml: reply || reason ? 1 : 0, py: 0 }}
        >
          Open message
        </Button>
      )}
      {open && mailId && (
        <MailDialog
          mail={{ id: mailId, kind: 'newsletter', leadType: 'subscription', leadId: id }}
          withLead
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
}
