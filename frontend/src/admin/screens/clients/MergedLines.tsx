import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { Client, MergeOfClient, Unmerged } from '@/shared/api-types';
import type { ToastMessage } from '@/shared/toast/toastQueue';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { QuestionDialog } from '@/admin/ground/forms/QuestionDialog';
import { leadName } from '@/admin/ground/words/leadWords';
import { queriesOfClients, queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { fieldLabel } from '@/admin/records/clients/clientFields';

/** The merges of a client, of which the newest can be taken back. Nothing without one. */
export function MergedLines({ client }: { client: Client }) {
  const { data: merges = [] } = useProviderQuery(queryKeys.merges(client.id), (provider) =>
    provider.merges(client.id),
  );
  const [asked, setAsked] = useState<MergeOfClient | null>(null);
  if (merges.length === 0) return null;
  return (
    <Box component="section" aria-label="Merges" sx={shape}>
      {merges.map((merge, place) => (
        <Typography key={merge.id} variant="body2" color="textSecondary">
          Merged with {leadName(merge.other)} on {formatDateTime(merge.mergedAt)}, by {merge.mergedByName}.{' '}
          {place === 0 && (
            <Button size="small" color="secondary" onClick={() => setAsked(merge)} sx={{ py: 0 }}>
              Take back
            </Button>
          )}
        </Typography>
      ))}
      {asked && <TakeBackDialog client={client} merge={asked} onClose={() => setAsked(null)} />}
    </Box>
  );
}

interface TakeBackDialogProps {
  readonly client: Client;
  readonly merge: MergeOfClient;
  readonly onClose: () => void;
}

function TakeBackDialog({ client, merge, onClose }: TakeBackDialogProps) {
  const other = leadName(merge.other);
  return (
    <QuestionDialog
      title="Take back the merge?"
      action="Take back"
      run={(provider) => provider.undoMerge(merge.id)}
      invalidates={queriesOfClients}
      success={takenBackToast}
      onClose={onClose}
    >
      <Typography>
        {leadName(client)} and {other} are two clients again, with what each had before. What was changed or
        added since then stays with {leadName(client)}.
      </Typography>
    </QuestionDialog>
  );
}

const KINDS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  appointment: ['booking', 'bookings'],
  subscription: ['subscription', 'subscriptions'],
  policy: ['policy', 'policies'],
  insured: ['policy as the insured', 'policies as the insured'],
  payor: ['policy as the payor', 'policies as the payor'],
  contingentOwner: ['policy as the contingent owner', 'policies as the contingent owner'],
  assignee: ['policy as the assignee', 'policies as the assignee'],
  task: ['task', 'tasks'],
  referral: ['referred client', 'referred clients'],
  household: ['household', 'households'],
};

/** Names what was changed since and so stays where it is. */
export function takenBackToast({ client, stayed }: Unmerged): ToastMessage {
  const title = 'Merge taken back';
  if (stayed.length === 0) return { title };
  const fields = stayed.filter(({ kind }) => kind === 'field').map(({ id }) => fieldLabel(id).toLowerCase());
  const links = Object.entries(KINDS).flatMap(([kind, [one, many]]) => {
    const count = stayed.filter((entry) => entry.kind === kind).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return {
    title,
    description: `Changed since, and left with ${leadName(client)} as it is: ${[...fields, ...links].join(', ')}.`,
    duration: 12_000,
  };
}

const shape = { mt: 2, pt: 1.5, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 0.5 };
