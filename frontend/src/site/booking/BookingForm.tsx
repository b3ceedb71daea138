import type { BookingDateLimits, BookingSummary, ReturnedForm } from '@contract';
import type { SentBookingConfirmation } from '../../shared/api-types';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { notify } from '../../shared/toast/toastQueue';
import { BOOKING, bookingSuccess } from '../content/booking';
import type { ServicePreset } from '../content/services';
import { fillControl, formControl, formValues } from '../forms/formValues';
import { FormError } from '../forms/FormError';
import { HiddenSubject } from '../forms/HiddenSubject';
import { SubmitError } from '../forms/SubmitError';
import { SubmitButton } from '../forms/SubmitButton';
import { useSiteForm } from '../forms/useSiteForm';
import { visitorTimeZone } from '../forms/visitorTime';
import { usePage } from '../PageContext';
import { BookingFields, type SelectedValues } from './BookingFields';
import { clearBookingDraft } from './bookingDraft';
import { BookingPanel } from './BookingPanel';
import { CalculationNote } from './CalculationNote';
import { BOOKING_STEPS } from './bookingSteps';
import { type BookingField, bookingRules, dateLimits } from './bookingRules';
import { type BusinessTime, businessTime } from './businessHours';
import { StepIndicator } from './StepIndicator';
import { useBookingDraft } from './useBookingDraft';
import { nextOnEnter, useBookingSteps } from './useBookingSteps';

interface BookingFormProps {
  readonly returned?: ReturnedForm | undefined;
  /** The service to select; a new object selects it again. */
  readonly preset?: ServicePreset | undefined;
}

/** The booking form. Works as plain HTML, and with JavaScript without leaving the page. */
export function BookingForm({ returned, preset }: BookingFormProps) {
  const { business, timeZone } = usePage();
  const form = useRef<HTMLFormElement>(null);
  const rules = useMemo(() => bookingRules(timeZone), [timeZone]);
  const fields = useMemo(() => Object.keys(rules) as BookingField[], [rules]);
  const [limits, setLimits] = useState<BookingDateLimits>();
  const [selected, setSelected] = useState<SelectedValues>({
    date: returned?.values.preferredDate ?? '',
    time: returned?.values.preferredTime ?? '',
    service: returned?.values.serviceInterest ?? '',
    birthDate: returned?.values.dateOfBirth ?? '',
  });
  const [calculation, setCalculation] = useState(returned?.values.calculation ?? '');
  const [now, setNow] = useState<BusinessTime>();
  const [confirmed, setConfirmed] = useState<{ booking: BookingSummary; preset: typeof preset }>();
  // selecting another service shows the form again
  const booked = confirmed && confirmed.preset === preset ? confirmed.booking : undefined;

  const readSelected = () => {
    if (!form.current) return;
    const values = formValues(form.current, [
      'preferredDate',
      'preferredTime',
      'serviceInterest',
      'dateOfBirth',
    ]);
    setSelected({
      date: values.preferredDate,
      time: values.preferredTime,
      service: values.serviceInterest,
      birthDate: values.dateOfBirth,
    });
    setNow(businessTime(timeZone, new Date()));
  };

  const formSteps = useBookingSteps(form, returned?.errors);
  const { errors, pending, submitError, formError, values, firstError, checkSome, formProps } = useSiteForm<
    BookingField,
    SentBookingConfirmation
  >({
    rules,
    endpoint: '/api/appointments',
    returned,
    failure: BOOKING.failure,
    extra: () => ({ timeZone: visitorTimeZone() ?? '', calculation }),
    reveal: formSteps.reveal,
    onAccepted: (sent, { reference, pageIsMailed }) => {
      clearBookingDraft();
      readSelected();
      formSteps.reset();
      setCalculation('');
      setConfirmed({ booking: { ...sent, reference, pageIsMailed } as BookingSummary, preset });
      notify(bookingSuccess(business.name));
    },
  });

  useBookingDraft(form, fields, () => {
    // the page may come from a cache, so only the browser knows the current date
    setLimits(dateLimits(timeZone, new Date()));
    readSelected();
    formSteps.restore();
  });

  useEffect(() => {
    if (preset && form.current) fillControl(form.current, 'serviceInterest', preset.interest);
  }, [preset]);

  const steps = formSteps.checkedBy(checkSome);
  const selectDate = (date: string) => {
    if (!form.current) return;
    fillControl(form.current, 'preferredDate', date);
    // React reports no change of an input whose value was set
    readSelected();
  };

  const bookAnother = () => {
    // the form must be rendered before its first field can get the focus
    flushSync(() => setConfirmed(undefined));
    if (form.current) formControl(form.current, 'firstName')?.focus();
  };

  return (
    <>
      {booked && <BookingPanel booking={booked} onAnother={bookAnother} />}
      <form
        className="booking-form"
        hidden={booked !== undefined}
        action="/book"
        ref={form}
        onChange={readSelected}
        onKeyDown={nextOnEnter}
        aria-label="Book a consultation"
        {...formProps}
      >
        <FormError title={BOOKING.failure.title} reason={formError} />
        <HiddenSubject form="booking" />
        {calculation !== '' && (
          <CalculationNote reference={calculation} onLeaveOut={() => setCalculation('')} />
        )}
        <StepIndicator current={steps.current} />
        <BookingFields
          errors={errors}
          values={values}
          firstError={firstError}
          limits={limits}
          selected={selected}
          now={now}
          preset={preset}
          steps={steps}
          onSelectDate={selectDate}
        />
        <div className={steps.current === BOOKING_STEPS.length - 1 ? 'form-end' : 'form-end is-later'}>
          <SubmitError title={BOOKING.failure.title} reason={submitError} />
          <SubmitButton pending={pending} label={BOOKING.button} pendingLabel={BOOKING.pending} />
          <p className="form-small">
            Fields marked <span aria-hidden="true">*</span>
            <span className="sr-only">with a star</span> are required. We use your details to arrange the
            consultation and nothing else: see our <a href="#privacy-policy">Privacy Policy</a>.
          </p>
        </div>
      </form>
    </>
  );
}
