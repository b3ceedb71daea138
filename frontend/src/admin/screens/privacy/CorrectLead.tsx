import { DialogContent, Skeleton, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { LeadRef } from '@/shared/api-types';
import { ConsoleDialog } from '@/admin/ground/dialogs/ConsoleDialog';
import { DetailsDialog } from '@/admin/records/leads/DetailsDialog';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { QueryError } from '@/admin/ground/api/QueryError';
import { useRecord } from '@/admin/ground/api/useRecord';
import { leadKey } from '@/admin/ground/words/leadRules';

interface CorrectLeadProps {
  readonly leadRef: LeadRef;
  readonly onClose: () => void;
}

/** The dialog of the leads that corrects their details, once the lead is loaded. */
export function CorrectLead({ leadRef, onClose }: CorrectLeadProps) {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useRecord('leads', leadKey(leadRef), { uncached: true });
  function close() {
    onClose();
    void queryClient.invalidateQueries({ queryKey: queryKeys.people });
  }
  if (data) return <DetailsDialog lead={data} onClose={close} />;
  return (
    <ConsoleDialog open onClose={onClose} title="Correct details" maxWidth="xs">
      <DialogContent sx={{ pt: 0 }}>
        {error && data !== null && <QueryError error={error} onRetry={refetch} />}
        {data === null && <Typography role="status">This entry does not exist any more.</Typography>}
        {data === undefined && !error && (
          <Skeleton variant="rounded" height={240} role="img" aria-label="Loading the details" />
        )}
      </DialogContent>
    </ConsoleDialog>
  );
}
