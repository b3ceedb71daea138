import { PREFERRED_TIMES } from '@contract';
import { MenuItem, TextField } from '@mui/material';
import { FormDialog } from '../dialogs/FormDialog';
import { draftKeys } from '../drafts/draftKeys';
import { DraftNotice } from '../drafts/DraftNotice';
import { useEditedRecord } from '../drafts/useEditedRecord';
import type { Schedule } from '../providers/requests';
import { fieldErrors } from '../providers/fieldErrors';
import { queryKeys } from '../providers/queryKeys';
import { useProviderMutation } from '../providers/useProviderMutation';
import { LEAD_SOURCE_LABELS } from '../leads/leadWords';
import { BusinessHoursNote } from '../leads/BusinessHoursNote';
import { TellVisitorSwitch } from '../leads/TellVisitorSwitch';
import { TimeField } from '../leads/TimeField';
import { useTellVisitor } from '../leads/useTellVisitor';
import { DetailInputs } from './DetailInputs';
import { BOOKING_FIELDS, type DetailValues, newBooking } from './fields';

const SOURCES = ['phone', 'walk-in', 'referral'] as const;

const EMPTY: DetailValues = {
  leadSource: 'phone',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  dateOfBirth: '',
  serviceInterest: '',
  notes: '',
  preferredDate: '',
  preferredTime: '',
};

interface NewBookingDialogProps {
  /** The day and time from which the dialog was opened. */
  readonly schedule?: Partial<Schedule>;
  readonly onClose: () => void;
}

/** Enters a booking of somebody who called, came by or was referred. */
export function NewBookingDialog({ schedule = {}, onClose }: NewBookingDialogProps) {
  const draft = useEditedRecord<DetailValues>({
    draftKey: draftKeys.booking,
    id: null,
    value: { ...EMPTY, ...schedule },
  });
  const { value: values, change } = draft;
  const tell = useTellVisitor('booking_received');
  const { mutate, isPending, error } = useProviderMutation({
    run: (provider, entered: DetailValues) => provider.addBooking(newBooking(entered), tell.decision),
    invalidates: () => [queryKeys.leads, queryKeys.calendar, queryKeys.stats],
    success: () => ({ title: 'Booking added' }),
    onSuccess: () => {
      draft.clear();
      onClose();
    },
  });
  const errors = fieldErrors(error);
  const time = PREFERRED_TIMES.find((choice) => choice === values.preferredTime) ?? '';
  const field = (name: string) => ({
    value: values[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => change({ ...values, [name]: target.value }),
    error: Boolean(errors[name]),
    helperText: errors[name],
  });
  return (
    <FormDialog
      title="New booking"
      action="Add booking"
      ready={!isPending}
      onSubmit={() => mutate(values)}
      draft={draft}
      onClose={onClose}
    >
      <DraftNotice draft={draft} />
      <TextField select label="Came by" {...field('leadSource')}>
        {SOURCES.map((source) => (
          <MenuItem key={source} value={source}>
            {LEAD_SOURCE_LABELS[source]}
          </MenuItem>
        ))}
      </TextField>
      <DetailInputs fields={BOOKING_FIELDS} values={values} errors={errors} onChange={change} />
      <TextField
        label="Date"
        type="date"
        {...field('preferredDate')}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TimeField
        value={time}
        date={values.preferredDate ?? ''}
        error={errors.preferredTime}
        onChange={(preferredTime) => change({ ...values, preferredTime })}
      />
      <BusinessHoursNote date={values.preferredDate ?? ''} time={time} />
      <TellVisitorSwitch tell={tell} label="Tell the visitor by e-mail" />
    </FormDialog>
  );
}
