import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { MailDialog } from '@/admin/records/mails/MailDialog';
import { MailStateChip } from '@/admin/records/mails/MailStateChip';
import { EntityList, type ListColumn } from '@/admin/ground/lists/EntityList';
import { ListFilters } from '@/admin/ground/lists/ListFilters';
import { SectionHeading } from '@/admin/ground/theme/SectionHeading';
import type { Delivery, DeliveryState } from '@/shared/api-types';
import { SubscriberName } from './SubscriberName';

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
      <EntityList<Delivery>
        resource="deliveries"
        sort={{ field: 'id', order: 'ASC' }}
        list={{ filter: { issueId }, disableSyncWithLocation: true }}
        filters={
          <>
            <SectionHeading>Recipients</SectionHeading>
            <Box sx={{ mt: 1.5 }}>
              <ListFilters
                search={['Search the addresses', 'Address begins with…']}
                selects={[['state', 'Filter by state', DELIVERY_STATE_LABELS]]}
              />
            </Box>
          </>
        }
        loading={null}
        empty="No recipients match"
        columns={COLUMNS}
        row={[SubscriberName, StateAndOutcome]}
      />
    </Box>
  );
}

const COLUMNS: readonly ListColumn<Delivery>[] = [
  { source: 'email', label: 'Person', cell: SubscriberName },
  { source: 'state', cell: State },
  { source: 'reply', label: 'What the mail server said', cell: Outcome },
];

function State({ state, sentAt }: Delivery) {
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

function Outcome({ id, reply, reason, mailId, email }: Delivery) {
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

function StateAndOutcome(delivery: Delivery) {
  return (
    <>
      <State {...delivery} />
      <Outcome {...delivery} />
    </>
  );
}
