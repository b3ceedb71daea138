import { isPlaceholderAddress, placeholderAddress, PREFERRED_TIMES } from '@contract';
import { Box, Link, MenuItem, TextField } from '@mui/material';
import { useRef } from 'react';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import { DraftNotice } from '@/admin/ground/drafts/DraftNotice';
import { useEditedRecord } from '@/admin/ground/drafts/useEditedRecord';
import type { Schedule } from '@/admin/ground/api/requests';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { LEAD_SOURCE_LABELS } from '@/admin/ground/words/leadWords';
import { BusinessHoursNote } from './BusinessHoursNote';
import { TellVisitorSwitch } from './TellVisitorSwitch';
import { TimeField } from './TimeField';
import { useTellVisitor } from './useTellVisitor';
import { DetailInput } from '@/admin/ground/forms/DetailInputs';
import type { DetailValues } from '@/admin/ground/forms/details';
import { bookingField as field, newBooking } from './fields';
import { KnownPeople } from './KnownPeople';

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

/** Enters a booking of somebody who called, came by or was referred; the phone number says whether they are known. */
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
  const inputs = { values, errors, onChange: change };
  const hasNoEmail = isPlaceholderAddress(values.email ?? '');
  const date = useRef<HTMLInputElement>(null);
  /** Its button goes away, so the next question gets the focus. */
  function fill(details: DetailValues) {
    change({ ...values, ...details });
    date.current?.focus();
  }
  const emailHint = hasNoEmail
    ? 'Nothing is sent to this address. Correct it once you know a real one.'
    : !values.email && (
        <>
          No e-mail?{' '}
          <Link
            component="button"
            type="button"
            onClick={() => fill({ email: placeholderAddress(`caller-${Date.now().toString(36)}`) })}
          >
            Book without one
          </Link>
        </>
      );
  const given = (name: string) => ({
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
      maxWidth="sm"
      onClose={onClose}
    >
      <Box sx={gridShape}>
        <DraftNotice draft={draft} />
        <DetailInput {...inputs} field={field('phone')} autoFocus />
        <TextField select label="Came by" {...given('leadSource')}>
          {SOURCES.map((source) => (
            <MenuItem key={source} value={source}>
              {LEAD_SOURCE_LABELS[source]}
            </MenuItem>
          ))}
        </TextField>
        <KnownPeople values={values} onUse={fill} />
        <DetailInput {...inputs} field={field('firstName')} />
        <DetailInput {...inputs} field={field('lastName')} />
        <Box sx={wide}>
          <DetailInput {...inputs} field={field('email')} hint={emailHint} />
        </Box>
        <TextField
          label="Date"
          type="date"
          inputRef={date}
          {...given('preferredDate')}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TimeField
          value={time}
          date={values.preferredDate ?? ''}
          error={errors.preferredTime}
          onChange={(preferredTime) => change({ ...values, preferredTime })}
        />
        <BusinessHoursNote date={values.preferredDate ?? ''} time={time} />
        <DetailInput {...inputs} field={field('serviceInterest')} />
        <DetailInput {...inputs} field={field('dateOfBirth')} />
        <Box sx={wide}>
          <DetailInput {...inputs} field={field('notes')} />
        </Box>
        {!hasNoEmail && <TellVisitorSwitch tell={tell} label="Tell the visitor by e-mail" />}
      </Box>
    </FormDialog>
  );
}

const wide = { display: 'grid', gridColumn: '1 / -1' };
const gridShape = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& > [role="status"], & > .MuiFormControlLabel-root': { gridColumn: '1 / -1' },
};
