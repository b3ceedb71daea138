import { isPlaceholderAddress, placeholderAddress, PREFERRED_TIMES } from '@contract';
import { Box, Link } from '@mui/material';
import { useRef } from 'react';
import type { Client } from '@/shared/api-types';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import { Field } from '@/admin/ground/forms/Field';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import type { Schedule } from '@/admin/ground/api/requests';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { LEAD_SOURCE_LABELS } from '@/admin/ground/words/leadWords';
import { BusinessHoursNote } from './BusinessHoursNote';
import { TellVisitorSwitch } from './TellVisitorSwitch';
import { TimeField } from './TimeField';
import { useTellVisitor } from './useTellVisitor';
import type { DetailValues } from '@/admin/ground/forms/details';
import { bookingField as field, newBooking } from './fields';
import { KnownPeople } from './KnownPeople';

const SOURCES = Object.fromEntries(
  (['phone', 'walk-in', 'referral'] as const).map((source) => [source, LEAD_SOURCE_LABELS[source]]),
);

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
  /** Whose booking it is; without one the phone number says whether the person is known. */
  readonly client?: Client;
  readonly onClose: () => void;
}

/** Creates a booking on behalf of a person. The booking of a given client is linked to that client. */
export function NewBookingDialog({ schedule = {}, client, onClose }: NewBookingDialogProps) {
  const tell = useTellVisitor('booking_received');
  const form = useRecordForm({
    stored: {
      draftKey: draftKeys.booking(client?.id),
      id: null,
      value: { ...EMPTY, ...schedule, ...(client && detailsOf(client)) },
    },
    run: async (provider, entered: DetailValues) => {
      const data = { ...newBooking(entered), tellVisitor: tell.decision };
      const { data: booking } = await provider.create('leads', { data });
      if (!client) return true;
      // the booking is stored: a link that fails must not lead to a second one
      return provider.clientOfLead({ leadType: 'appointment', leadId: booking.id }, client.id).then(
        () => true,
        () => false,
      );
    },
    invalidates: () => [
      queryKeys.leads,
      queryKeys.calendar,
      queryKeys.stats,
      ...(client ? [queryKeys.clients] : []),
    ],
    success: (_, isComplete) => ({
      title: 'Booking added',
      ...(!isComplete && { description: 'It could not be linked to the client: do that on its page.' }),
    }),
    onClose,
  });
  const { value: values, change } = form;
  const time = PREFERRED_TIMES.find((choice) => choice === values.preferredTime) ?? '';
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
  return (
    <RecordForm form={form} title="New booking" action="Add booking" ready maxWidth="sm">
      <Box sx={gridShape}>
        <Field {...field('phone')} autoFocus />
        <Field name="leadSource" label="Came by" choices={SOURCES} />
        {!client && <KnownPeople values={values} onUse={fill} />}
        <Field {...field('firstName')} />
        <Field {...field('lastName')} />
        <Box sx={wide}>
          <Field {...field('email')} hint={emailHint} />
        </Box>
        <Field name="preferredDate" label="Date" type="date" slotProps={{ htmlInput: { ref: date } }} />
        <TimeField
          value={time}
          date={values.preferredDate ?? ''}
          error={form.errors.preferredTime}
          onChange={(preferredTime) => change({ ...values, preferredTime })}
        />
        <BusinessHoursNote date={values.preferredDate ?? ''} time={time} />
        <Field {...field('serviceInterest')} />
        <Field {...field('dateOfBirth')} />
        <Box sx={wide}>
          <Field {...field('notes')} />
        </Box>
        {!hasNoEmail && <TellVisitorSwitch tell={tell} label="Tell the visitor by e-mail" />}
      </Box>
    </RecordForm>
  );
}

const detailsOf = ({ firstName, lastName, email, phone, dateOfBirth }: Client): DetailValues => ({
  firstName,
  lastName: lastName ?? '',
  email: email ?? '',
  phone: phone ?? '',
  dateOfBirth: dateOfBirth ?? '',
});

const wide = { display: 'grid', gridColumn: '1 / -1' };
const gridShape = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& > [role="status"], & > .MuiFormControlLabel-root': { gridColumn: '1 / -1' },
};
