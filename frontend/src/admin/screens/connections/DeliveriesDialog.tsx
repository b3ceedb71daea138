import { Box, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useState } from 'react';
import type { Webhook, WebhookDelivery } from '@/shared/api-types';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { ConsoleDialog } from '@/admin/ground/dialogs/ConsoleDialog';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { StatusChip } from '@/admin/ground/theme/StatusChip';
import { visuallyHidden } from '@/admin/ground/theme/visuallyHidden';
import { ReplayDialog } from './ReplayDialog';
import { eventWords, lastAttempt, stateOf } from './webhookWords';

interface DeliveriesDialogProps {
  readonly webhook: Webhook;
  readonly name: string;
  readonly onClose: () => void;
}

const isOnItsWay = ({ state }: WebhookDelivery) => state === 'queued' || state === 'sending';

/** What was delivered to a webhook and what waits, newest first. */
export function DeliveriesDialog({ webhook: { id, enabled }, name, onClose }: DeliveriesDialogProps) {
  const [replaying, setReplaying] = useState(false);
  const query = useProviderQuery(
    queryKeys.webhookDeliveries(id),
    (provider) => provider.webhookDeliveries(id),
    { pollWhile: (deliveries) => enabled && deliveries.some(isOnItsWay) },
  );
  const { data } = query;
  return (
    <ConsoleDialog open onClose={onClose} title={`Deliveries: ${name}`}>
      <DialogContent>
        <QueryState
          of={query}
          loading="Loading deliveries"
          height={160}
          empty="Nothing was delivered in the last 30 days."
        />
        {data && data.length > 0 && (
          <Box component="ul" aria-label="Deliveries" sx={listShape}>
            {data.map((delivery) => (
              <Entry key={delivery.id} delivery={delivery} isOff={!enabled} />
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" disabled={!enabled} onClick={() => setReplaying(true)}>
          Send a span again…
        </Button>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
      {replaying && <ReplayDialog id={id} onClose={() => setReplaying(false)} />}
    </ConsoleDialog>
  );
}

function Entry({ delivery, isOff }: { delivery: WebhookDelivery; isOff: boolean }) {
  const { id, webhookId, type, sequence, createdAt, state, nextAttemptAt, log } = delivery;
  const { mutate, isPending } = useProviderMutation({
    run: (provider) => provider.resendDelivery(id),
    invalidates: () => [queryKeys.webhookDeliveries(webhookId)],
    success: () => ({ title: 'It is sent again' }),
  });
  const { label, colour } = stateOf(delivery);
  const answer = log.at(-1)?.answer;
  return (
    <Box component="li" sx={{ py: 1.25 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ minWidth: 0, mr: 'auto' }}>
          <Typography sx={{ fontWeight: 600 }}>{eventWords(type)}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            No. {sequence} · {formatDateTime(createdAt)}
          </Typography>
          {lastAttempt(delivery) && (
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {lastAttempt(delivery)}
              {state === 'queued' && nextAttemptAt && ` · next try ${formatDateTime(nextAttemptAt)}`}
            </Typography>
          )}
        </Box>
        <Box sx={{ display: 'grid', justifyItems: 'end', gap: 0.5, flexShrink: 0 }}>
          <StatusChip status={colour} label={label} />
          <Button
            size="small"
            color="secondary"
            disabled={isOff || isPending || state === 'sending'}
            onClick={() => mutate(undefined)}
          >
            Send again<span style={visuallyHidden}> no. {sequence}</span>
          </Button>
        </Box>
      </Box>
      {answer && (
        <Box component="details" sx={{ mt: 0.5 }}>
          <Typography component="summary" variant="body2" color="textSecondary" sx={{ cursor: 'pointer' }}>
            What the receiver answered
          </Typography>
          <Box component="pre" sx={answerShape}>
            {answer}
          </Box>
        </Box>
      )}
    </Box>
  );
}

const listShape = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
};
const answerShape = {
  m: 0,
  mt: 0.5,
  p: 1,
  maxHeight: 160,
  overflow: 'auto',
  fontSize: 13,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
};
