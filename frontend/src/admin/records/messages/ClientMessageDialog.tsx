import type { PreparedMessage } from '@contract';
import { useRecord } from '@/admin/ground/api/useRecord';
import { formatLongDate } from '@/admin/ground/dates/dates';
import { leadName } from '@/admin/ground/words/leadWords';
import { MessageDialog } from './MessageDialog';

interface ClientMessageDialogProps {
  readonly clientId: string;
  /** The due date of the premium that it is about; the client's next one unless it is said. */
  readonly dueDate?: string;
  readonly first?: PreparedMessage;
  readonly onClose: () => void;
}

/** A message to a client, by what is stored of them. */
export function ClientMessageDialog({ clientId, dueDate, first, onClose }: ClientMessageDialogProps) {
  const { data: client } = useRecord('clients', clientId);
  if (!client) return null;
  const due = dueDate ?? client.nextPremiumDue;
  return (
    <MessageDialog
      about={{ clientId: client.id }}
      name={leadName(client)}
      firstName={client.firstName}
      reached={client}
      known={{ due: due ? formatLongDate(due) : undefined }}
      first={first}
      onClose={onClose}
    />
  );
}
