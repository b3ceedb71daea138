import { PREMIUM_FREQUENCIES, type PremiumFrequency } from '@contract';
import { Button, DialogActions, DialogContent, InputAdornment, MenuItem, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import type { Appointment } from '../../shared/api-types';
import { ConsoleDialog } from '../dialogs/ConsoleDialog';
import type { Sale } from '../providers/consoleProvider';
import { fieldErrors } from '../providers/fieldErrors';
import { queryKeys } from '../providers/queryKeys';
import { useChange } from '../providers/useChange';
import { FREQUENCY_LABELS } from './frequencyLabels';

interface SaleDialogProps {
  readonly booking: Appointment;
  readonly onClose: () => void;
}

/** What was sold. Saving records it and closes the lead; the server checks, the form does not (spec §5). */
export function SaleDialog({ booking, onClose }: SaleDialogProps) {
  const [sale, setSale] = useState<Sale>({
    productPurchased: booking.productPurchased ?? '',
    premiumFrequency: booking.premiumFrequency ?? 'monthly',
    premiumRate: booking.premiumRate ?? '',
  });
  const ref = { leadType: 'appointment', leadId: booking.id } as const;
  const { mutate, isPending, error } = useChange({
    run: (provider, entered: Sale) => provider.recordSale(booking.id, entered),
    refreshes: () => [queryKeys.leads, queryKeys.calendar, queryKeys.stats, queryKeys.activity(ref)],
    success: () => ({ title: 'Sales information saved successfully' }),
    onSuccess: onClose,
  });
  const errors = fieldErrors(error);
  function submit(event: FormEvent) {
    event.preventDefault();
    mutate(sale);
  }
  return (
    <ConsoleDialog open onClose={onClose} title="Enter Sales Information" maxWidth="xs">
      <form onSubmit={submit} noValidate>
        <DialogContent sx={{ display: 'grid', gap: 2.5, pt: '8px !important' }}>
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
            onChange={(event) =>
              setSale({ ...sale, premiumFrequency: event.target.value as PremiumFrequency })
            }
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
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={isPending}>
            Save Sale
          </Button>
        </DialogActions>
      </form>
    </ConsoleDialog>
  );
}
