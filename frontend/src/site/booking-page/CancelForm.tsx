import type { ReturnedRequest } from '@contract';
import { RequestForm } from './RequestForm';

/** Says that the visitor cannot come. */
export function CancelForm({ returned }: { returned: ReturnedRequest | undefined }) {
  return <RequestForm request="cancel" messageLabel="Reason" button="button-secondary" returned={returned} />;
}
