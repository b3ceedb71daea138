import { PREMIUM_FREQUENCIES, type PremiumFrequency } from '@contract';
import { InputAdornment, MenuItem, TextField } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import type { Appointment } from '@/shared/api-types';
import { clientPath } from '../clients/clientFields';
import { useAddToClients } from '../clients/useAddToClients';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import type { Words } from '@/admin/ground/drafts/differences';
import { DraftNotice } from '@/admin/ground/drafts/DraftNotice';
import { useEditedRecord } from '@/admin/ground/drafts/useEditedRecord';
import type { Sale } from '@/admin/ground/api/requests';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import type { LeadSet } from './leadChanges';
import { FREQUENCY_LABELS } from '@/admin/ground/words/leadWords';
import { LEAD_CHANGE, type LeadChanges } from './useLeadChange';

interface SaleDialogProps {
  readonly booking: Appointment;
  readonly onClose: () => void;
}

const words = ({ productPurchased, premiumFrequency, premiumRate }: Sale): Words => [
  ['Product/Policy Purchased', productPurchased || 'Nothing'],
  ['Premium Frequency', FREQUENCY_LABELS[premiumFrequency]],
  ['Premium Rate', premiumRate || 'Nothing'],
];

/** Form for a sale. Saving it closes the lead. Validation is on the server only (spec §5). */
export function SaleDialog({ booking, onClose }: SaleDialogProps) {
  const draft = useEditedRecord<Sale>({
    draftKey: draftKeys.sale(booking.id),
    value: {
      productPurchased: booking.productPurchased ?? '',
      premiumFrequency: booking.premiumFrequency ?? 'monthly',
      premiumRate: booking.premiumRate ?? '',
    },
  });
  const { value: sale, change: setSale } = draft;
  const addToClients = useAddToClients();
  const navigate = useNavigate();
  const ref = { leadType: 'appointment', leadId: booking.id } as const;
  const { mutate, isPending, error } = useProviderMutation({
    mutationKey: LEAD_CHANGE,
    inlineErrors: true,
    run: (provider, { sale: entered }: LeadChanges & { sale: Sale }) =>
      provider.recordSale(booking.id, entered),
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
    onSuccess: () => {
      draft.clear();
      onClose();
    },
  });
  const errors = fieldErrors(error);
  function submit() {
    const set: LeadSet = { ...sale, leadStatus: 'Closed Sale' };
    mutate({ sale, changes: [{ lead: ref, set, before: {} }] });
  }
  return (
    <FormDialog
      title="Enter Sales Information"
      action="Save Sale"
      ready={!isPending}
      onSubmit={submit}
      draft={draft}
      onClose={onClose}
    >
      <DraftNotice draft={draft} conflict={{ record: 'this sale', words }} />
      <TextField
        label="Product/Policy Purchased"
        autoFocus
        value={sale.productPurchased}
        onChange={(event) => setSale({ ...sale, productPurchased: event.target.value })}
        error={Boolean(errors.productPurchased)}
        helperText={errors.productPurchased}
      />
      <TextField
        select
        label="Premium Frequency"
        value={sale.premiumFrequency}
        onChange={(event) => setSale({ ...sale, premiumFrequency: event.target.value as PremiumFrequency })}
        error={Boolean(errors.premiumFrequency)}
        helperText={errors.premiumFrequency}
      >
        {PREMIUM_FREQUENCIES.map((frequency) => (
          <MenuItem key={frequency} value={frequency}>
            {FREQUENCY_LABELS[frequency]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label="Premium Rate"
        placeholder="e.g. 1000"
        value={sale.premiumRate}
        onChange={(event) => setSale({ ...sale, premiumRate: event.target.value })}
        error={Boolean(errors.premiumRate)}
        helperText={errors.premiumRate}
        slotProps={{
          input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
          inputLabel: { shrink: true },
        }}
      />
    </FormDialog>
  );
}
