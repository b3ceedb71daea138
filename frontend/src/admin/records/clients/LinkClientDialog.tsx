import type { LeadRef } from '@/shared/api-types';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import { leadName } from '@/admin/ground/words/leadWords';
import { queriesOfLink } from '@/admin/ground/api/queryKeys';
import { ClientField } from './ClientField';

interface LinkClientDialogProps {
  readonly lead: LeadRef;
  readonly onClose: () => void;
}

/** Links a lead to a client that is there already. */
export function LinkClientDialog({ lead, onClose }: LinkClientDialogProps) {
  const form = useRecordForm({
    stored: { value: { clientId: '' } },
    run: (provider, { clientId }) => provider.clientOfLead(lead, clientId),
    invalidates: () => queriesOfLink(lead),
    success: (_, client) => ({ title: `Linked to ${leadName(client)}` }),
    onClose,
  });
  return (
    <RecordForm form={form} title="Link to a client" action="Link" asks={false}>
      <ClientField label="Client" hint="Name, e-mail or phone" autoFocus {...form.given('clientId')} />
    </RecordForm>
  );
}
