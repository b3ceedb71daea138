import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConsoleDialog } from '@/admin/ground/dialogs/ConsoleDialog';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { ErasureDone } from './ErasureDone';
import { EraseForm } from './EraseForm';
import type { ErasureCertificate, Person } from '@/admin/ground/api/privacyTypes';

/** What an erasure can change on the other screens. */
const CHANGED = [
  queryKeys.people,
  queryKeys.due,
  queryKeys.threshold,
  queryKeys.leads,
  queryKeys.calendar,
  queryKeys.stats,
  queryKeys.tasks,
  queryKeys.mails,
  queryKeys.erasures,
  queryKeys.privacyRequests,
];

/** Erases a person after a confirmation, then shows the certificate. */
export function EraseDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [certificate, setCertificate] = useState<ErasureCertificate | null>(null);
  // only now: without the person the screen behind, and the dialog with it, would go away
  function leave() {
    onClose();
    for (const queryKey of CHANGED) void queryClient.invalidateQueries({ queryKey });
  }
  if (!certificate) return <EraseForm person={person} onErased={setCertificate} onClose={onClose} />;
  return (
    <ConsoleDialog open onClose={leave} title="Certificate of erasure">
      <ErasureDone certificate={certificate} onClose={leave} />
    </ConsoleDialog>
  );
}
