import { PREMIUM_FREQUENCIES } from '@contract';
import { InputAdornment } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { saleLimits } from '@/shared/api-limits';
import type { Appointment } from '@/shared/api-types';
import { clientPath } from '../clients/clientFields';
import { useAddToClients } from '../clients/useAddToClients';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import type { FieldProps } from '@/admin/ground/forms/Field';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import type { Sale } from '@/admin/ground/api/requests';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import type { LeadSet } from './leadChanges';
import { FREQUENCY_LABELS } from '@/admin/ground/words/leadWords';
import { LEAD_CHANGE } from './useLeadChange';

interface SaleDialogProps {
  readonly booking: Appointment;
  readonly onClose: () => void;
}

const FREQUENCIES = Object.fromEntries(
  PREMIUM_FREQUENCIES.map((frequency) => [frequency, FREQUENCY_LABELS[frequency]]),
);

const FIELDS: readonly FieldProps[] = [
  { name: 'productPurchased', label: 'Product/Policy Purchased', autoFocus: true },
  { name: 'premiumFrequency', label: 'Premium Frequency', choices: FREQUENCIES },
  {
    name: 'premiumRate',
    label: 'Premium Rate',
    placeholder: 'e.g. 1000',
    slotProps: {
      input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
      inputLabel: { shrink: true },
    },
  },
];

/** Form for a sale. Saving it closes the lead. Validation is on the server only (spec §5). */
export function SaleDialog({ booking, onClose }: SaleDialogProps) {
  const addToClients = useAddToClients();
  const navigate = useNavigate();
  const ref = { leadType: 'appointment', leadId: booking.id } as const;
  const form = useRecordForm<Sale, unknown>({
    mutationKey: LEAD_CHANGE,
    stored: {
      draftKey: draftKeys.sale(booking.id),
      value: {
        productPurchased: booking.productPurchased ?? '',
        premiumFrequency: booking.premiumFrequency ?? 'monthly',
        premiumRate: booking.premiumRate ?? '',
      },
    },
    run: (provider, sale) => provider.recordSale(booking.id, sale),
    also: (sale) => {
      const set: LeadSet = { ...sale, leadStatus: 'Closed Sale' };
      return { changes: [{ lead: ref, set, before: {} }] };
    },
    invalidates: () => [queryKeys.leads, queryKeys.calendar, queryKeys.stats, queryKeys.activity(ref)],
    success: () => ({
      title: 'Sales information saved successfully',
      action:
        booking.clientId === null
          ? {
              label: 'Add to clients',
              altText: 'Choose Add to clients on the page of the lead',
              run: () => addToClients(ref),
            }
          : {
              label: 'Add the policy',
              altText: 'Choose Add the policy on the page of the client',
              run: () => void navigate(clientPath(booking.clientId!)),
            },
    }),
    inlineErrors: true,
    onClose,
  });
  return (
    <RecordForm
      form={form}
      title="Enter Sales Information"
      action="Save Sale"
      ready
      record="this sale"
      fields={FIELDS}
      limits={saleLimits}
    />
  );
}
